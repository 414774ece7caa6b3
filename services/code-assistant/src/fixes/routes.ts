import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { readFiles } from '../tasks/code-input.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { presentCode, presentFile, rulesResult } from '../tasks/rules-result.ts'
import { mayFail } from '../wire/error-responses.ts'
import { fixCode } from './fix-code-task.ts'
import { fixPrompt, fixWithModel } from './fix-with-model.ts'
import { Fix, FixBody } from './schema.ts'

export const fixRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/fix',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/fix',
          summary: 'Fix code',
          description: 'Repairs errors of code, and keeps only repairs after which fewer errors remain.',
          tags: ['tasks'],
          body: FixBody,
          response: { 200: Fix, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const files = readFiles(body)
        const diagnostics = body.diagnostics?.map(({ code, ...rest }) => ({
          ...rest,
          ...(code !== undefined && { code: String(code) }),
        }))
        const model = await startModel(models, request, () => fixPrompt(diagnostics, files))
        return respond(
          context,
          { object: 'fix', prefix: 'fix' },
          request,
          reply,
          async (progress, signal) => {
            const userId = userIdOf(caller)
            if (model) return fixWithModel(context, body.code, model, { files, userId, signal, progress })
            const result = await context.analysis.run(fixCode, { files, diagnostics }, { userId, signal })
            if (result.diff) progress.text(result.diff)
            return rulesResult(body, {
              ...presentCode(body.code, files[0]?.path, result.files),
              files: result.files.map(presentFile),
              diff: result.diff,
              fixed: result.fixed,
              remaining: result.remaining,
            })
          },
        )
      },
    )
  }
