import { Problem } from '@octavo/platform/errors.ts'
import type { CodeFile } from '../../engine/chat-task.ts'
import { findOperation, listOperations } from '../../refactoring/catalogue.ts'
import type { OperationDefinition } from '../../refactoring/operation.ts'
import {
  type CodeRange,
  type RefactorCodeOutput,
  refactorCode,
} from '../../refactoring/refactor-code-task.ts'
import { unifiedDiff } from '../../source-code/unified-diff.ts'
import { type Answer, type Question, showChanges, showChecks, textEvent } from '../answer.ts'
import { languageOf } from '../read-question.ts'
import { readArguments } from './refactoring-arguments.ts'

/** Other operations for the same wish, where the language lacks the first one or it has nothing to change. */
const alternatives = new Map<string, readonly string[]>(
  Object.entries({
    'use-async-await': ['convert-callbacks-to-async'],
    'use-array-methods': ['loop-to-comprehension'],
    'extract-variable': ['extract-constant'],
    'extract-constant': ['extract-variable'],
    'extract-magic-number': ['extract-constant', 'extract-variable'],
    'organize-imports': ['sort-imports'],
    'add-type-hints': ['infer-return-type'],
    'use-classes': ['convert-to-dataclass'],
    'remove-unused': ['remove-unused-imports'],
    'use-arrow-functions': ['convert-to-arrow-function'],
    'use-optional-chaining': ['use-nullish-coalescing'],
  }),
)

export async function* answerRefactor(question: Question): Answer {
  const { intent, files } = question
  if (files.length === 0) {
    yield textEvent('Which code do you want to refactor? Send it in a fenced code block, or attach files.')
    return
  }
  if (intent.refactoring === undefined) yield* cleanUp(question)
  else yield* refactorWith(question, intent.refactoring)
}

export async function* refactorWith(
  question: Question,
  name: string,
  [operation, ...others] = listFor(question, name),
): Answer {
  if (!operation) {
    yield textEvent(`There is no refactoring \`${name}\` for ${languageOf(question) ?? 'this language'}.`)
    yield textEvent(listRefactorings(question))
    return
  }
  const { values, missing } = readArguments(question, operation)
  if (missing) {
    yield textEvent(missing)
    return
  }
  const { files, lines, analyze } = question
  const run = (more: Record<string, unknown>, range: CodeRange | undefined) =>
    analyze(refactorCode, { files, operation: operation.id, arguments: more, ...(range && { range }) })
  const result =
    operation.id === 'rename' && typeof values.symbol === 'string'
      ? await renameNamed(files, values.symbol, values.newName, run)
      : await run(values, 'symbol' in values ? undefined : lines)
  if (isUntouched(result) && others.length > 0) yield* refactorWith(question, name, others)
  else yield* showResult(operation, result)
}

const isUntouched = ({ changes, rejected }: RefactorCodeOutput): boolean =>
  changes.length === 0 && rejected.length === 0

type Run = (values: Record<string, unknown>, range: CodeRange | undefined) => Promise<RefactorCodeOutput>

const maxOccurrences = 10

/** Languages other than TypeScript find only functions and classes by name. Variables are found by their occurrences. */
async function renameNamed(files: readonly CodeFile[], symbol: string, newName: unknown, run: Run) {
  const declared = await run({ symbol, newName }, undefined).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'request_invalid') return error
    throw error
  })
  if (!(declared instanceof Problem) && declared.changes.length > 0) return declared
  for (const range of occurrencesOf(files, symbol)) {
    const result = await run({ newName }, range)
    if (result.changes.length > 0) return result
  }
  if (declared instanceof Problem) throw declared
  return declared
}

