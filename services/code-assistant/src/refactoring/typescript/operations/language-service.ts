import ts from 'typescript-6'
import { AnalysisProblem } from '../../../analysis/analysis-problem.ts'
import { findSuggestions } from '../../../typescript/diagnostics.ts'
import { formatSettingsOf, preferencesOf } from '../format-settings.ts'
import { type NodeOrSpan, type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'
import { selectedCode, selectedNode } from '../selection.ts'
import { changesFrom } from '../text-changes.ts'

interface SelectionRefactor {
  summary: string
  /** The argument with the name of what is created. */
  name?: string
  /** The nodes at whose start the language service expects the cursor. */
  on?: (node: ts.Node) => boolean
  removesComments?: true
}

/** A refactoring of the language service, on the selected code. */
export function selectionRefactor(
  kind: string,
  { summary, name: argument, on, removesComments }: SelectionRefactor,
): TypescriptOperation {
  return (refactoring) => {
    const { file, start, end } = on ? focusOn(refactoring, on) : selectedCode(refactoring)
    const { service } = refactoring.project
    const range = start === end ? start : { pos: start, end }
    const preferences = preferencesOf(file)
    const span = spanAt(file, start, end)
    const available = service.getApplicableRefactors(
      file.fileName,
      range,
      { ...preferences, provideRefactorNotApplicableReason: true },
      'invoked',
      // The language service does not register the kind of adding braces.
      kind.replace(/\.add$/, ''),
      true,
    )
    const actions = available.flatMap(({ name, actions: list }) =>
      list.map((action) => ({ refactor: name, ...action })),
    )
    const action = actions.findLast((each) => !each.notApplicableReason && each.kind?.startsWith(kind))
    if (!action) return refactoring.reject(span, reasonOf(actions, kind))
    const edits = service.getEditsForRefactor(
      file.fileName,
      formatSettingsOf(file),
      range,
      action.refactor,
      action.name,
      preferences,
    )
    if (!edits || edits.notApplicableReason || edits.edits.length === 0)
      return refactoring.reject(span, edits?.notApplicableReason ?? 'The selected code does not allow it.')
    const name = argument && refactoring.arguments[argument]
    refactoring.change(span, summary, [], {
      ...changesFrom(refactoring, edits.edits, typeof name === 'string' ? { edits, name } : undefined),
      ...(removesComments && { removesComments }),
    })
  }
}

/** The language service wants the cursor at the start of some nodes. */
function focusOn(
  refactoring: Refactoring,
  isWanted: (node: ts.Node) => boolean,
): ReturnType<typeof selectedCode> {
  const code = selectedCode(refactoring)
  const node = selectedNode(refactoring, (each): each is ts.Node => isWanted(each))
  const start = node?.getStart(code.file)
  return start === undefined ? code : { file: code.file, start, end: start }
}

function reasonOf(actions: readonly ts.RefactorActionInfo[], kind: string): string {
  const reason = actions.find((each) => each.kind?.startsWith(kind))?.notApplicableReason
  return reason ? `${reason.replace(/\.$/, '')}.` : 'The selected code does not allow it.'
}

/** The quick fixes of the language service for errors and hints, each a change of its own. */
export function quickFixes(
  fixNames: readonly string[],
  { summary, codes, removesComments }: { summary: string; codes?: readonly number[]; removesComments?: true },
): TypescriptOperation {
  return (refactoring) => {
    const { project } = refactoring
    for (const file of refactoring.sourceFiles) {
      const seenKeys = new Set<string>()
      const diagnostics = [
        ...findSuggestions(project, file.fileName),
        ...project.service.getSemanticDiagnostics(file.fileName),
      ]
      for (const { start, length = 0, code } of diagnostics) {
        if (
          start === undefined ||
          (codes && !codes.includes(code)) ||
          !isSelected(refactoring, start, start + length)
        )
          continue
        const fixes = project.service.getCodeFixesAtPosition(
          file.fileName,
          start,
          start + length,
          [code],
          formatSettingsOf(file),
          preferencesOf(file),
        )
        const fix = fixes.find(({ fixName }) => fixNames.includes(fixName))
        if (!fix) continue
        const key = JSON.stringify(fix.changes)
        if (seenKeys.has(key)) continue
        seenKeys.add(key)
        const code_ = file.text.slice(start, Math.min(start + length, start + 60)).split('\n')[0]
        refactoring.change(spanAt(file, start, start + length), `${summary}: ${code_}`, [], {
          ...changesFrom(refactoring, fix.changes),
          ...(removesComments && { removesComments }),
        })
      }
    }
  }
}

function isSelected({ selection }: Refactoring, start: number, end: number): boolean {
  return (
    !selection ||
    (start < selection.end && end > selection.start) ||
    (selection.start === selection.end && start <= selection.start && selection.start <= end)
  )
}

export function organizeImports(mode: ts.OrganizeImportsMode, summary: string): TypescriptOperation {
  return (refactoring) => {
    const { service } = refactoring.project
    for (const file of refactoring.sourceFiles) {
      const changes = service.organizeImports(
        { type: 'file', fileName: file.fileName, mode },
        formatSettingsOf(file),
        preferencesOf(file),
      )
      const change = changesFrom(refactoring, changes)
      if (change.edits.length === 0) continue
      refactoring.change(importsOf(file), summary, [], {
        ...change,
        ...(mode !== ts.OrganizeImportsMode.SortAndCombine && { removesComments: true }),
      })
    }
  }
}

function importsOf(file: ts.SourceFile): NodeOrSpan {
  const imports = file.statements.filter(ts.isImportDeclaration)
  return spanAt(file, imports[0]?.getStart(file) ?? 0, imports.at(-1)?.end ?? 0)
}

export const moveToFile: TypescriptOperation = (refactoring) => {
  const { file, start, end } = selectedCode(refactoring)
  const { target } = refactoring.arguments
  if (typeof target !== 'string')
    throw new AnalysisProblem('request_invalid', 'arguments.target is missing.', 'arguments.target')
  const { service, findSourceFile } = refactoring.project
  const existing = findSourceFile(target)
  if (!existing) return refactoring.reject(spanAt(file, start, end), `No file has the path "${target}".`)
  const result = service.getEditsForRefactor(
    file.fileName,
    formatSettingsOf(file),
    { pos: start, end },
    'Move to file',
    'Move to file',
    preferencesOf(file),
    { targetFile: existing.fileName },
  )
  if (!result?.edits.length)
    return refactoring.reject(spanAt(file, start, end), 'Select whole statements at the top of a file.')
  refactoring.change(
    spanAt(file, start, end),
    `Move to ${target}`,
    [],
    changesFrom(refactoring, result.edits),
  )
}
