import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { respond } from '../tasks/respond.ts'
import { rulesResult } from '../tasks/rules-result.ts'
import { mayFail } from '../wire/error-responses.ts'
import { explainCode } from './explain-code-task.ts'
import { ExplainBody, Explanation } from './schema.ts'

export const explainRoutes =
  (context: Context): Routes =>
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
        context.models.require(caller, 'rules')
        return respond(
          context,
          { object: 'explanation', prefix: 'exp' },
          request,
          reply,
          async (progress, signal) => {
            const input = { code, path, language, detail }
            const result = await context.analysis.run(explainCode, input, {
              userId: userIdOf(caller),
              signal,
            })
            progress.text(result.explanation)
            const { outline, complexityNotes, ...rest } = result
            return rulesResult(body, {
              ...rest,
              outline: outline.map(({ startLine, endLine, ...entry }) => ({
                ...entry,
                start_line: startLine,
                end_line: endLine,
              })),
              complexity_notes: complexityNotes,
            })
          },
        )
      },
    )
  }
