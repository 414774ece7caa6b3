import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import { complete } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import type { EngineEvent, EngineName, Usage } from '../engine/engine.ts'
import { respond, type TaskProgress, type TaskResult } from '../tasks/respond.ts'
import { mayFail } from '../wire/error-responses.ts'
import type { Completions } from './create-completions.ts'
import { CompleteRequest, CompleteResult } from './schema.ts'

/** Completes with a language model. */
export interface CompletionModels {
  complete(
    caller: Caller,
    model: string | undefined,
    task: Omit<CompletionTask, 'model'>,
    signal: AbortSignal,
  ): Promise<{ model: string; engine: EngineName; events: AsyncIterable<EngineEvent> }>
}

const rulesModels = new Set(['rules', 'basic'])

export const completionRoutes =
  (context: Context, completions: Completions, models: CompletionModels): Routes =>
  (app) => {
    app.post(
      '/v1/complete',
      {
        config: { needs: complete },
        schema: {
          operationId: 'tasks/complete',
          summary: 'Complete code at the cursor',
          tags: ['tasks'],
          body: CompleteRequest,
          response: { 200: CompleteResult, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const model = body.model ?? context.config.defaultModel
        const task = taskOf(body, userIdOf(caller))
        if (rulesModels.has(model)) context.models.require(caller, 'rules')
        const kind = { object: 'completion', prefix: 'cmp' }
        return respond(context, kind, request, reply, async (progress, signal) => {
          if (!rulesModels.has(model)) {
            return collect(await models.complete(caller, model, task, signal), progress)
          }
          const results = await completions.complete(task, signal)
          const [best] = results
          if (best) progress.text(best.text)
          return { engine: 'rules', model: 'rules', body: { completions: results } }
        })
      },
    )
  }

function taskOf(body: Static<typeof CompleteRequest>, userId: number): Omit<CompletionTask, 'model'> {
  const {
    prefix,
    suffix = '',
    path,
    language,
    n = 1,
    stop = [],
    context: attached,
    max_tokens,
    temperature,
    seed,
  } = body
  return {
    prefix,
    suffix,
    ...(path !== undefined && { path }),
    ...(language !== undefined && { language }),
    ...(attached?.repository !== undefined && { repository: attached.repository }),
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    snippets: attached?.files ?? [],
    userId,
    count: n,
    stop,
  }
}

async function collect(
  { model, engine, events }: Awaited<ReturnType<CompletionModels['complete']>>,
  progress: TaskProgress,
): Promise<TaskResult> {
  const texts: string[] = []
  let usage: Usage | undefined
  for await (const event of events) {
    if (event.type === 'usage') usage = event.usage
    if (event.type !== 'text') continue
    const { index = 0, text } = event
    texts[index] = (texts[index] ?? '') + text
    if (index === 0) progress.text(text)
  }
  const completions = texts.map((text) => ({ text, score: 1, source: 'model' as const }))
  return { engine, model, ...(usage && { usage }), body: { completions } }
}
