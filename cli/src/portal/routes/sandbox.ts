import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { HouseSandbox } from '../../sandbox/house-sandbox.ts'
import { UsageError } from '../../usage-error.ts'
import { problem } from '../errors.ts'
import type { ServedServices } from '../served-services.ts'

const dayMs = 86_400_000
const Amount = Type.Integer({ minimum: -36_500 * dayMs, maximum: 36_500 * dayMs })

const ClockMove = Type.Union([
  Type.Object({ advanceMs: Amount }, { additionalProperties: false }),
  Type.Object({ toMs: Type.Integer({ minimum: 0, maximum: 8.64e15 }) }, { additionalProperties: false }),
  Type.Object({ reset: Type.Literal(true) }, { additionalProperties: false }),
])

const Text = Type.String({ minLength: 1, maxLength: 200 })
const NewFault = Type.Object({
  kind: Type.Enum(['latency', 'status', 'drop']),
  service: Type.Optional(Text),
  method: Type.Optional(Text),
  route: Type.Optional(Text),
  latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  status: Type.Optional(Type.Union([Type.Literal(429), Type.Integer({ minimum: 500, maximum: 599 })])),
  probability: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
})

const Name = Type.Object({ name: Text })
const Id = Type.Object({ id: Text })

export const sandboxRoutes =
  (sandbox: HouseSandbox, services: ServedServices): Routes =>
  (app) => {
    const { clock, faults } = sandbox
    const time = () => ({ nowMs: clock.now(), offsetMs: clock.offsetMs })

    app.get('/api/sandbox', async () => ({
      ...time(),
      faults: faults.list(),
      snapshots: await sandbox.listSnapshots(),
      forks: sandbox.listForks(),
    }))

    app.post('/api/sandbox/clock', { schema: { body: ClockMove } }, ({ body }) => {
      if ('advanceMs' in body) clock.moveBy(body.advanceMs)
      else if ('toMs' in body) clock.moveTo(body.toMs)
      else clock.reset()
      return time()
    })

    app.get('/api/sandbox/faults', () => ({ faults: faults.list() }))
    app.post('/api/sandbox/faults', { schema: { body: NewFault } }, ({ body }, reply) => {
      if (body.service !== undefined) services.get(body.service)
      return reply.code(201).send(faults.add(body))
    })
    app.delete('/api/sandbox/faults', (_request, reply) => {
      faults.clear()
      return reply.code(204).send()
    })
    app.delete('/api/sandbox/faults/:id', { schema: { params: Id } }, ({ params }, reply) => {
      if (!faults.remove(params.id)) throw platformProblem('not_found')
      return reply.code(204).send()
    })

    const Chosen = Type.Object({ services: Type.Optional(Type.Array(Text, { maxItems: 100 })) })
    app.post('/api/sandbox/reset', { schema: { body: Chosen } }, async ({ body }, reply) => {
      const names = body.services ?? services.list().map(({ running }) => running.name)
      for (const name of names) services.get(name)
      await sandbox.reset(names)
      return reply.code(204).send()
    })

    app.get('/api/sandbox/snapshots', async () => ({ snapshots: await sandbox.listSnapshots() }))
    app.post('/api/sandbox/snapshots', { schema: { body: Name } }, async ({ body }, reply) => {
      return reply.code(201).send(await told(sandbox.saveSnapshot(body.name)))
    })
    app.post(
      '/api/sandbox/snapshots/:name/restore',
      { schema: { params: Name } },
      async ({ params }, reply) => {
        await told(sandbox.restoreSnapshot(params.name))
        return reply.code(204).send()
      },
    )
    app.delete('/api/sandbox/snapshots/:name', { schema: { params: Name } }, async ({ params }, reply) => {
      await told(sandbox.removeSnapshot(params.name))
      return reply.code(204).send()
    })

    const Source = Type.Object({ snapshot: Type.Optional(Text) })
    app.get('/api/sandbox/forks', () => ({ forks: sandbox.listForks() }))
    app.post('/api/sandbox/forks', { schema: { body: Source } }, async ({ body }, reply) => {
      return reply.code(201).send(await told(sandbox.fork(body.snapshot)))
    })
    app.delete('/api/sandbox/forks/:id', { schema: { params: Id } }, async ({ params }, reply) => {
      if (!(await sandbox.closeFork(params.id))) throw platformProblem('not_found')
      return reply.code(204).send()
    })
  }

/** What the user got wrong is told in the same words as on the command line. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UsageError ? problem('refused', { message: error.message }) : error
  }
}
