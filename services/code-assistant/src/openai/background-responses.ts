import type { Caller } from '@octavo/platform/auth/auth.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { toProblem } from '@octavo/platform/http/problem.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { InferenceRun } from '../inference/start-runs.ts'
import { describeError } from '../wire/error-formats.ts'
import type { ResponseEncoder } from './present/response-encoder.ts'
import type { StoredResponses } from './stored-responses.ts'

const topic = 'code-assistant.cancel-response'
const checkEveryMs = 5_000

interface Run {
  caller: Caller
  controller: AbortController
  done: Promise<void>
}

export type BackgroundResponses = ReturnType<typeof createBackgroundResponses>

/** Runs that no client waits for. Each process knows its own; another one can cancel them. */
export function createBackgroundResponses(
  { auth, bus, db, log }: Pick<Context, 'auth' | 'bus' | 'db' | 'log'>,
  stored: StoredResponses,
) {
  const running = new Map<string, Run>()
  let checks: NodeJS.Timeout | undefined
  const unsubscribe = bus.subscribe(topic, (id) => running.get(String(id))?.controller.abort())

  /** A run takes minutes, in which its key can be revoked and its user suspended. */
  async function abortRevoked(): Promise<void> {
    for (const runs of Map.groupBy(running.values(), ({ caller }) => caller.tokenId).values()) {
      const [{ caller } = {}] = runs
      if (!caller || (await db.write((tx) => auth.isValidIn(tx, caller)))) continue
      const reason = platformProblem('unauthorized', { data: { reason: 'revoked' } })
      for (const { controller } of runs) controller.abort(reason)
    }
  }

  function add(id: string, run: Run): void {
    running.set(id, run)
    checks ??= setInterval(() => {
      Promise.all([stored.renew([...running.keys()]), abortRevoked()]).catch((error) =>
        log.warn({ err: error }, 'background responses were not checked'),
      )
    }, checkEveryMs).unref()
  }

  function remove(id: string): void {
    running.delete(id)
    if (running.size > 0) return
    clearInterval(checks)
    checks = undefined
  }

  async function run(caller: Caller, { events }: InferenceRun, encoder: ResponseEncoder): Promise<void> {
    try {
      for await (const event of events) for (const _ of encoder.add(event));
      for (const _ of encoder.close());
      encoder.finish()
    } catch (error) {
      const failure = toProblem(error)
      if (failure.code === 'internal')
        log.error({ err: failure.cause ?? failure }, 'a background response failed')
      encoder.fail(describeError(failure))
    }
    const response = encoder.response()
    await stored.end(caller, response.id, response)
  }

  async function abort(id: string): Promise<void> {
    running.get(id)?.controller.abort()
    await bus.publish(topic, id)
  }

  return {
    start(
      caller: Caller,
      id: string,
      controller: AbortController,
      inference: InferenceRun,
      encoder: ResponseEncoder,
    ) {
      const done = run(caller, inference, encoder)
        .catch((error) => log.error({ err: error }, 'a background response was not stored'))
        .finally(() => remove(id))
      add(id, { caller, controller, done })
    },
    async cancel(caller: Caller, id: string) {
      const { body } = await stored.get(caller, id)
      if (body.background !== true) throw problem('response_not_cancellable')
      // The process that ran it has ended, although the store does not know.
      if (body.status === 'failed') return body
      const cancelled = { ...body, status: 'cancelled' }
      if (!(await stored.end(caller, id, cancelled))) return asRecord((await stored.get(caller, id)).body)
      await abort(id)
      return cancelled
    },
    /** Deletes a response of any kind. Nobody could read the rest of one that still runs. */
    async delete(caller: Caller, id: string): Promise<void> {
      const { status } = await stored.get(caller, id)
      await stored.delete(caller, id)
      if (status === 'in_progress') await abort(id)
    },
    async close() {
      unsubscribe()
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}
