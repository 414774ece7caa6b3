import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { EngineEvent, EngineName, Usage } from '../engine/engine.ts'
import type { EngineRun } from '../engines/engines.ts'

/** `choice` counts the alternatives that were requested. The usage of all comes last. */
export type RunEvent =
  | (Exclude<EngineEvent, { type: 'usage' }> & { choice: number })
  | { type: 'usage'; usage: Usage }

export interface InferenceRun {
  model: string
  engine: EngineName
  events: AsyncIterable<RunEvent>
}

export interface RunPlan {
  runs: number
  choicesPerRun: number
  start(run: number): Promise<EngineRun>
}

/**
 * Runs an engine, several times if the client wants several alternatives. Waits for the first event, so that a failure
 * before it becomes an error response. Records the usage once, also when the client disconnects.
 */
export async function startRuns(
  { metering }: Pick<Context, 'metering'>,
  request: Pick<FastifyRequest, 'caller' | 'disconnectSignal'>,
  { runs, choicesPerRun, start }: RunPlan,
): Promise<InferenceRun> {
  const first = await start(0)
  const { model, engine } = first
  const startedRuns = [first]
  const signal = request.disconnectSignal
  const end = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => end.resolve(), { once: true })
  const usage = end.promise.then(async () =>
    (await Promise.all(startedRuns.map((run) => run.usage))).reduce(add),
  )
  usage.then((sum) => metering.record(request, { model, engine, usage: sum }))

  async function* combine(): AsyncGenerator<RunEvent> {
    try {
      for (let index = 0; index < runs; index++) {
        const run = index === 0 ? first : await start(index)
        if (index > 0) startedRuns.push(run)
        yield* readRun(run, index * choicesPerRun)
        signal.throwIfAborted()
      }
    } finally {
      end.resolve()
    }
    yield { type: 'usage', usage: await usage }
  }

  async function* readRun({ events }: EngineRun, from: number): AsyncGenerator<RunEvent> {
    for await (const event of events) {
      if (event.type === 'usage') continue
      if (event.type === 'stop')
        for (let choice = 0; choice < choicesPerRun; choice++) yield { ...event, choice: from + choice }
      else yield { ...event, choice: from + choiceOf(event, choicesPerRun) }
    }
  }

  return { model, engine, events: combine() }
}

const choiceOf = (event: EngineEvent, choices: number): number =>
  event.type === 'text' ? Math.min(event.index ?? 0, choices - 1) : 0

function add(one: Usage, other: Usage): Usage {
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    cachedTokens: (one.cachedTokens ?? 0) + (other.cachedTokens ?? 0),
    reasoningTokens: (one.reasoningTokens ?? 0) + (other.reasoningTokens ?? 0),
    source: one.source === other.source ? one.source : 'estimated',
  }
}
