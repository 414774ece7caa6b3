import type ts from 'typescript-6'
import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import type { CodeFile } from '../../engine/chat-task.ts'
import type { TextEdit } from '../../source-code/text-edits.ts'
import { describeProblem, findSyntaxProblems } from '../../typescript/diagnostics.ts'
import { visit } from '../../typescript/nodes.ts'
import { openProject, type Project } from '../../typescript/project.ts'
import { referencesOf } from '../../typescript/references.ts'
import type { Change, FileEdit, OperationInput, ProposeChanges, Rejection } from '../operation.ts'
import { reviseFiles } from '../revise-files.ts'

/** One run of an operation on TypeScript or JavaScript. */
export interface Refactoring {
  readonly project: Project
  readonly files: readonly CodeFile[]
  /** The files to search: the file of the selection, or all files. */
  readonly sourceFiles: readonly ts.SourceFile[]
  /** Calls `visitor` for the nodes that the operation looks at, parents first. */
  visit(file: ts.SourceFile, visitor: (node: ts.Node) => unknown): void
  change(node: NodeOrSpan, summary: string, edits: readonly NodeEdit[], more?: Partial<Change>): void
  reject(node: NodeOrSpan, reason: string): void
  /** The names that refer to the same variable in the file of the name, with its declarations. */
  referencesTo(name: ts.Identifier): readonly ts.Identifier[]
  readonly selection: { file: ts.SourceFile; start: number; end: number } | undefined
  readonly arguments: Record<string, unknown>
}

export type NodeOrSpan = ts.Node | { file: ts.SourceFile; start: number; end: number }

/** Replaces a node without the comments before it, or characters of a file. */
export type NodeEdit = readonly [node: NodeOrSpan, text: string]

export type TypescriptOperation = (refactoring: Refactoring) => void

export function proposeWith(operation: TypescriptOperation): ProposeChanges {
  return (input) => {
    const project = openProject(input.files)
    const broken = new Set(checkSyntax(project, input))
    const changes: Change[] = []
    const rejected: Rejection[] = []
    const selection = selectionOf(project, input)
    const sourceFiles = (selection ? [selection.file] : project.sourceFiles).filter(
      (file) => !broken.has(project.pathOf(file.fileName)),
    )
    const span = (node: NodeOrSpan) => {
      const { file, start, end } = spanOf(node)
      return { path: project.pathOf(file.fileName), start, end }
    }
    operation({
      project,
      files: input.files,
      sourceFiles,
      selection,
      arguments: input.arguments,
      visit(file, visitor) {
        visit(file, (node) => {
          if (!selection) return visitor(node)
          const isOutside = node.end <= selection.start || node.getStart(file) >= selection.end
          if (isOutside && selection.start < selection.end) return false
          const isSelected = node.getStart(file) >= selection.start && node.end <= selection.end
          return isSelected ? visitor(node) : true
        })
      },
      change(node, summary, edits, more) {
        const texts = edits.map(([each, text]) => ({ ...span(each), text }))
        const change: Change = { ...span(node), summary, edits: texts, ...more }
        if (!hasEffect(input.files, change)) return
        if (change.edits.some((edit) => joinsLines(project.findSourceFile(edit.path)?.text ?? '', edit)))
          rejected.push({
            ...span(node),
            reason: 'The edit would join two statements, because the line has no semicolon.',
          })
        else changes.push(change)
      },
      reject: (node, reason) => rejected.push({ ...span(node), reason }),
      referencesTo: (name) => referencesOf(project, name),
    })
    return { changes, rejected }
  }
}

/** The language service sometimes returns edits that change nothing. */
function hasEffect(files: readonly CodeFile[], change: Change): boolean {
  if (change.created || change.deleted || change.moved) return true
  const isSame = ({ path, start, end, text }: FileEdit) =>
    files.find((file) => file.path === path)?.content.slice(start, end) === text
  if (change.edits.every(isSame)) return false
  if (change.edits.length === 1) return true
  const revised = reviseFiles(files, [change])
  return files.some(({ content }, index) => revised[index]?.content !== content)
}

/**
 * Whether an edit makes two lines one statement, because a line that starts with `(` continues the line before it if
 * that has no semicolon: https://tc39.es/ecma262/#sec-hazards-of-asi
 */
function joinsLines(source: string, { start, end, text }: TextEdit): boolean {
  const before = source.slice(0, start)
  const previous = before.trimEnd()
  const isLineBefore = before.slice(previous.length).includes('\n')
  if (
    isLineBefore &&
    /^[([`+\-/]/.test(text) &&
    !/^[([`+\-/]/.test(source.slice(start, end)) &&
    /[\w$)\]}'"`]$/.test(previous)
  )
    return true
  const after = source.slice(end)
  const isLineAfter = /^[ \t]*\r?\n\s*[([`+\-/](?![/*])/.test(after)
  return isLineAfter && /[\w$)\]'"`]$/.test(text) && /[;}]$/.test(source.slice(start, end))
}

export function spanOf(node: NodeOrSpan): { file: ts.SourceFile } & Omit<TextEdit, 'text'> {
  if ('file' in node) return node
  const file = node.getSourceFile()
  return { file, start: node.getStart(file), end: node.end }
}

export const spanAt = (file: ts.SourceFile, start: number, end = start): NodeOrSpan => ({ file, start, end })

/** Skips files with syntax errors. Throws if no other files remain, or if the selected file has errors. */
function checkSyntax(project: Project, { selection }: OperationInput): string[] {
  const problems = findSyntaxProblems(project)
  const paths = problems.map(({ path }) => path)
  const [first] = selection ? problems.filter(({ path }) => path === selection.path) : problems
  const isAll = project.sourceFiles.every(({ fileName }) => paths.includes(project.pathOf(fileName)))
  if (first && (isAll || selection))
    throw new AnalysisProblem(
      'code_unparsable',
      `The code has syntax errors. ${describeProblem(project, first)}`,
    )
  return paths
}

function selectionOf(project: Project, { selection }: OperationInput): Refactoring['selection'] {
  if (!selection) return undefined
  const file = project.findSourceFile(selection.path)
  if (!file) return undefined
  const { text } = file
  let { start, end } = selection
  while (start < end && /\s/.test(text[start] ?? '')) start++
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  return { file, start, end }
}
