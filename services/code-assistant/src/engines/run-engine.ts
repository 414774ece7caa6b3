import { Problem } from '@octavo/platform/errors.ts'
import type { EngineEvent, Usage } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'

/** Events of an engine, after the first one that a client would see. */
export interface StartedEvents {
  events: AsyncIterable<EngineEvent>
  usage: Promise<Usage>
}

/**
 * Waits for the first event that a client would see, so that a failure before it can be answered by another model.
 * Adds an estimate of the usage if the engine has none.
 */
export async function startEvents(
  source: AsyncIterable<EngineEvent>,
  promptTokens: () => number,
  signal: AbortSignal,
): Promise<StartedEvents> {
  const iterator = source[Symbol.asyncIterator]()
  const first: EngineEvent[] = []
  for (let isStarted = false; !isStarted; ) {
    const next = await iterator.next()
    if (next.done) break
    first.push(next.value)
    isStarted = next.value.type !== 'warning'
  }
  const meter = createMeter(promptTokens)
  const { promise: usage, resolve: settle } = Promise.withResolvers<Usage>()
  // The events may never be read when the client has left.
  const abandon = () => {
    settle(meter.usage())
    iterator.return?.()?.catch(() => {})
  }
  signal.addEventListener('abort', abandon, { once: true })

  async function* events(): AsyncGenerator<EngineEvent> {
    try {
      for (const event of first) yield* meter.pass(event)
      for (;;) {
        const next = await iterator.next()
        if (next.done) break
        yield* meter.pass(next.value)
      }
    } finally {
      signal.removeEventListener('abort', abandon)
      abandon()
    }
  }
  return { events: events(), usage }
}

function createMeter(promptTokens: () => number) {
  let reported: Usage | undefined
  let completionTokens = 0
  const usage = (): Usage =>
    reported ?? { promptTokens: promptTokens(), completionTokens, source: 'estimated' }
  return {
    usage,
    *pass(event: EngineEvent): Generator<EngineEvent> {
      if (event.type === 'usage') reported = event.usage
      else if (event.type === 'text' || event.type === 'reasoning')
        completionTokens += estimateTokens(event.text)
      else if (event.type === 'tool-arguments') completionTokens += estimateTokens(event.json)
      else if (event.type === 'stop' && !reported) {
        reported = usage()
        yield { type: 'usage', usage: reported }
      }
      yield event
    },
  }
}

const serverFailures = new Set(['upstream_error', 'upstream_timeout', 'server_is_overloaded'])

/** True if another server may succeed. An invalid request fails everywhere. */
export function isServerFailure(error: unknown): boolean {
  return error instanceof Problem && serverFailures.has(error.code)
}

/** The failures of targets during one request, which its signal stands for. */
const failuresOf = new WeakMap<AbortSignal, Map<unknown, unknown>>()

/** Calls `start` with each target until one does not fail. Each is tried once in a request. */
export async function startFirst<Target, Result>(
  targets: readonly Target[],
  signal: AbortSignal,
  start: (target: Target) => Promise<Result>,
): Promise<Result> {
  const failures = failuresOf.get(signal) ?? new Map()
  failuresOf.set(signal, failures)
  for (const target of targets) {
    if (failures.has(target)) continue
    signal.throwIfAborted()
    try {
      return await start(target)
    } catch (error) {
      failures.set(target, error)
      if (!isServerFailure(error)) throw error
    }
  }
  throw failures.get(targets.at(-1))
}
