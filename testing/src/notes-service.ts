import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import { defineService } from '@octavo/platform/service.ts'
import type { Generated } from 'kysely'
import { type TObject, Type } from 'typebox'
import { startTestService } from './service.ts'

export interface NoteTables {
  note: { id: Generated<number>; text: string; hash: string }
  /** The number of notes, updated with every insert. */
  tally: { notes: number }
}

const hourly: Window = { name: 'hour', unit: 'hour', max: 5_000_000, starts: 'calendar' }

/** A service that stores a bit of everything: rows with blobs, a counter, and state in memory. */
export const notesService = defineService<TObject, NoteTables>({
  name: 'notes',
  title: 'Notes',
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
      await db.schema
        .createTable('tally')
        .addColumn('notes', 'integer', (column) => column.notNull())
        .execute()
      await db.insertInto('tally').values({ notes: 0 }).execute()
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
            const rows = remembered
              ? []
              : await db.read.selectFrom('note').select('text').orderBy('id').execute()
            remembered ??= rows.map(({ text }) => text)
            return remembered
          })
          app.get('/tally', () => db.read.selectFrom('tally').select('notes').executeTakeFirstOrThrow())
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
            const id = await db.write(async (tx) => {
              await tx
                .updateTable('tally')
                .set((eb) => ({ notes: eb('notes', '+', 1) }))
                .execute()
              const note = tx.insertInto('note').values({ text, hash }).returning('id')
              return (await note.executeTakeFirstOrThrow()).id
            })
            remembered = undefined
            return { id, used: states[0]?.used }
          })
        },
      ],
    }
  },
})

/** Serves the notes service of a data directory until the tests of the file end. */
export async function openNotesService(dataDir: string, blobs?: string) {
  const service = await startTestService(notesService, { dataDir, blobs })
  // The test knows the notes service's response types.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const call = async (path: string, init?: RequestInit): Promise<any> =>
    (await fetch(service.url + path, init)).json()
  return {
    ...service,
    notes: (): Promise<string[]> => call('/notes'),
    readCount: (): Promise<{ notes: number }> => call('/tally'),
    read: (id: number): Promise<{ text: string; blob: string }> => call(`/notes/${id}`),
    add: (text: string): Promise<{ id: number; used: number }> =>
      call('/notes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      }),
  }
}
