import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { rulesResult } from '../tasks/rules-result.ts'
import { mayFail } from '../wire/error-responses.ts'
import { generateCode } from './generate-code-task.ts'
import { generatePrompt, generateWithModel } from './generate-with-model.ts'
import { GenerateBody, Generation } from './schema.ts'

export const generateRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/generate',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/generate',
          summary: 'Generate code',
          description:
            'Generates code from recipes: data models and validators, CRUD handlers, API clients, regular expressions, cron expressions, SQL, commands, algorithms and project files. If no recipe fits, `recipe` is null and `explanation` lists what is similar.',
          tags: ['tasks'],
          body: GenerateBody,
          response: { 200: Generation, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const { prompt, language, framework, tests, spec } = body
        const model = await startModel(models, request, () => generatePrompt(body))
        return respond(
          context,
          { object: 'generation', prefix: 'gen' },
          request,
          reply,
          async (progress, signal) => {
            const userId = userIdOf(caller)
            if (model) return generateWithModel(context, model, { userId, signal, progress })
            const input = { prompt, language, framework, tests, spec }
            const result = await context.analysis.run(generateCode, input, {
              userId,
              signal,
            })
            if ('abstained' in result) {
              progress.text(result.abstained)
              return rulesResult(body, { ...nothing, explanation: result.abstained, closest: result.closest })
            }
            progress.text(`${result.explanation}\n\n\`\`\`${result.language}\n${result.code}\`\`\`\n`)
            for (const check of result.checks) progress.check({ kind: 'check', ...check })
            return rulesResult(body, { ...result, closest: [] })
          },
        )
      },
    )
  }

const nothing = { recipe: null, language: null, code: '', files: [], tests: [], checks: [] }
