import { Readable } from 'node:stream'
import type { Problem } from '@octavo/platform/errors.ts'
import { toProblem } from '@octavo/platform/http/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const keepAliveMs = 15_000
/** A client that reads nothing for this long is disconnected. */
const maxStallMs = 60_000

/** One event in the format of https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function encodeEvent(data: unknown, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`
}

/**
 * Sends encoded events. Reads them as fast as the client takes them, and stops when it disconnects. `encodeError`
 * encodes a failure after the headers have been sent.
 */
export function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<string>,
  encodeError: (problem: Problem) => string,
): FastifyReply {
  const { disconnectSignal } = request
  async function* encode(): AsyncGenerator<string> {
    try {
      for await (const event of withKeepAlive(events)) {
        const stalled = setTimeout(() => reply.raw.destroy(), maxStallMs)
        try {
          yield event
        } finally {
          clearTimeout(stalled)
        }
      }
    } catch (error) {
      if (disconnectSignal.aborted) return
      const problem = toProblem(error)
      // Others are expected, such as 503 for a full queue.
      if (problem.code === 'internal') request.log.error({ err: problem.cause ?? problem }, 'a stream failed')
      yield encodeError(problem)
    }
  }
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encode(), { objectMode: false, highWaterMark: 16 * 1024 }))
}

async function* withKeepAlive(events: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    while (true) {
      const timer = Promise.withResolvers<undefined>()
      const timeout = setTimeout(() => timer.resolve(undefined), keepAliveMs)
      const result = await Promise.race([next, timer.promise]).finally(() => clearTimeout(timeout))
      if (result === undefined) {
        yield ': keep-alive\n\n'
        continue
      }
      if (result.done) return
      yield result.value
      next = iterator.next()
    }
  } finally {
    await iterator.return?.()
  }
}

/** Turns calls of `send` during `run` into a stream of events. */
export async function* collectEvents(
  run: (send: (event: string) => void) => Promise<void>,
): AsyncGenerator<string> {
  let pending: string[] = []
  let wake = Promise.withResolvers<void>()
  let isDone = false
  const running = run((event) => {
    pending.push(event)
    wake.resolve()
  }).finally(() => {
    isDone = true
    wake.resolve()
  })
  // The loop reports the failure, after the events before it.
  running.catch(() => {})
  while (!isDone || pending.length > 0) {
    await wake.promise
    wake = Promise.withResolvers()
    const events = pending
    pending = []
    yield* events
  }
  await running
}
