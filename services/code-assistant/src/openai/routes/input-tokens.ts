import { chat, readChat } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { estimateChat } from '../../engine/estimate-chat.ts'
import type { Engines } from '../../engines/engines.ts'
import { rawRoutes } from '../../inference/raw-routes.ts'
import { createBodyReader, requireBody } from '../../inference/read-inference-body.ts'
import { startRuns } from '../../inference/start-runs.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { acceptAnyBody } from '../../wire/raw-body.ts'
import { compact } from '../compact.ts'
import { encodeCompaction } from '../compaction-content.ts'
import { presentCompaction } from '../present/compaction.ts'
import { readResponseConversation } from '../read/response-task.ts'
import type { ResponseHistory } from '../response-history.ts'
import { Compaction, InputTokens, InputTokensBody } from '../schema/response.ts'

const readBody = createBodyReader(InputTokensBody)
const tags = ['responses']

export const inputTokenRoutes = (context: Context, engines: Engines, responses: ResponseHistory) =>
  rawRoutes((app) => {
    app.post(
      '/v1/responses/input_tokens',
      {
        config: { needs: readChat, access: 'free' },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'responses/count-input-tokens',
          summary: 'Count input tokens of a model response',
          description: 'Returns an estimate.',
          tags,
          body: InputTokensBody,
          response: { 200: InputTokens, ...mayFail },
        },
      },
      async ({ body: received, caller }) => {
        const body = readBody(requireBody(received))
        await engines.get(caller, body.model ?? undefined)
        const history = await responses.list(caller, body)
        const tokens = estimateChat(readResponseConversation(body, history))
        return { object: 'response.input_tokens' as const, input_tokens: tokens }
      },
    )

    app.post(
      '/v1/responses/compact',
      {
        config: { needs: chat },
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'responses/compact',
          summary: 'Compact a conversation',
          description:
            'Returns the messages of the user and one item that replaces all others. A model summarizes it; `rules` keeps the start of each message.',
          tags,
          body: InputTokensBody,
          response: { 200: Compaction, ...mayFail },
        },
      },
      async (request) => {
        const { caller, disconnectSignal } = request
        const body = readBody(requireBody(request.body))
        const history = await responses.list(caller, body)
        const { messages } = readResponseConversation(body, history)
        const { engine, name } = await engines.get(caller, body.model ?? undefined)
        const source = { engines, caller, model: body.model ?? undefined, signal: disconnectSignal }
        const { text, usage } = await compact(source, engine, messages, (start) =>
          startRuns(context, request, { runs: 1, choicesPerRun: 1, start }),
        )
        if (engine === 'rules') context.metering.record(request, { model: name, engine, usage })
        return presentCompaction(context, messages, encodeCompaction(text), usage)
      },
    )
  })
