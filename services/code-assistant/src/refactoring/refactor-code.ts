import { Value } from 'typebox/value'
import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { type Language, languageOfPath } from '../source-code/languages.ts'
import { unifiedDiff } from '../source-code/unified-diff.ts'
import { applyChanges } from './apply-changes.ts'
import { findOperation } from './catalogue.ts'
import { findLanguageSupport } from './language-supports.ts'
import { LineIndex } from './line-index.ts'
import type { Change, OperationDefinition, Selection, VerificationStep } from './operation.ts'
import { createOrigins } from './origins.ts'
import type {
  AppliedChange,
  CodeRange,
  FileChange,
  RefactorCodeInput,
  RefactorCodeOutput,
  RejectedChange,
} from './refactor-code-task.ts'

/** Changes inside of changed code are found when the operation runs again on the result. */
const maxPasses = 8

export async function run(input: RefactorCodeInput): Promise<RefactorCodeOutput> {
  const operation = findOperation(input.operation)
  if (!operation)
    throw new AnalysisProblem('request_invalid', `No operation is named "${input.operation}".`, 'operation')
  checkArguments(operation, input.arguments)
  const language = languageFor(operation, input)
  const support = await findLanguageSupport(language)
  const propose = support?.operations[operation.id]
  if (!support || !propose) throw new Error(`${operation.id} is not implemented for ${language}`)

  const origins = createOrigins(input.files)
  const changes: AppliedChange[] = []
  const rejected = new Map<string, RejectedChange>()
  const steps = new Map<string, VerificationStep>()
  const failures = new Set<string>()
  let files = input.files
  let selection = selectionOf(input)
  const passes = operation.target === 'file' ? maxPasses : 1
  for (let pass = 0; pass < passes; pass++) {
    const proposal = await propose({ files, selection, arguments: input.arguments })
    const candidates = proposal.changes.filter((change) => !failures.has(keyOf(files, change)))
    const application = await applyChanges(support, files, candidates)
    for (const { change, step } of application.failed) {
      failures.add(keyOf(files, change))
      reject(change, `${change.summary} was rolled back: ${step.detail}`)
    }
    if (pass === 0 || application.applied.length > 0)
      for (const each of proposal.rejected) reject(each, each.reason)
    if (application.applied.length === 0) break
    for (const { path, start, end, summary, safety = operation.safety } of application.applied)
      changes.push({ operation: operation.id, ...origins.locate(path, start, end), summary, safety })
    for (const step of application.steps) steps.set(step.name, step)
    selection = selection && origins.move(application.applied, selection)
    origins.record(application.applied)
    files = application.files
  }
  return {
    ...compareFiles(input.files, files, origins.previousPathOf),
    changes,
    checks: [...steps.values()],
    rejected: [...rejected.values()],
  }

  function reject({ path, start, end }: Selection, reason: string): void {
    const location = origins.locate(path, start, end)
    const { startLine, startColumn } = location.range
    rejected.set(`${location.path}:${startLine}:${startColumn}:${reason}`, {
      operation: operation?.id ?? '',
      reason,
      ...location,
    })
  }
}

/** The same failure in a later pass, where offsets differ. */
const keyOf = (files: readonly CodeFile[], { path, start, end, summary }: Change): string =>
  `${path}\n${summary}\n${files.find((file) => file.path === path)?.content.slice(start, end)}`

function checkArguments(operation: OperationDefinition, values: Record<string, unknown>): void {
  const [error] = Value.Errors(operation.arguments, values)
  if (!error) return
  const field = error.instancePath.slice(1).replaceAll('/', '.')
  throw new AnalysisProblem(
    'request_invalid',
    `arguments${field && `.${field}`} ${error.message}.`,
    `arguments${field && `.${field}`}`,
  )
}

function languageFor(operation: OperationDefinition, { files, range }: RefactorCodeInput): Language {
  const candidates = range?.path ? files.filter(({ path }) => path === range.path) : files
  const languages = candidates.flatMap(({ path }) => languageOfPath(path) ?? [])
  const language = languages.find((name) => operation.languages.includes(name))
  if (language) return language
  throw new AnalysisProblem(
    'request_invalid',
    `"${operation.id}" is for ${operation.languages.join(', ')}, and no file has this language.`,
    'operation',
  )
}

function selectionOf({ files, range }: RefactorCodeInput): Selection | undefined {
  if (!range) return undefined
  const path = range.path ?? files[0]?.path ?? ''
  const file = files.find((each) => each.path === path)
  if (!file) throw new AnalysisProblem('request_invalid', `No file has the path "${path}".`, 'range.path')
  const selection = new LineIndex(file.content).offsetsOf(range as CodeRange)
  if (!selection) throw new AnalysisProblem('request_invalid', 'The range is not within the file.', 'range')
  return { path, ...selection }
}

function compareFiles(
  before: readonly CodeFile[],
  after: readonly CodeFile[],
  previousPathOf: (path: string) => string,
): Pick<RefactorCodeOutput, 'files' | 'diff'> {
  const old = new Map(before.map(({ path, content }) => [path, content]))
  const remaining = new Set<string>()
  const files: FileChange[] = []
  const diffs: string[] = []
  for (const { path, content } of after) {
    const previousPath = previousPathOf(path)
    remaining.add(previousPath)
    const previous = old.get(previousPath)
    if (previous === content && previousPath === path) continue
    files.push({ path, content, ...(previousPath !== path && { previousPath }) })
    diffs.push(
      unifiedDiff(path, previous ?? '', content, previous === undefined ? '/dev/null' : previousPath),
    )
  }
  for (const { path, content } of before) {
    if (remaining.has(path)) continue
    files.push({ path, deleted: true })
    diffs.push(unifiedDiff('/dev/null', content, '', path))
  }
  return { files, diff: diffs.join('') }
}
