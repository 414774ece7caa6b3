import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { rulesResult } from '../tasks/rules-result.ts'
import { supplement } from '../tasks/rules-supplement.ts'
import { mayFail } from '../wire/error-responses.ts'
import { type ExplainCodeOutput, explainCode } from './explain-code-task.ts'
import { explainPrompt } from './explain-prompt.ts'
import { ExplainBody, Explanation } from './schema.ts'

export const explainRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/explain',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/explain',
          summary: 'Explain code',
          description:
            'Describes the structure, control flow and complexity of code, or the meaning of a regular expression, cron expression, SQL text, command line or JSON file.',
          tags: ['tasks'],
          body: ExplainBody,
          response: { 200: Explanation, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const { code, path, language, detail } = body
        const model = await startModel(models, request, () => explainPrompt(body))
        return respond(
          context,
          { object: 'explanation', prefix: 'exp' },
          request,
          reply,
          async (progress, signal) => {
            const modelReply = await model?.read(progress)
            const input = { code, path, language, detail }
            const explanation = context.analysis.run(explainCode, input, {
              userId: userIdOf(caller),
              signal,
            })
            const result = modelReply ? await supplement(explanation, unknown) : await explanation
            if (!modelReply) progress.text(result.explanation)
            const { outline, complexityNotes, ...rest } = result
            const explained = {
              ...rest,
              ...(modelReply && { explanation: modelReply.text }),
              outline: outline.map(({ startLine, endLine, ...entry }) => ({
                ...entry,
                start_line: startLine,
                end_line: endLine,
              })),
              complexity_notes: complexityNotes,
            }
            return modelReply
              ? { ...modelReply.result, warnings: modelReply.warnings, body: explained }
              : rulesResult(body, explained)
          },
        )
      },
    )
  }

/** The structure of code in a language that the rules do not know. */
const unknown: ExplainCodeOutput = {
  language: 'unknown',
  explanation: '',
  outline: [],
  metrics: { cyclomatic: 0, cognitive: 0, loc: 0, nesting: 0, params: 0 },
  calls: [],
  complexityNotes: [],
}
