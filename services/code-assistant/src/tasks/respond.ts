import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Artifact, Citation, EngineName, Usage } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'
import { describeError } from '../wire/error-formats.ts'
import { collectEvents, encodeEvent, sendEventStream } from '../wire/event-stream.ts'

/** What an operation on code returns beside the fields that all operations share. */
export interface TaskResult {
  engine: EngineName
  model: string
  /** Estimated from the request and the body if it is missing. */
  usage?: Usage
  finishReason?: string
  citations?: readonly Citation[]
  warnings?: readonly string[]
  body: Record<string, unknown>
}

/** Reports parts of the result while an operation runs. Without a stream they do nothing. */
export interface TaskProgress {
  text(text: string): void
  citation(citation: Citation): void
  edit(edit: Extract<Artifact, { kind: 'edit' }>): void
  check(check: Extract<Artifact, { kind: 'check' }>): void
}

export interface TaskKind {
  /** The value of `object`, such as `refactoring`. */
  object: string
  /** The prefix of ids, such as `ref`. */
  prefix: string
}

/**
 * Runs an operation on code and sends its result, as JSON or as server-sent events. The handler returns it as is: its
 * type depends on the schema of each route.
 */
export async function respond(
  context: Context,
  { object, prefix }: TaskKind,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (progress: TaskProgress, signal: AbortSignal) => Promise<TaskResult>,
): Promise<never> {
  const { clock, ids, metering } = context
  const start = { id: `${prefix}_${ids.text(24)}`, object, created: Math.floor(clock.now() / 1000) }
  const finish = (result: TaskResult) => {
    const usage = result.usage ?? estimateUsage(request.body, result.body)
    metering.record(request, { model: result.model, engine: result.engine, usage })
    return { ...start, ...presentResult(result, usage) }
  }
  if (!isStream(request)) return finish(await run(silent, request.disconnectSignal)) as never

  const signal = request.disconnectSignal
  const events = collectEvents(async (sendText) => {
    // The start waits for the next event, so that a request that fails before has the status of its failure.
    let hasStarted = false
    const send = (event: string, data: unknown) => {
      if (!hasStarted) sendText(encodeEvent(start, 'start'))
      hasStarted = true
      sendText(encodeEvent(data, event))
    }
    const result = await run(
      {
        text: (text) => send('delta', { text }),
        citation: (citation) => send('citation', presentCitation(citation)),
        edit: ({ path, diff }) => send('edit', { path, diff }),
        check: ({ name, ok, detail }) => send('check', { name, ok, detail }),
      },
      signal,
    )
    send('done', finish(result))
  })
  const first = await events.next()
  return sendEventStream(request, reply, resume(first, events), (problem) =>
    encodeEvent({ error: describeError(problem) }, 'error'),
  ) as never
}

async function* resume(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (!first.done) yield first.value
  yield* rest
}

const silent: TaskProgress = { text() {}, citation() {}, edit() {}, check() {} }

function isStream({ body, headers }: FastifyRequest): boolean {
  const { stream } = asRecord(body)
  return stream === true || (stream === undefined && headers.accept?.includes('text/event-stream') === true)
}

function presentResult(result: TaskResult, usage: Usage) {
  const { engine, model, finishReason = 'stop', citations = [], warnings = [], body } = result
  const { promptTokens, completionTokens, source } = usage
  return {
    model,
    engine,
    finish_reason: finishReason,
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      source,
    },
    citations: citations.map(presentCitation),
    warnings,
    ...body,
  }
}

function presentCitation({ startLine, endLine, ...rest }: Citation) {
  return { ...rest, start_line: startLine, end_line: endLine }
}

function estimateUsage(request: unknown, response: unknown): Usage {
  return {
    promptTokens: estimateTokens(JSON.stringify(request)),
    completionTokens: estimateTokens(JSON.stringify(response)),
    source: 'estimated',
  }
}
