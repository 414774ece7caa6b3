import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { complete } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Engines } from '../../engines/engines.ts'
import { forward } from '../../inference/forward.ts'
import { rawRoutes } from '../../inference/raw-routes.ts'
import { createBodyReader, requireBody } from '../../inference/read-inference-body.ts'
import { startRuns } from '../../inference/start-runs.ts'
import { completeSegments } from '../../tabby/complete-segments.ts'
import { TabbyCompletion } from '../../tabby/schema.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { sendEventStream } from '../../wire/event-stream.ts'
import { acceptAnyBody, type RawBody } from '../../wire/raw-body.ts'
import { encodeChatChunks, endOfStream } from '../present/chat-chunks.ts'
import { createChatCollector } from '../present/chat-completion.ts'
import { collectCompletion, encodeCompletionChunks } from '../present/completion.ts'
import { createHead } from '../present/head.ts'
import { encodeStreamError } from '../present/stream-error.ts'
import { readCompletionTasks, readFimTask } from '../read/completion-task.ts'
import { Completion, CompletionBody, FimBody, FimCompletion } from '../schema/completion.ts'

const readBody = createBodyReader(CompletionBody)
const readFimBody = createBodyReader(FimBody)
const config = { needs: complete } as const
const tags = ['completions']

/** Clients of DeepSeek have the base URL `/beta`. */
const paths = { '/v1/completions': 'create', '/beta/completions': 'create-beta' } as const

export const completionRoutes = (context: Context, engines: Engines) =>
  rawRoutes((app) => {
    for (const [path, name] of Object.entries(paths))
      app.post(
        path,
        {
          config,
          validatorCompiler: acceptAnyBody,
          schema: {
            operationId: `completions/${name}`,
            summary: 'Create a completion',
            description: 'Completes code. A request with `segments` is a completion of the Tabby API.',
            tags,
            body: CompletionBody,
            response: { 200: Type.Union([Completion, TabbyCompletion]), ...mayFail },
          },
        },
        async (request, reply) => {
          const raw = requireBody(request.body)
          if (raw.get('segments')) return completeSegments(context, engines, request, raw)
          const target = { protocol: 'openai', path: '/completions', isOptional: true } as const
          if (await forward(context, engines, request, reply, raw, target)) return reply
          return createCompletion(request, reply, raw)
        },
      )

    async function createCompletion(request: FastifyRequest, reply: FastifyReply, raw: RawBody) {
      const body = readBody(raw)
      const { caller, disconnectSignal } = request
      const tasks = readCompletionTasks(caller, body)
      const choicesPerRun = body.n ?? 1
      const run = await startRuns(context, request, {
        runs: tasks.length,
        choicesPerRun,
        start: (index) =>
          engines.complete(caller, body.model ?? undefined, tasks[index] ?? tasks[0], disconnectSignal),
      })
      const head = createHead(context, run, 'cmpl-')
      const echo = tasks.flatMap(({ prefix }) =>
        Array.from({ length: choicesPerRun }, () => (body.echo ? prefix : '')),
      )
      if (!body.stream) return collectCompletion(head, run.events, echo)
      const includeUsage = body.stream_options?.include_usage === true
      const chunks = encodeCompletionChunks(head, run.events, echo, includeUsage)
      return sendEventStream(request, reply, withEnd(chunks), encodeStreamError)
    }

    app.post(
      '/v1/fim/completions',
      {
        config,
        validatorCompiler: acceptAnyBody,
        schema: {
          operationId: 'fim/create',
          summary: 'Create a fill-in-the-middle completion',
          description: 'The operation of the Mistral API.',
          tags,
          body: FimBody,
          response: { 200: FimCompletion, ...mayFail },
        },
      },
      async (request, reply) => {
        const raw = requireBody(request.body)
        const target = { protocol: 'openai', path: '/fim/completions', isOptional: true } as const
        if (await forward(context, engines, request, reply, raw, target)) return reply
        const body = readFimBody(raw)
        const { caller, disconnectSignal } = request
        const task = readFimTask(caller, body)
        const run = await startRuns(context, request, {
          runs: 1,
          choicesPerRun: 1,
          start: () => engines.complete(caller, body.model ?? undefined, task, disconnectSignal),
        })
        const head = createHead(context, run, 'fim-')
        if (body.stream) {
          // Clients read the first choice of every chunk, so none has only the usage.
          const chunks = encodeChatChunks(head, run.events, 'end-of-choice')
          return sendEventStream(request, reply, withEnd(chunks), encodeStreamError)
        }
        const collector = createChatCollector(head, 1)
        for await (const event of run.events) collector.add(event)
        return collector.finish()
      },
    )
  })

async function* withEnd(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  yield* chunks
  yield endOfStream
}
