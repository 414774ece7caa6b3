import { keepCharge } from '@octavo/platform/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chat } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Engines } from '../../engines/engines.ts'
import { forward } from '../../inference/forward.ts'
import { rawRoutes } from '../../inference/raw-routes.ts'
import { createBodyReader, requireBody } from '../../inference/read-inference-body.ts'
import { type InferenceRun, startRuns } from '../../inference/start-runs.ts'
import { invalid } from '../../wire/body-fields.ts'
import { describeError } from '../../wire/error-formats.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { encodeEvent, sendEventStream } from '../../wire/event-stream.ts'
import { acceptAnyBody, type RawBody } from '../../wire/raw-body.ts'
import type { BackgroundResponses } from '../background-responses.ts'
import { createResponse } from '../present/response.ts'
import { createResponseEncoder, type ResponseEncoder } from '../present/response-encoder.ts'
import type { ResponseEvent } from '../present/response-items.ts'
import { inputItemsOf, readResponseTask } from '../read/response-task.ts'
import { conversationOf, type ResponseHistory } from '../response-history.ts'
import { Response, ResponseBody } from '../schema/response.ts'
import type { StoredResponses } from '../stored-responses.ts'

const readBody = createBodyReader(ResponseBody)

export const responseRoutes = (
  context: Context,
  engines: Engines,
  stored: StoredResponses,
  history: ResponseHistory,
  background: BackgroundResponses,
) =>
  rawRoutes((app) => {
    app.post(
      '/v1/responses',
      {
        config: { needs: chat },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'responses/create',
          summary: 'Create a model response',
          description:
            'Requests with `store: false` for a model server with the same protocol are forwarded unchanged. All others are translated, so that no other server stores them.',
          tags: ['responses'],
          body: ResponseBody,
          response: { 200: Response, ...mayFail },
        },
      },
      async (request, reply) => {
        const raw = requireBody(request.body)
        if (isForwardable(raw)) {
          const target = { protocol: 'openai', path: '/responses', isOptional: true } as const
          if (await forward(context, engines, request, reply, raw, target)) return reply
        }
        const body = readBody(raw)
        if (body.background && body.stream) throw invalid('background', 'false if `stream` is true')
        // Reading it later is what a response in the background is for.
        const isStored = body.store === true || body.background === true
        const conversationId = conversationOf(body)
        if (body.background && conversationId !== undefined)
          throw invalid('background', 'false if `conversation` is set')
        const task = readResponseTask(body, await history.list(request.caller, body))

        const controller = new AbortController()
        const { caller } = request
        const signal = body.background ? controller.signal : request.disconnectSignal
        const run = await startRuns(
          context,
          { caller, disconnectSignal: signal },
          {
            runs: 1,
            choicesPerRun: 1,
            start: () => engines.chat(caller, body.model ?? undefined, task, signal),
          },
        )
        const { ids, clock } = context
        const head = {
          id: `resp_${ids.text(32)}`,
          createdMs: clock.now(),
          model: run.model,
          isStored,
          conversationId,
        }
        const encoder = createResponseEncoder(createResponse(head, body), ids)
        const store = async () => {
          // A client that leaves now can read it later.
          if (isStored || conversationId !== undefined) keepCharge(request)
          const response = encoder.response()
          const input = inputItemsOf(body)
          if (isStored) await stored.add(caller, input, response)
          if (conversationId !== undefined)
            await history.append(caller, conversationId, [...input, ...response.output])
        }
        if (body.background) {
          await store()
          background.start(caller, head.id, controller, run, encoder)
          return encoder.response()
        }
        if (body.stream) return stream(request, reply, run, encoder, store)
        for await (const event of run.events) for (const _ of encoder.add(event));
        for (const _ of encoder.close());
        encoder.finish()
        await store()
        return encoder.response()
      },
    )
  })

/** Servers store responses unless the request says no. Stored responses and conversations are only known here. */
function isForwardable(raw: RawBody): boolean {
  const isOwn = (name: string) => raw.get(name) !== undefined && raw.get(name) !== null
  return (
    raw.get('store') === false &&
    !isOwn('previous_response_id') &&
    !isOwn('conversation') &&
    raw.get('background') !== true
  )
}

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { events }: InferenceRun,
  encoder: ResponseEncoder,
  store: () => Promise<void>,
): FastifyReply {
  const encode = (event: ResponseEvent) => encodeEvent(event, event.type)
  async function* encodeAll(): AsyncGenerator<string> {
    for (const event of encoder.start()) yield encode(event)
    for await (const event of events) for (const encoded of encoder.add(event)) yield encode(encoded)
    for (const event of encoder.close()) yield encode(event)
    const last = encoder.finish()
    await store()
    yield encode(last)
  }
  return sendEventStream(request, reply, encodeAll(), (problem) =>
    encode(encoder.fail(describeError(problem))),
  )
}
