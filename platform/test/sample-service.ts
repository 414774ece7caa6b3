import { untyped } from '@octavo/testing/untyped.ts'
import { Type } from 'typebox'
import type { Access } from '../src/access.ts'
import type { Window } from '../src/limits/limits.ts'
import { definePlans } from '../src/limits/plans.ts'
import { defineService, type Routes, type ServiceContext } from '../src/service.ts'
import { renderOops } from './http/sample-app.ts'

export interface NoteTables {
  note: { id: number; text: string; author: string }
}

const hour = (max: number): Window => ({ name: 'hour', unit: 'hour', max, starts: 'first-use' })

export const notePlans = definePlans(
  { guest: { windows: [hour(5)] }, basic: { windows: [hour(50)] }, pro: { windows: [hour(100_000)] } },
  { free: 'basic', paid: 'pro' },
)

const config = Type.Object({ greeting: Type.String({ default: 'hello' }) })
type Context = ServiceContext<{ greeting: string }, NoteTables>

export const noteAccess: Access = {
  plans: notePlans,
  anonymousPlan: 'guest',
  refundedStatuses: [304],
  limitHeaders: ({ states: [state] }) => ({
    'x-limit': String(state?.max),
    'x-remaining': String(state?.remaining),
  }),
  token: { kind: 'personal', scopes: ['read'] },
  demo: { login: 'demo', plan: 'paid', role: 'owner' },
}

/** A small service that uses every module of the platform. Tests override what they need. */
export const notes = defineService<typeof config, NoteTables>({
  name: 'notes',
  title: 'Notes',
  summary: 'Notes for tests.',
  version: 'v1',
  firstCall: '/notes',
  config,
  migrations: {
    '001-notes': async (db) => {
      await db.schema
        .createTable('note')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .execute()
    },
  },
  access: () => noteAccess,
  setup(context) {
    return {
      routes: [noteRoutes(context), accountRoutes(context)],
      renderError: renderOops,
      async seed() {
        await context.db.write((tx) =>
          tx
            .insertInto('note')
            .values({ id: 1, text: 'first', author: 'seed' })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute(),
        )
      },
      jobs: {
        copy: {
          async run(payload) {
            const { id, text } = untyped(payload)
            await context.db.write((tx) =>
              tx
                .insertInto('note')
                .values({ id: id + 1000, text: `copy of ${text}`, author: 'job' })
                .execute(),
            )
          },
        },
      },
    }
  },
})

const noteRoutes =
  ({ db, jobs, blobs }: Context): Routes =>
  (app) => {
    const Note = Type.Object(
      { id: Type.Integer(), text: Type.String(), author: Type.String() },
      { title: 'Note' },
    )
    app.get('/notes', { schema: { response: { 200: Type.Array(Note) } } }, () =>
      db.read.selectFrom('note').selectAll().orderBy('id').execute(),
    )
    app.get(
      '/notes/:id',
      { schema: { params: Type.Object({ id: Type.Integer() }) } },
      async (request, reply) => {
        reply.header('etag', '"1"')
        if (request.headers['if-none-match'] === '"1"') return reply.code(304).send()
        return { id: request.params.id }
      },
    )
    const body = Type.Object({ id: Type.Integer(), text: Type.String() })
    app.post('/notes', { schema: { body, response: { 201: Note } } }, async ({ body, caller }, reply) => {
      const note = { ...body, author: caller.user?.login ?? caller.kind }
      await db.write(async (tx) => {
        await tx.insertInto('note').values(note).execute()
        await jobs.enqueue(tx, { kind: 'copy', payload: body })
      })
      return reply.code(201).send(note)
    })
    app.put('/blobs', { schema: { body: Type.Object({ text: Type.String() }) } }, ({ body }) =>
      blobs.put(Buffer.from(body.text)),
    )
  }

const accountRoutes =
  ({ config, url }: Context): Routes =>
  (app) => {
    app.get('/whoami', ({ caller, grant }) => ({
      login: caller.user?.login ?? null,
      role: caller.user?.role ?? null,
      kind: caller.kind,
      plan: caller.plan,
      scopes: [...caller.scopes],
      remaining: grant?.states[0]?.remaining ?? null,
    }))
    app.get('/greeting', { config: { access: 'open' } }, (request) => ({
      greeting: config.greeting,
      caller: request.caller.kind,
      self: `${url(request)}/greeting`,
      elsewhere: url(),
    }))
  }
