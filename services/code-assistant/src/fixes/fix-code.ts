import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { languageOfPath } from '../source-code/languages.ts'
import { unifiedDiff } from '../source-code/unified-diff.ts'
import { hasGrammar } from '../syntax/grammars.ts'
import { parseSource } from '../syntax/parse-source.ts'
import { findSyntaxErrors } from '../syntax/syntax-errors.ts'
import { isCompilable } from '../typescript/code-paths.ts'
import type {
  CodeDiagnostic,
  FixCodeInput,
  FixCodeOutput,
  FixedDiagnostic,
  RequestedDiagnostic,
} from './fix-code-task.ts'
import { type FindFailures, repairSyntax, type SyntaxFailure } from './repair-syntax.ts'

export async function run({ files, diagnostics }: FixCodeInput): Promise<FixCodeOutput> {
  const isSelected = (diagnostic: CodeDiagnostic) =>
    !diagnostics?.length || diagnostics.some((requested) => matches(diagnostic, requested))
  const fixed: FixedDiagnostic[] = []
  const remaining: CodeDiagnostic[] = []
  let current = [...files]
  let isSupported = false
  for (const [i, file] of files.entries()) {
    const find = await failureFinder(file)
    if (!find) continue
    isSupported = true
    const repaired = await repairFile(file, find, isSelected)
    fixed.push(...repaired.fixed)
    current[i] = { ...file, content: repaired.content }
    if (!isCompilable(file.path)) remaining.push(...repaired.remaining)
  }
  if (!isSupported)
    throw new AnalysisProblem('request_invalid', 'The language of the code has no fixes.', 'language')
  if (files.some(({ path }) => isCompilable(path))) {
    // The compiler takes 0.8 s to load, so it waits for code that needs it.
    const { fixTypeScript } = await import('./typescript-fixes.ts')
    const result = fixTypeScript(current, { isSelected, includesHints: (diagnostics?.length ?? 0) > 0 })
    current = [...result.files]
    fixed.push(...result.fixed)
    remaining.push(...result.remaining)
  }
  const changedFiles = current.filter(({ content }, i) => content !== files[i]?.content)
  return {
    files: changedFiles,
    diff: changedFiles
      .map(({ path, content }) =>
        unifiedDiff(path, files.find((file) => file.path === path)?.content ?? '', content),
      )
      .join(''),
    fixed,
    remaining,
  }
}

/** Every field that is present has to match. */
function matches(diagnostic: CodeDiagnostic, { path, line, code, message }: RequestedDiagnostic): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[`'"“”.]/g, '')
  return (
    (path === undefined || path === diagnostic.path) &&
    (line === undefined || line === diagnostic.line) &&
    (code === undefined || code.replace(/^TS/i, '') === diagnostic.code.replace(/^TS/, '')) &&
    (message === undefined ||
      plain(diagnostic.message).includes(plain(message)) ||
      plain(message).includes(plain(diagnostic.message)))
  )
}

async function failureFinder({ path }: CodeFile): Promise<FindFailures | undefined> {
  if (isCompilable(path)) {
    const { parseLeniently, syntaxErrors } = await import('../documentation/typescript-source.ts')
    return (content) =>
      syntaxErrors(parseLeniently({ path, content })).map(({ start, messageText }) => ({
        start,
        message: typeof messageText === 'string' ? messageText : messageText.messageText,
      }))
  }
  const language = languageOfPath(path)
  if (!language || !hasGrammar(language)) return undefined
  return async (content) =>
    findSyntaxErrors(await parseSource(language, content)).map(({ start, end, message }) => ({
      start,
      message,
      size: end - start,
    }))
}

async function repairFile(
  file: CodeFile,
  find: FindFailures,
  isSelected: (diagnostic: CodeDiagnostic) => boolean,
) {
  const { path, content } = file
  const describe = (text: string, { start, message }: SyntaxFailure): CodeDiagnostic => {
    const before = text.slice(0, start).split('\n')
    return { path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, code: 'syntax', message }
  }
  const { text, repairs } = await repairSyntax(content, find, {
    isPython: languageOfPath(path) === 'python',
    isSelected: (current, failure) => isSelected(describe(current, failure)),
  })
  const remaining = await find(text)
  return {
    content: text,
    fixed: repairs.map(
      (repair): FixedDiagnostic => ({ ...describe(repair.text, repair.failure), fix: repair.fix }),
    ),
    remaining: remaining.map((failure) => describe(text, failure)),
  }
}
