import ts from 'typescript-6'
import type { CodeFile } from '../engine/chat-task.ts'
import { formatSettingsOf, preferencesOf } from '../refactoring/typescript/format-settings.ts'
import { applyEdits } from '../source-code/text-edits.ts'
import { findSuggestions } from '../typescript/diagnostics.ts'
import { openProject, type Project } from '../typescript/project.ts'
import type { CodeDiagnostic, FixedDiagnostic } from './fix-code-task.ts'

/** Fixes of the compiler that have one sensible result. */
const allowedFixes = new Set([
  'addMissingAsync',
  'addMissingAwait',
  'addMissingNewOperator',
  'classSuperMustPrecedeThisAccess',
  'constructorForDerivedNeedSuperCall',
  'extendsInterfaceBecomesImplements',
  'fixAwaitInSyncFunction',
  'fixClassDoesntImplementInheritedAbstractMember',
  'fixClassIncorrectlyImplementsInterface',
  'fixConvertConstToLet',
  'fixExpectedComma',
  'fixNaNEquality',
  'fixOverrideModifier',
  'fixReturnTypeInAsyncFunction',
  'fixUnreachableCode',
  'forgottenThisPropertyAccess',
  'import',
  'spelling',
  'unusedIdentifier',
])

/** Modules and types that a request does not contain. */
const missingContext = new Set([2307, 2580, 2591, 2688, 2792, 2875, 7016, 2686, 2593, 2582, 1378])
const unusedCodes = new Set([6133, 6138, 6192, 6196, 6198, 6199])
const unreachableCode = 7027
const maxFixes = 40

interface LocatedDiagnostic extends CodeDiagnostic {
  fileName: string
  start: number
  end: number
  number: number
}

export interface FixResult {
  files: readonly CodeFile[]
  fixed: FixedDiagnostic[]
  remaining: CodeDiagnostic[]
}

/** Repairs errors with the code fixes of the compiler, one at a time, and keeps those that only remove errors. */
export function fixTypeScript(
  files: readonly CodeFile[],
  {
    isSelected,
    includesHints,
  }: { isSelected: (diagnostic: CodeDiagnostic) => boolean; includesHints: boolean },
): FixResult {
  let current = files
  let project = openProject(current)
  let diagnostics = listDiagnostics(project, includesHints)
  const fixed: FixedDiagnostic[] = []
  const failed = new Set<string>()
  while (fixed.length < maxFixes) {
    const diagnostic = diagnostics.find((candidate) => isSelected(candidate) && !failed.has(keyOf(candidate)))
    if (!diagnostic) break
    const applied = tryFixes(project, current, diagnostics, diagnostic, includesHints)
    if (!applied) {
      failed.add(keyOf(diagnostic))
      continue
    }
    fixed.push({ ...present(diagnostic), fix: applied.fix })
    current = applied.files
    diagnostics = applied.diagnostics
    project = openProject(current)
  }
  return { files: current, fixed, remaining: diagnostics.map(present) }
}

function tryFixes(
  project: Project,
  files: readonly CodeFile[],
  before: readonly LocatedDiagnostic[],
  diagnostic: LocatedDiagnostic,
  includesHints: boolean,
): { files: readonly CodeFile[]; diagnostics: LocatedDiagnostic[]; fix: string } | undefined {
  const { fileName, start, end, number } = diagnostic
  const file = project.program.getSourceFile(fileName)
  if (!file) return undefined
  const style = formatSettingsOf(file)
  const all = project.service.getCodeFixesAtPosition(
    fileName,
    start,
    end,
    [number],
    style,
    preferencesOf(file),
  )
  const fixes = all.filter(
    ({ fixName, changes }) => allowedFixes.has(fixName) && changes.every(({ isNewFile }) => !isNewFile),
  )
  // Several modules export the name: which one is meant is a guess.
  if (fixes.filter(({ fixName }) => fixName === 'import').length > 1) return undefined
  for (const { changes, description } of fixes) {
    const next = files.map((file) => {
      const change = changes.find((candidate) => project.pathOf(candidate.fileName) === file.path)
      if (!change) return file
      const edits = change.textChanges.map(({ span, newText }) => ({
        start: span.start,
        end: span.start + span.length,
        text: newText,
      }))
      return { ...file, content: applyEdits(file.content, edits) }
    })
    const diagnostics = listDiagnostics(openProject(next), includesHints)
    if (diagnostics.length < before.length && !hasNew(before, diagnostics))
      return { files: next, diagnostics, fix: description }
  }
  return undefined
}

/** True if a fix caused a new diagnostic. Line numbers are ignored, because lines move. */
function hasNew(before: readonly LocatedDiagnostic[], after: readonly LocatedDiagnostic[]): boolean {
  const counts = new Map<string, number>()
  for (const diagnostic of before) counts.set(textKey(diagnostic), (counts.get(textKey(diagnostic)) ?? 0) + 1)
  return after.some((diagnostic) => {
    const remaining = (counts.get(textKey(diagnostic)) ?? 0) - 1
    counts.set(textKey(diagnostic), remaining)
    return remaining < 0
  })
}

const textKey = ({ path, code, message }: CodeDiagnostic): string => `${path} ${code} ${message}`
const keyOf = (diagnostic: LocatedDiagnostic): string =>
  `${textKey(diagnostic)} ${diagnostic.line} ${diagnostic.column}`

function listDiagnostics(project: Project, includesHints: boolean): LocatedDiagnostic[] {
  return project.sourceFiles.flatMap((file) => {
    const errors = [
      ...project.program.getSyntacticDiagnostics(file),
      ...project.program.getSemanticDiagnostics(file),
    ].filter(({ category, code }) => category === ts.DiagnosticCategory.Error && !missingContext.has(code))
    const hints = findSuggestions(project, file.fileName).filter(
      ({ code, start }) =>
        (unusedCodes.has(code) && (includesHints || isImport(file, start))) ||
        (includesHints && code === unreachableCode),
    )
    return [...errors, ...hints].map(({ start = 0, length = 0, code, messageText }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start)
      return {
        path: project.pathOf(file.fileName),
        line: line + 1,
        column: character + 1,
        code: `TS${code}`,
        message: typeof messageText === 'string' ? messageText : messageText.messageText,
        fileName: file.fileName,
        start,
        end: start + length,
        number: code,
      }
    })
  })
}

/** Unused imports have no effect, while an unused variable may be unfinished code. */
function isImport(file: ts.SourceFile, start: number): boolean {
  return file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) && statement.getStart(file) <= start && start < statement.getEnd(),
  )
}

const present = ({ path, line, column, code, message }: CodeDiagnostic): CodeDiagnostic => ({
  path,
  line,
  column,
  code,
  message,
})