function occurrencesOf(files: readonly CodeFile[], symbol: string): CodeRange[] {
  const ranges: CodeRange[] = []
  const name = new RegExp(`(?<![\\w$.])${RegExp.escape(symbol)}(?![\\w$])`, 'g')
  for (const { path, content } of files)
    for (const [at, line] of content.split('\n').entries())
      for (const { index } of line.matchAll(name)) {
        if (ranges.length === maxOccurrences) return ranges
        const [startLine, startColumn] = [at + 1, index + 1]
        ranges.push({
          path,
          startLine,
          startColumn,
          endLine: startLine,
          endColumn: startColumn + symbol.length,
        })
      }
  return ranges
}

function* showResult(
  { title }: OperationDefinition,
  { files, diff, changes, checks, rejected }: RefactorCodeOutput,
) {
  if (changes.length === 0)
    yield textEvent(
      `${title}: nothing to change.${rejected.length > 0 ? ' The code stays as it is, because:' : ''}`,
    )
  yield* showChanges(files, diff)
  if (changes.length > 0) yield textEvent(summarize(changes))
  if (rejected.length > 0)
    yield textEvent(
      rejected
        .slice(0, 20)
        .map(({ reason, range }) => `- Not changed${range ? ` (line ${range.startLine})` : ''}: ${reason}`)
        .join('\n'),
    )
  if (changes.length > 0) yield* showChecks(checks)
}

const maxListLength = 20

function summarize(changes: RefactorCodeOutput['changes']): string {
  const lines = changes
    .slice(0, maxListLength)
    .map(({ summary, range }) => `- ${summary} (line ${range.startLine})`)
  const rest = changes.length - lines.length
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

/** Matters of taste, which are applied only on request. */
const optional = new Set([
  'split-declarations',
  'add-braces',
  'apply-de-morgan',
  'convert-switch-to-map',
  'loop-to-comprehension',
])

/** Without a named refactoring: all that keep the behavior, one after another. */
async function* cleanUp(question: Question): Answer {
  const { analyze } = question
  const language = languageOf(question)
  const operations = listOperations(language).filter(
    ({ id, target, safety }) => target === 'file' && safety === 'preserving' && !optional.has(id),
  )
  if (language === undefined || operations.length === 0) {
    yield textEvent(`There are no refactorings for ${language ?? 'this language'}.`)
    return
  }
  const before = new Map(question.files.map(({ path, content }) => [path, content]))
  const current = new Map(before)
  const changes: RefactorCodeOutput['changes'] = []
  const checks = new Map<string, RefactorCodeOutput['checks'][number]>()
  for (const operation of operations) {
    const files = [...current].map(([path, content]) => ({ path, content }))
    const result = await analyze(refactorCode, { files, operation: operation.id, arguments: {} })
    if (result.changes.length === 0) continue
    changes.push(...result.changes)
    for (const check of result.checks) checks.set(check.name, check)
    for (const file of result.files) if ('content' in file) current.set(file.path, file.content)
  }
  const changedFiles = [...current].filter(([path, content]) => before.get(path) !== content)
  if (changedFiles.length === 0) {
    yield textEvent(
      'None of the refactorings that preserve behavior applies. Name one, if you want another change.',
    )
    yield textEvent(listRefactorings(question))
    return
  }
  const diff = changedFiles
    .map(([path, content]) => unifiedDiff(path, before.get(path) ?? '', content))
    .join('')
  yield* showChanges(
    changedFiles.map(([path, content]) => ({ path, content })),
    diff,
  )
  yield textEvent(summarize(changes))
  yield* showChecks([...checks.values()])
}

function listFor(question: Question, name: string): OperationDefinition[] {
  const language = languageOf(question)
  return [name, ...(alternatives.get(name) ?? [])]
    .flatMap((id) => findOperation(id) ?? [])
    .filter(({ languages }) => language === undefined || languages.includes(language))
}

function listRefactorings(question: Question): string {
  const operations = listOperations(languageOf(question)).slice(0, 60)
  const names = operations.map(({ id }) => `\`${id}\``)
  return names.length > 0 ? `Available: ${names.join(', ')}.` : 'None are available for this language.'
}
