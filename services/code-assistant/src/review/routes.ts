import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { readFiles } from '../tasks/code-input.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { rulesResult } from '../tasks/rules-result.ts'
import { mayFail } from '../wire/error-responses.ts'
import { reviewCode } from './review-code-task.ts'
import { reviewPrompt, reviewWithModel } from './review-with-model.ts'
import { Review, ReviewBody } from './schema.ts'

export const reviewRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/review',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/review',
          summary: 'Review code or a diff',
          description: 'Finds likely defects in files, or in the added lines of a unified diff.',
          tags: ['tasks'],
          body: ReviewBody,
          response: { 200: Review, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const files =
          body.diff !== undefined && body.code === undefined ? (body.files ?? []) : readFiles(body)
        const model = await startModel(models, request, () => reviewPrompt(body.diff, files))
        return respond(
          context,
          { object: 'review', prefix: 'rev' },
          request,
          reply,
          async (progress, signal) => {
            if (model) return reviewWithModel(body.diff, files, model, progress)
            const input = { files, diff: body.diff }
            const { findings, warnings } = await context.analysis.run(reviewCode, input, {
              userId: userIdOf(caller),
              signal,
            })
            for (const { path, line, message } of findings) progress.text(`${path}:${line}: ${message}\n`)
            return rulesResult(body, { findings }, warnings)
          },
        )
      },
    )
  }
