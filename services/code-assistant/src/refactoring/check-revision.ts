import type { CodeFile } from '../engine/chat-task.ts'
import { type Language, languageOfPath } from '../source-code/languages.ts'
import { unifiedDiff } from '../source-code/unified-diff.ts'
import { hasGrammar } from '../syntax/grammars.ts'
import { parseSource } from '../syntax/parse-source.ts'
import { findSyntaxErrors } from '../syntax/syntax-errors.ts'
import { isCompilable } from '../typescript/code-paths.ts'
import type { CheckRevisionInput, CheckRevisionOutput, RevisionProblem } from './check-revision-task.ts'
import type { VerificationStep } from './operation.ts'

interface Inspection {
  syntax: RevisionProblem[]
  semantic: RevisionProblem[]
}

/** The worker side of the task `checkRevision`. */
export async function run({ before, after }: CheckRevisionInput): Promise<CheckRevisionOutput> {
  const contents = new Map(before.map(({ path, content }) => [path, content]))
  const old = await inspect(before)
  const revised = await inspect(after)
  // Packages are not available, so the types of new files that import them are not known.
  const uncheckedPaths = new Set(
    after.filter(({ path, content }) => !contents.has(path) && imports.test(content)).map(({ path }) => path),
  )
  const semantic = revised.semantic.filter(({ path }) => !uncheckedPaths.has(path))
  const checks: VerificationStep[] = []
  if (after.some(isParsed))
    checks.push(check('parse', old.syntax, revised.syntax, 'There are no new syntax errors.'))
  if (after.some(({ path }) => isCompilable(path) && !uncheckedPaths.has(path)))
    checks.push(check('diagnostics', old.semantic, semantic, 'There are no new errors of names and types.'))
  return {
    checks,
    before: [...old.syntax, ...old.semantic],
    after: [...revised.syntax, ...semantic],
    diff: after
      .map(({ path, content }) =>
        unifiedDiff(path, contents.get(path) ?? '', content, contents.has(path) ? path : '/dev/null'),
      )
      .join(''),
  }
}

const imports = /\b(?:from|import|require\()\s*['"](?!\.)/

function check(
  name: VerificationStep['name'],
  before: readonly RevisionProblem[],
  after: readonly RevisionProblem[],
  success: string,
): VerificationStep {
  const [first] = findNew(before, after)
  return first
    ? { name, ok: false, detail: `${first.path}:${first.line}:${first.column}: ${first.message}` }
    : { name, ok: true, detail: success }
}

/** An error is not new if as many before say the same about the file. */
function findNew(before: readonly RevisionProblem[], after: readonly RevisionProblem[]): RevisionProblem[] {
  const rest = new Map<string, number>()
  const keyOf = ({ path, code, message }: RevisionProblem) => `${path}\n${code}\n${message}`
  for (const problem of before) rest.set(keyOf(problem), (rest.get(keyOf(problem)) ?? 0) + 1)
  return after.filter((problem) => {
    const count = rest.get(keyOf(problem)) ?? 0
    rest.set(keyOf(problem), count - 1)
    return count <= 0
  })
}

const isParsed = ({ path }: CodeFile): boolean => {
  const language = languageOfPath(path)
  return isCompilable(path) || (language !== undefined && hasGrammar(language))
}

async function inspect(files: readonly CodeFile[]): Promise<Inspection> {
  const syntax: RevisionProblem[] = []
  for (const { path, content } of files) {
    const language: Language | undefined = languageOfPath(path)
    if (!language || isCompilable(path) || !hasGrammar(language)) continue
    for (const { line, column, message } of findSyntaxErrors(await parseSource(language, content)))
      syntax.push({ path, line, column, code: 'syntax', message })
  }
  const compilable = files.filter(({ path }) => isCompilable(path))
  if (compilable.length === 0) return { syntax, semantic: [] }
  // The compiler takes 0.8 s to load, so it waits for code that needs it.
  const { findSemanticProblems, findSyntaxProblems } = await import('../typescript/diagnostics.ts')
  const { openProject } = await import('../typescript/project.ts')
  const project = openProject(compilable)
  const locate = ({ path, start, code, message }: ReturnType<typeof findSyntaxProblems>[number]) => {
    const lines = (files.find((file) => file.path === path)?.content ?? '').slice(0, start).split('\n')
    return { path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, code: `TS${code}`, message }
  }
  return {
    syntax: [...syntax, ...findSyntaxProblems(project).map(locate)],
    semantic: findSemanticProblems(project).map(locate),
  }
}
