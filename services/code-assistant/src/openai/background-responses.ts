import type { Caller } from '@octavo/platform/auth/auth.ts'
import { toProblem } from '@octavo/platform/http/problem.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { InferenceRun } from '../inference/start-runs.ts'
import { describeError } from '../wire/error-formats.ts'
import type { ResponseEncoder } from './present/response-encoder.ts'
import type { StoredResponses } from './stored-responses.ts'

const topic = 'code-assistant.cancel-response'

export type BackgroundResponses = ReturnType<typeof createBackgroundResponses>

/** Runs that no client waits for. Each process knows its own; another one can cancel them. */
export function createBackgroundResponses(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  stored: StoredResponses,
) {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()
  const unsubscribe = bus.subscribe(topic, (id) => running.get(String(id))?.controller.abort())

  async function run(caller: Caller, { events }: InferenceRun, encoder: ResponseEncoder): Promise<void> {
    try {
      for await (const event of events) for (const _ of encoder.add(event));
      for (const _ of encoder.close());
      encoder.finish()
    } catch (error) {
      const failure = toProblem(error)
      if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, 'a background response failed')
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
        .finally(() => running.delete(id))
      running.set(id, { controller, done })
    },
    async cancel(caller: Caller, id: string) {
      const { body } = await stored.get(caller, id)
      if (body.background !== true) throw problem('response_not_cancellable')
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
