import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { readFiles } from '../tasks/code-input.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { presentFile, rulesResult } from '../tasks/rules-result.ts'
import { mayFail } from '../wire/error-responses.ts'
import { TestBody, UnitTests } from './schema.ts'
import { testPrompt, testWithModel } from './test-with-model.ts'
import { writeTests } from './write-tests-task.ts'

export const testRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/test',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/test',
          summary: 'Write unit tests',
          description:
            'Writes tests for the exported functions and classes of code. They assert only what follows from the code.',
          tags: ['tasks'],
          body: TestBody,
          response: { 200: UnitTests, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const files = readFiles(body)
        const model = await startModel(models, request, () => testPrompt(body.framework, files))
        return respond(
          context,
          { object: 'unit_tests', prefix: 'test' },
          request,
          reply,
          async (progress, signal) => {
            const userId = userIdOf(caller)
            if (model)
              return testWithModel(context, body.framework, model, { files, userId, signal, progress })
            const input = { files, framework: body.framework }
            const result = await context.analysis.run(writeTests, input, {
              userId,
              signal,
            })
            for (const check of result.checks) progress.check({ kind: 'check', ...check })
            return rulesResult(
              body,
              {
                files: result.files.map(presentFile),
                covered_symbols: result.coveredSymbols,
                checks: result.checks,
              },
              result.warnings,
            )
          },
        )
      },
    )
  }
