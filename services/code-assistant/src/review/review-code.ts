import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { parseStrictly } from '../documentation/list-symbols.ts'
import { languageOfPath } from '../source-code/languages.ts'
import { hasGrammar } from '../syntax/grammars.ts'
import { parseSource } from '../syntax/parse-source.ts'
import { isCompilable } from '../typescript/code-paths.ts'
import { type ChangedFile, readDiff } from './changed-lines.ts'
import { createReport, type Report } from './finding.ts'
import { checkPython } from './python-rules.ts'
import type { ReviewCodeInput, ReviewCodeOutput, ReviewFinding } from './review-code-task.ts'
import { checkDuplicates, checkSecrets } from './text-rules.ts'
import { checkTree } from './tree-rules.ts'

interface ReviewedFile extends Pick<ChangedFile, 'file' | 'isPartial'> {
  report: Report
}

export async function run({ files = [], diff }: ReviewCodeInput): Promise<ReviewCodeOutput> {
  if (diff === undefined && !files.length)
    throw new AnalysisProblem('request_invalid', '`diff` or `files` is required.', 'files')
  const changedFiles = diff === undefined ? undefined : readDiff(diff, files)
  const findings: ReviewFinding[] = []
  const reviewed: ReviewedFile[] = (changedFiles ?? files.map((file) => ({ file, isPartial: false }))).map(
    ({ file, isPartial }) => ({ file, isPartial, report: createReport(file, findings) }),
  )
  const warnings: string[] = []
  const scripts = reviewed.filter(({ file }) => isCompilable(file.path))
  if (scripts.length) await reviewScripts(scripts)
  for (const entry of reviewed) {
    const language = languageOfPath(entry.file.path)
    checkSecrets(entry.file, entry.report)
    if (scripts.includes(entry)) continue
    if (!language || !hasGrammar(language)) {
      warnings.push(`\`${entry.file.path}\` was searched for secrets only: its language has no rules.`)
      continue
    }
    const tree = entry.isPartial
      ? await parseSource(language, entry.file.content)
      : await parseStrictly(entry.file, language)
    checkTree(tree, entry.report, entry.isPartial)
    if (language === 'python') checkPython(tree, entry.report, entry.isPartial)
  }
  checkDuplicates(reviewed.filter(({ isPartial }) => !isPartial))
  return {
    findings: findings.filter((finding) => isChanged(finding, changedFiles)).sort(byPosition),
    warnings,
  }
}

/** The compiler takes 0.8 s to load, so it waits for code that needs it. */
async function reviewScripts(reviewed: readonly ReviewedFile[]): Promise<void> {
  const { parseLeniently, parseTypeScript } = await import('../documentation/typescript-source.ts')
  const { checkTypeScriptSyntax } = await import('./typescript-rules.ts')
  for (const { file, isPartial, report } of reviewed)
    checkTypeScriptSyntax(isPartial ? parseLeniently(file) : parseTypeScript(file), report)
  const complete = reviewed.filter(({ isPartial }) => !isPartial)
  if (!complete.length) return
  const { openProject } = await import('../typescript/project.ts')
  const { checkTypeScriptTypes } = await import('./typescript-type-rules.ts')
  const project = openProject(complete.map(({ file }) => file))
  for (const { file, report } of complete) {
    const source = project.findSourceFile(file.path)
    if (source) checkTypeScriptTypes(project, source, report)
  }
}

function isChanged({ path, line }: ReviewFinding, changedFiles: readonly ChangedFile[] | undefined): boolean {
  return !changedFiles || changedFiles.some(({ file, lines }) => file.path === path && lines.has(line))
}

const byPosition = (a: ReviewFinding, b: ReviewFinding): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || (a.rule < b.rule ? -1 : 1)
