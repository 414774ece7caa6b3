import type { Problem } from '@octavo/platform/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chat, readChat } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { estimateChat } from '../engine/estimate-chat.ts'
import type { Engines } from '../engines/engines.ts'
import { forward } from '../inference/forward.ts'
import { rawRoutes } from '../inference/raw-routes.ts'
import { createBodyReader, requireBody } from '../inference/read-inference-body.ts'
import { type InferenceRun, startRuns } from '../inference/start-runs.ts'
import { renderError } from '../wire/error-formats.ts'
import { messagesMayFail } from '../wire/error-responses.ts'
import { encodeEvent, sendEventStream } from '../wire/event-stream.ts'
import { acceptAnyBody } from '../wire/raw-body.ts'
import { createMessageEncoder, type MessageEvent } from './encode-message.ts'
import { readConversation, readMessageTask } from './read-message-task.ts'
import { CountTokensBody, Message, MessageBody, TokenCount } from './schema.ts'

const readBody = createBodyReader(MessageBody)
const readCountBody = createBodyReader(CountTokensBody)
const tags = ['messages']

export const messageRoutes = (context: Context, engines: Engines) =>
  rawRoutes((app) => {
    app.post(
      '/v1/messages',
      {
        config: { needs: chat },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'messages/create',
          summary: 'Create a message',
          description: 'Requests for a model server with the same protocol are forwarded unchanged.',
          tags,
          body: MessageBody,
          response: { 200: Message, ...messagesMayFail },
        },
      },
      async (request, reply) => {
        const raw = requireBody(request.body)
        const target = { protocol: 'anthropic', path: '/v1/messages' } as const
        if (await forward(context, engines, request, reply, raw, target)) return reply
        const body = readBody(raw)
        const task = readMessageTask(body)
        const { caller, disconnectSignal } = request
        const run = await startRuns(context, request, {
          runs: 1,
          choicesPerRun: 1,
          start: () => engines.chat(caller, body.model ?? undefined, task, disconnectSignal),
        })
        const head = { id: `msg_${context.ids.text(24)}`, model: run.model }
        const encoder = createMessageEncoder(head, body.stream ? estimateChat(task) : 0)
        if (body.stream) return stream(request, reply, run, encoder)
        // Collects the message.
        for await (const event of run.events) for (const _ of encoder.add(event));
        return encoder.message()
      },
    )

    app.post(
      '/v1/messages/count_tokens',
      {
        config: { needs: readChat, access: 'free' },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'messages/count-tokens',
          summary: 'Count tokens in a message',
          description: 'Returns an estimate, unless a model server with the same protocol counts them.',
          tags,
          body: CountTokensBody,
          response: { 200: TokenCount, ...messagesMayFail },
        },
      },
      async (request, reply) => {
        const raw = requireBody(request.body)
        const target = {
          protocol: 'anthropic',
          path: '/v1/messages/count_tokens',
          isOptional: true,
          isFree: true,
        } as const
        if (await forward(context, engines, request, reply, raw, target)) return reply
        const body = readCountBody(raw)
        await engines.get(request.caller, body.model ?? undefined)
        return { input_tokens: estimateChat(readConversation(body)) }
      },
    )
  })

type Encoder = ReturnType<typeof createMessageEncoder>

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { events }: InferenceRun,
  encoder: Encoder,
): FastifyReply {
  const encode = (event: MessageEvent) => encodeEvent(event, event.type)
  async function* encodeAll(): AsyncGenerator<string> {
    yield encode(encoder.start())
    yield encode({ type: 'ping' })
    for await (const event of events) for (const encoded of encoder.add(event)) yield encode(encoded)
    for (const event of encoder.finish()) yield encode(event)
  }
  const encodeError = (problem: Problem) => encodeEvent(renderError(problem, request).body, 'error')
  return sendEventStream(request, reply, encodeAll(), encodeError)
}
