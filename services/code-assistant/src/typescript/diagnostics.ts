import ts from 'typescript-6'
import { type Project, withStackLimit } from './project.ts'

export interface Problem {
  path: string
  start: number
  code: number
  message: string
}

export const findSyntaxProblems = (project: Project): Problem[] =>
  problemsOf(project, (file) => project.program.getSyntacticDiagnostics(file))

/** Errors only, such as names and types that do not match. */
export const findSemanticProblems = (project: Project): Problem[] =>
  problemsOf(project, (file) => project.program.getSemanticDiagnostics(file))

/** Hints, such as unused names and unreachable code. */
export const findSuggestions = (project: Project, fileName: string): readonly ts.DiagnosticWithLocation[] =>
  withStackLimit(() => project.service.getSuggestionDiagnostics(fileName))

/** `line:column: message` for people, counted from 1. */
export function describeProblem(project: Project, { path, start, message }: Problem): string {
  const file = project.findSourceFile(path)
  if (!file) return `${path}: ${message}`
  const { line, character } = file.getLineAndCharacterOfPosition(Math.min(start, file.end))
  return `${path}:${line + 1}:${character + 1}: ${message}`
}

function problemsOf(project: Project, list: (file: ts.SourceFile) => readonly ts.Diagnostic[]): Problem[] {
  return project.sourceFiles.flatMap((file) =>
    withStackLimit(() => list(file))
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ start = 0, code, messageText }) => ({
        path: project.pathOf(file.fileName),
        start,
        code,
        message: firstLine(messageText),
      })),
  )
}

const firstLine = (text: string | ts.DiagnosticMessageChain): string =>
  typeof text === 'string' ? text : text.messageText
