import { platformProblem } from '@octavo/platform/errors.ts'
import type { SandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import type { ServerSandbox } from '../../sandbox/server-sandbox.ts'
import { UsageError } from '../../usage-error.ts'
import { problem } from '../errors.ts'
import type { ServedServices } from '../served-services.ts'

const strict = { additionalProperties: false } as const
const dayMs = 86_400_000

/** Exactly one key. */
const ClockMove = Type.Object(
  {
    advanceMs: Type.Optional(Type.Integer({ minimum: -36_500 * dayMs, maximum: 36_500 * dayMs })),
    toMs: Type.Optional(Type.Integer()),
    reset: Type.Optional(Type.Boolean()),
  },
  strict,
)
/** Services add lifetimes to the time, and the sum must still be a valid date. */
const latestMs = Date.UTC(9000, 0)

const Text = Type.String({ minLength: 1, maxLength: 200 })
const NewFault = Type.Object(
  {
    kind: Type.Enum(['latency', 'status', 'drop']),
    service: Type.Optional(Text),
    method: Type.Optional(Text),
    route: Type.Optional(Text),
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    status: Type.Optional(Type.Integer()),
    probability: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  strict,
)

const Name = Type.Object({ name: Text }, strict)
const Id = Type.Object({ id: Text })
const Services = Type.Object({ services: Type.Optional(Type.Array(Text, { maxItems: 100 })) }, strict)
const Source = Type.Object({ snapshot: Type.Optional(Text) }, strict)
/** A missing body is null. */
const Nothing = Type.Union([Type.Object({}, strict), Type.Null()])

export const sandboxRoutes =
  (sandbox: ServerSandbox, services: ServedServices): Routes =>
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
      moveClock(clock, body)
      return time()
    })

    app.get('/api/sandbox/faults', () => ({ faults: faults.list() }))
    app.post('/api/sandbox/faults', { schema: { body: NewFault } }, ({ body }, reply) => {
      refuseInapplicable(body)
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

    app.post('/api/sandbox/reset', { schema: { body: Services } }, async ({ body }, reply) => {
      for (const name of body.services ?? []) services.get(name)
      await rethrowUsageErrors(sandbox.reset(body.services))
      return reply.code(204).send()
    })

    app.get('/api/sandbox/snapshots', async () => ({ snapshots: await sandbox.listSnapshots() }))
    app.post('/api/sandbox/snapshots', { schema: { body: Name } }, async ({ body }, reply) => {
      return reply.code(201).send(await rethrowUsageErrors(sandbox.saveSnapshot(body.name)))
    })
    app.post(
      '/api/sandbox/snapshots/:name/restore',
      { schema: { params: Name, body: Nothing } },
      async ({ params }, reply) => {
        await rethrowUsageErrors(sandbox.restoreSnapshot(params.name))
        return reply.code(204).send()
      },
    )
    app.delete('/api/sandbox/snapshots/:name', { schema: { params: Name } }, async ({ params }, reply) => {
      await rethrowUsageErrors(sandbox.removeSnapshot(params.name))
      return reply.code(204).send()
    })

    app.get('/api/sandbox/forks', () => ({ forks: sandbox.listForks() }))
    app.post('/api/sandbox/forks', { schema: { body: Source } }, async ({ body }, reply) => {
      return reply.code(201).send(await rethrowUsageErrors(sandbox.fork(body.snapshot)))
    })
    app.delete('/api/sandbox/forks/:id', { schema: { params: Id } }, async ({ params }, reply) => {
      if (!(await sandbox.closeFork(params.id))) throw platformProblem('not_found')
      return reply.code(204).send()
    })
  }

function moveClock(clock: SandboxClock, { advanceMs, toMs, reset }: Static<typeof ClockMove>): void {
  if ([advanceMs, toMs, reset].filter((move) => move !== undefined).length !== 1 || reset === false)
    throw problem('refused', { message: 'Send exactly one of advanceMs, toMs and "reset": true.' })
  const nowMs = toMs ?? clock.now() + (advanceMs ?? 0)
  if (nowMs < 0 || nowMs > latestMs)
    throw problem('refused', { message: 'The time must be between the years 1970 and 9000.' })
  if (reset) clock.reset()
  else if (toMs === undefined) clock.moveBy(advanceMs ?? 0)
  else clock.moveTo(toMs)
}

/** Refuses fields that do not apply to the kind of fault. */
function refuseInapplicable({ kind, status, latencyMs }: Static<typeof NewFault>): void {
  const invalidFault = (message: string) => problem('refused', { message })
  if (status !== undefined && status !== 429 && (status < 500 || status > 599))
    throw invalidFault('status must be 429 or between 500 and 599.')
  if (status !== undefined && kind !== 'status')
    throw invalidFault('status applies only to faults of kind "status".')
  if (latencyMs !== undefined && kind !== 'latency')
    throw invalidFault('latencyMs applies only to faults of kind "latency".')
}

/** Turns usage errors, which the command line also reports, into 400 responses. */
async function rethrowUsageErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UsageError ? problem('refused', { message: error.message }) : error
  }
}
