import { keepCharge } from '@octavo/platform/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chat } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Engines } from '../../engines/engines.ts'
import { forward } from '../../inference/forward.ts'
import { rawRoutes } from '../../inference/raw-routes.ts'
import { createBodyReader, requireBody } from '../../inference/read-inference-body.ts'
import { type InferenceRun, type RunEvent, startRuns } from '../../inference/start-runs.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { sendEventStream } from '../../wire/event-stream.ts'
import { acceptAnyBody } from '../../wire/raw-body.ts'
import { encodeChatChunks, endOfStream } from '../present/chat-chunks.ts'
import { type CompletionHead, createChatCollector } from '../present/chat-completion.ts'
import { createHead } from '../present/head.ts'
import { encodeStreamError } from '../present/stream-error.ts'
import { readChatTask } from '../read/chat-task.ts'
import { ChatCompletion, ChatCompletionBody } from '../schema/chat-completion.ts'
import type { StoredCompletions } from '../stored-completions.ts'

const readBody = createBodyReader(ChatCompletionBody)

export const chatCompletionRoutes = (context: Context, engines: Engines, stored: StoredCompletions) =>
  rawRoutes((app) => {
    app.post(
      '/v1/chat/completions',
      {
        config: { needs: chat },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'chat-completions/create',
          summary: 'Create a chat completion',
          description:
            'Requests for a model server with the same protocol are forwarded unchanged, unless they are stored.',
          tags: ['chat-completions'],
          body: ChatCompletionBody,
          response: { 200: ChatCompletion, ...mayFail },
        },
      },
      async (request, reply) => {
        const raw = requireBody(request.body)
        // A completion is stored in terms that do not depend on the server.
        if (raw.get('store') !== true) {
          const target = { protocol: 'openai', path: '/chat/completions' } as const
          if (await forward(context, engines, request, reply, raw, target)) return reply
        }
        const body = readBody(raw)
        const run = await startChat(context, engines, request, body)
        const head = createHead(context, run, 'chatcmpl-')
        return body.stream ? stream(request, reply, body, run, head) : collect(request, body, run, head)
      },
    )

    async function collect(
      request: FastifyRequest,
      body: ChatCompletionBody,
      { events }: InferenceRun,
      head: CompletionHead,
    ) {
      const collector = createChatCollector(head, body.n ?? 1)
      for await (const event of events) collector.add(event)
      const completion = collector.finish()
      if (body.store) {
        // A client that leaves now can read it later.
        keepCharge(request)
        await stored.add(request.caller, body, completion)
      }
      return completion
    }

    function stream(
      request: FastifyRequest,
      reply: FastifyReply,
      body: ChatCompletionBody,
      { events }: InferenceRun,
      head: CompletionHead,
    ) {
      const placement = body.stream_options?.include_usage === true ? 'last-chunk' : 'none'
      const collector = body.store ? createChatCollector(head, body.n ?? 1) : undefined
      async function* encode(): AsyncGenerator<string> {
        yield* encodeChatChunks(head, collector ? tee(events, collector) : events, placement)
        if (collector) await stored.add(request.caller, body, collector.finish())
        yield endOfStream
      }
      return sendEventStream(request, reply, encode(), encodeStreamError)
    }
  })

function startChat(context: Context, engines: Engines, request: FastifyRequest, body: ChatCompletionBody) {
  const task = readChatTask(body)
  const { caller, disconnectSignal } = request
  return startRuns(context, request, {
    runs: body.n ?? 1,
    choicesPerRun: 1,
    start: () => engines.chat(caller, body.model ?? undefined, task, disconnectSignal),
  })
}

async function* tee(
  events: AsyncIterable<RunEvent>,
  collector: { add(event: RunEvent): void },
): AsyncGenerator<RunEvent> {
  for await (const event of events) {
    collector.add(event)
    yield event
  }
}
