import type { Readable } from 'node:stream'
import { type Problem, platformProblem } from '@octavo/platform/errors.ts'
import type { ChatTask } from '../engine/chat-task.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { problem } from '../errors.ts'
import { readEvents } from '../wire/event-parser.ts'
import { encodeMessages } from './anthropic-request.ts'
import { createAnthropicDecoder } from './anthropic-response.ts'
import { describeSnippets } from './code-context.ts'
import type { Connection, UpstreamSettings } from './connection.ts'
import { InvalidStream, type StreamDecoder } from './decoded-stream.ts'
import { errorMessageOf, upstreamFailed, withoutKey } from './failures.ts'
import { headersOf } from './forward.ts'
import { type EncodedRequest, encodeChatCompletion } from './openai-request.ts'
import { createOpenAiDecoder } from './openai-response.ts'
import { createResponseLimit } from './response-limit.ts'

/** An engine that translates tasks of one client into requests of a server, always with a stream as the response. */
export function createTranslator(connection: Connection, settings: UpstreamSettings, client: string): Engine {
  const { name, protocol, key, url } = settings
  const isOpenAi = new URL(url).hostname === 'api.openai.com'

  async function* run(
    { path, body, warnings }: EncodedRequest,
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent> {
    const response = await connection.send({
      client,
      path,
      headers: headersOf(protocol, key),
      body: Buffer.from(JSON.stringify(body)),
      isStream: true,
      observer: { observe() {}, describeFailure: () => undefined },
      signal,
    })
    if (Buffer.isBuffer(response.body)) throw requestProblem(response.status, response.body)
    for (const text of warnings) yield { type: 'warning', text }
    if (response.secrets > 0) yield { type: 'warning', text: describeSecrets(response.secrets) }
    yield* decode(response.body, protocol === 'openai' ? createOpenAiDecoder() : createAnthropicDecoder())
  }

  async function* decode(body: Readable, decoder: StreamDecoder): AsyncGenerator<EngineEvent> {
    let isLast = false
    const limit = createResponseLimit()
    try {
      // The connection can be used again if the end of the response is read too.
      for await (const event of readEvents(body.iterator({ destroyOnReturn: false }))) {
        limit.add(event)
        for (const decoded of decoder.decode(event)) {
          limit.addDecoded(decoded)
          yield decoded
        }
        isLast = decoder.isEnded
        if (isLast) break
      }
    } catch (error) {
      // Its cause is left out, because it quotes the response.
      if (error instanceof InvalidStream) throw upstreamFailed(name, withoutKey(error.message, key))
      if (error instanceof RangeError) throw upstreamFailed(name, 'sent too long an event', error)
      throw error
    } finally {
      if (isLast) body.resume()
      else body.destroy()
    }
    const last = decoder.end()
    if (!last) throw upstreamFailed(name, 'ended its response early')
    yield* last
  }

  const encodeChat = (task: ChatTask) =>
    protocol === 'openai' ? encodeChatCompletion(task, isOpenAi) : encodeMessages(task)

  return {
    name: 'upstream',
    chat: (task, signal) => run(encodeChat(task), signal),
    async *complete(task, signal) {
      if (protocol === 'openai') {
        let hasStarted = false
        try {
          for await (const event of run(encodeCompletion(task), signal)) {
            hasStarted = true
            yield event
          }
          return
        } catch (error) {
          // Some servers have no operation for completions, or do not accept a suffix.
          if (hasStarted || !isRejection(error)) throw error
        }
      }
      yield* run(encodeChat(toChat(task)), signal)
    },
  }
}

function encodeCompletion(task: CompletionTask): EncodedRequest {
  return {
    path: '/completions',
    warnings: [],
    body: {
      model: task.model,
      prompt: describeSnippets(task) + task.prefix,
      suffix: task.suffix === '' ? undefined : task.suffix,
      n: task.count > 1 ? task.count : undefined,
      max_tokens: task.maxTokens ?? defaultCompletionTokens,
      temperature: task.temperature,
      top_p: task.topP,
      seed: task.seed,
      stop: task.stop.length > 0 ? task.stop : undefined,
      stream: true,
      stream_options: { include_usage: true },
    },
  }
}

const describeSecrets = (secrets: number): string =>
  `The request contains ${secrets === 1 ? 'a secret' : `${secrets} secrets`}.`

const defaultCompletionTokens = 256

const completionInstructions =
  'Complete the code at the position <CURSOR>. Answer with the code to insert only, without explanations and without a code fence.'

/** For servers that complete conversations only. */
function toChat(task: CompletionTask): ChatTask {
  const code = `${describeSnippets(task)}${task.prefix}<CURSOR>${task.suffix}`
  const { model, temperature, topP, seed, stop, maxTokens = defaultCompletionTokens } = task
  return {
    model,
    maxTokens,
    stop,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(seed !== undefined && { seed }),
    tools: [],
    toolChoice: 'auto',
    messages: [
      { role: 'system', content: [{ type: 'text', text: completionInstructions }] },
      { role: 'user', content: [{ type: 'text', text: code }] },
    ],
  }
}

const rejections = new Set(['request_invalid', 'model_not_found'])

const isRejection = (error: unknown): boolean => rejections.has((error as Problem).code)

const tooLong = /context.?(?:length|window|size)|maximum context|prompt is too long|too many tokens|n_ctx/i

/** A request that the server does not accept, with the reason that it names. */
function requestProblem(status: number, body: Buffer): Problem {
  const message = errorMessageOf(parseError(body)) ?? 'The model server does not accept the request.'
  if (tooLong.test(message)) return problem('context_length_exceeded', { message })
  if (status === 413) return platformProblem('body_too_large')
  return problem(status === 404 ? 'model_not_found' : 'request_invalid', { message })
}

function parseError(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
