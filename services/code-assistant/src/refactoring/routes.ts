import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { readTasks, tasks } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { problem } from '../errors.ts'
import { languageOfPath } from '../source-code/languages.ts'
import { readFiles, requireLanguage } from '../tasks/code-input.ts'
import { startModel, type TaskModels } from '../tasks/model-run.ts'
import { respond } from '../tasks/respond.ts'
import { rulesResult } from '../tasks/rules-result.ts'
import { missing } from '../wire/body-fields.ts'
import { mayFail } from '../wire/error-responses.ts'
import { findOperation, listOperations } from './catalogue.ts'
import { presentOperation, presentRefactoring } from './present.ts'
import { readInstruction } from './read-instruction.ts'
import { type CodeRange, type RefactorCodeInput, refactorCode } from './refactor-code-task.ts'
import { refactorPrompt, refactorWithModel } from './refactor-with-model.ts'
import { OperationList, RefactorBody, Refactoring } from './schema.ts'

const tags = ['tasks']

export const refactorRoutes =
  (context: Context, models: TaskModels): Routes =>
  (app) => {
    app.post(
      '/v1/refactor',
      {
        config: { needs: tasks },
        schema: {
          operationId: 'tasks/refactor',
          summary: 'Refactor code',
          description:
            'Runs one operation. Every change is verified: the code parses, it has no new errors, and names mean the same as before. Changes that fail are rolled back and reported in `rejected`.',
          tags,
          body: RefactorBody,
          response: { 200: Refactoring, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body } = request
        const files = readFiles(body)
        const { operation, instruction } = body
        // Operations of the catalogue need no language model.
        if (operation !== undefined || instruction === undefined) {
          await models.get(request.caller, body.model)
          context.models.require(request.caller, 'rules')
        }
        const model =
          operation === undefined && instruction !== undefined
            ? await startModel(models, request, () => refactorPrompt(instruction, files, readRange(body)))
            : undefined
        const work = model ? { model } : { input: readInput(body, files) }
        return respond(
          context,
          { object: 'refactoring', prefix: 'ref' },
          request,
          reply,
          async (progress, signal) => {
            const userId = userIdOf(request.caller)
            if (work.model)
              return refactorWithModel(context, body, work.model, { files, userId, signal, progress })
            const { input } = work
            const result = await context.analysis.run(refactorCode, input, { userId, signal })
            for (const { name, ok, detail } of result.checks)
              progress.check({ kind: 'check', name, ok, detail })
            return rulesResult(body, presentRefactoring(body, input.operation, input.files[0]?.path, result))
          },
        )
      },
    )

    app.get(
      '/v1/refactor/operations',
      {
        config: { access: 'free', needs: readTasks },
        schema: {
          operationId: 'tasks/list-refactorings',
          summary: 'List refactoring operations',
          tags,
          querystring: Type.Object({
            language: Type.Optional(Type.String({ description: 'Only operations for this language.' })),
          }),
          response: { 200: OperationList, ...mayFail },
        },
      },
      async ({ query: { language } }) => ({
        object: 'list' as const,
        data: listOperations(language === undefined ? undefined : requireLanguage(language)).map(
          presentOperation,
        ),
      }),
    )
  }

function readInput(body: RefactorBody, files: CodeFile[]): RefactorCodeInput {
  const range = readRange(body)
  if (body.operation !== undefined) {
    if (!findOperation(body.operation))
      throw problem('request_invalid', {
        message: `No operation is named ${JSON.stringify(body.operation)}. See GET /v1/refactor/operations.`,
        data: { param: 'operation' },
      })
    return { files, operation: body.operation, arguments: body.arguments ?? {}, ...(range && { range }) }
  }
  if (body.instruction === undefined) throw missing('operation', 'instruction')
  const path = range?.path ?? files[0]?.path ?? ''
  const instruction = readInstruction(body.instruction, languageOfPath(path))
  if ('closest' in instruction) {
    const closest = instruction.closest.map(({ id, title }) => `\`${id}\` (${title})`).join(', ')
    throw problem('request_invalid', {
      message: `The instruction names no operation clearly. The closest are: ${closest}. Set \`operation\` and \`arguments\`.`,
      data: { param: 'instruction' },
    })
  }
  const selected = range ?? instruction.range
  return {
    files,
    operation: instruction.operation.id,
    arguments: { ...instruction.arguments, ...body.arguments },
    ...(selected && { range: selected }),
  }
}

function readRange({ range, context: { selection } = {} }: RefactorBody): CodeRange | undefined {
  if (range) {
    const {
      path,
      start_line: startLine,
      start_column: startColumn,
      end_line: endLine,
      end_column: endColumn,
    } = range
    return {
      startLine,
      endLine,
      ...(path !== undefined && { path }),
      ...(startColumn !== undefined && { startColumn }),
      ...(endColumn !== undefined && { endColumn }),
    }
  }
  return selection && { path: selection.path, startLine: selection.start, endLine: selection.end }
}
