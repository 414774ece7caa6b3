import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { type RevisionOptions, reviseWithModel } from '../refactoring/revise-with-model.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import { fileFormat } from '../tasks/reply-files.ts'
import type { TaskResult } from '../tasks/respond.ts'
import { presentCode } from '../tasks/rules-result.ts'
import { supplement } from '../tasks/rules-supplement.ts'
import { documentCode } from './document-code-task.ts'
import type { DocumentBody } from './schema.ts'

export function documentPrompt(
  { style, scope = 'exported', overwrite = false, output = 'both' }: DocumentBody,
  files: readonly CodeFile[],
): ModelPrompt {
  const comments =
    `Add documentation comments${style === undefined ? '' : ` in the style ${style}`} to ` +
    `${scopes[scope]} of the attached code. ${overwrite ? 'Replace existing ones.' : 'Keep existing ones.'} Change nothing but comments. ${fileFormat}`
  const reference = 'Write an API reference in Markdown, outside of the code blocks.'
  const parts = [...(output === 'markdown' ? [] : [comments]), ...(output === 'inline' ? [] : [reference])]
  return { instructions: parts.join(' '), message: 'Document the attached code.', files }
}

const scopes = {
  exported: 'the exported declarations',
  all: 'all declarations',
  selection: 'the selected declarations',
}

export async function documentWithModel(
  context: Context,
  body: DocumentBody,
  run: ModelRun,
  options: RevisionOptions,
): Promise<TaskResult> {
  const { output = 'both', scope, code, context: { selection } = {} } = body
  const revision = await reviseWithModel(context, run, options)
  const { reply, files, diff, checks, prose, rejected, warnings } = revision
  const revised = new Map([...options.files, ...files].map((file) => [file.path, file]))
  const coverageOf = async (files: readonly CodeFile[]) => {
    const { userId, signal } = options
    // Lines of a selection move when comments are added.
    const input = scope === 'selection' && selection ? { files } : { files, scope }
    const documented = context.analysis.run(documentCode, input, { userId, signal })
    return supplement(
      documented.then(({ coverage }) => coverage.before),
      0,
    )
  }
  return {
    ...reply.result,
    warnings: rejected === undefined ? warnings : [...warnings, `The comments are not used: ${rejected}`],
    body: {
      ...(output !== 'markdown' && {
        ...presentCode(code, options.files[0]?.path, files),
        files,
        diff,
        checks,
      }),
      ...(output !== 'inline' && { documentation: output === 'markdown' ? reply.text : prose }),
      items: [],
      coverage: { before: await coverageOf(options.files), after: await coverageOf([...revised.values()]) },
    },
  }
}
