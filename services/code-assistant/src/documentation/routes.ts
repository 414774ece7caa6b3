import type { Routes } from '@octavo/platform/service.ts'
import { tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { readFiles } from '../tasks/code-input.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { presentCode, presentFile, rulesResult } from '../tasks/rules-result.ts'
import { missing } from '../wire/body-fields.ts'
import { mayFail } from '../wire/error-responses.ts'
import { type DocumentCodeOutput, documentCode } from './document-code-task.ts'
import { documentPrompt, documentWithModel } from './document-with-model.ts'
import { Documentation, DocumentBody } from './schema.ts'

export const documentRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/document',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/document',
          summary: 'Document code',
          description: 'Adds documentation comments to code and writes an API reference.',
          tags: ['tasks'],
          body: DocumentBody,
          response: { 200: Documentation, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body } = request
        const { style, scope, overwrite, output = 'both', context: { selection } = {} } = body
        if (scope === 'selection' && !selection) throw missing('context.selection')
        const files = readFiles(body)
        const model = await startModel(models, request, () => documentPrompt(body, files))
        return respond(
          context,
          { object: 'documentation', prefix: 'doc' },
          request,
          reply,
          async (progress, signal) => {
            const userId = userIdOf(request.caller)
            if (model) return documentWithModel(context, body, model, { files, userId, signal, progress })
            const input = { files, style, scope, overwrite, selection }
            const result = await context.analysis.run(documentCode, input, { userId, signal })
            if (output !== 'inline') progress.text(result.documentation)
            return rulesResult(
              body,
              {
                ...(output !== 'markdown' && {
                  ...presentCode(body.code, files[0]?.path, result.files),
                  files: result.files.map(presentFile),
                  diff: result.diff,
                }),
                ...(output !== 'inline' && { documentation: result.documentation }),
                items: result.items.map(presentItem),
                coverage: result.coverage,
              },
              result.warnings,
            )
          },
        )
      },
    )
  }

function presentItem({ startLine, endLine, ...item }: DocumentCodeOutput['items'][number]) {
  return { ...item, range: { start: startLine, end: endLine } }
}
