import { presentCode, presentFile } from '../tasks/rules-result.ts'
import type { OperationDefinition } from './operation.ts'
import type { CodeRange, RefactorCodeOutput, RejectedChange } from './refactor-code-task.ts'
import type { RefactorBody } from './schema.ts'

export function presentRefactoring(
  { code, dry_run: isDryRun, format = 'both' }: Pick<RefactorBody, 'code' | 'dry_run' | 'format'>,
  operation: string,
  path: string | undefined,
  { files, diff, changes, checks, rejected }: RefactorCodeOutput,
) {
  return {
    operation,
    ...(format !== 'diff' &&
      !isDryRun && { ...presentCode(code, path, files), files: files.map(presentFile) }),
    ...(format !== 'files' && { diff }),
    changes: changes.map(({ range, ...change }) => ({ ...change, range: presentRange(range) })),
    checks,
    rejected: rejected.map(presentRejected),
  }
}

const presentRejected = ({ range, ...rest }: RejectedChange) => ({
  ...rest,
  ...(range && { range: presentRange(range) }),
})

const presentRange = ({ startLine, startColumn, endLine, endColumn }: CodeRange) => ({
  start_line: startLine,
  start_column: startColumn,
  end_line: endLine,
  end_column: endColumn,
})

export const presentOperation = ({
  id,
  title,
  languages,
  arguments: schema,
  safety,
  target,
}: OperationDefinition) => ({
  id,
  title,
  languages: [...languages],
  arguments: schema,
  safety,
  target,
})
