import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { defineService } from '@octavo/platform/service.ts'
import type { Generated } from 'kysely'
import { type TObject, Type } from 'typebox'

export interface NotebookTables {
  note: { id: Generated<number>; text: string; hash: string }
}

const hourly: Window = { name: 'hour', unit: 'hour', max: 5000, starts: 'calendar' }

/** A service that keeps a little of everything: rows, each with a blob, a counter, and a memory of its own. */
export const notebook = defineService<TObject, NotebookTables>({
  name: 'notebook',
  title: 'Notebook',
  summary: 'Notes for tests.',
  version: '1',
  firstCall: '/notes',
  config: Type.Object({}),
  migrations: {
    '001-notes': async (db) => {
      await db.schema
        .createTable('note')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute()
    },
  },
  async setup({ db, blobs, bus, limits }) {
    let remembered: string[] | undefined
    bus.subscribe(dataReplaced, () => {
      remembered = undefined
    })
    return {
      renderError: ({ status, code }) => ({ status, body: { code } }),
      routes: [
        (app) => {
          app.get('/notes', async () => {
            remembered ??= (await db.read.selectFrom('note').select('text').orderBy('id').execute()).map(
              ({ text }) => text,
            )
            return remembered
          })
          app.get<{ Params: { id: string } }>('/notes/:id', async (request) => {
            const id = Number(request.params.id)
            const row = await db.read.selectFrom('note').selectAll().where('id', '=', id).executeTakeFirst()
            if (!row) throw platformProblem('not_found')
            return { text: row.text, blob: (await blobs.read(row.hash)).toString() }
          })
          app.post<{ Body: { text: string } }>('/notes', async (request) => {
            const { text } = request.body
            const { states } = await limits.take('everybody', [hourly])
            const { hash } = await blobs.put(Buffer.from(text))
            const [row] = await db.run(db.read.insertInto('note').values({ text, hash }).returning('id'))
            remembered = undefined
            return { id: row?.id, used: states[0]?.used }
          })
        },
      ],
    }
  },
})
