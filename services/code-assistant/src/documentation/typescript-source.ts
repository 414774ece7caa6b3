import ts from 'typescript-6'
import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { languageOfPath } from '../source-code/languages.ts'

const scriptKinds = {
  typescript: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  javascript: ts.ScriptKind.JSX,
  jsx: ts.ScriptKind.JSX,
}

export function isTypeScriptFamily(language: string | undefined): language is keyof typeof scriptKinds {
  return language !== undefined && Object.hasOwn(scriptKinds, language)
}

export function isJavaScript(file: ts.SourceFile): boolean {
  return /\.[cm]?jsx?$/.test(file.fileName)
}

/** Parses TypeScript or JavaScript. Throws `code_unparsable` with the position of the first syntax error. */
export function parseTypeScript(file: CodeFile): ts.SourceFile {
  const source = parseLeniently(file)
  const [error] = syntaxErrors(source)
  if (error) {
    const { line, character } = source.getLineAndCharacterOfPosition(error.start)
    const text = ts.flattenDiagnosticMessageText(error.messageText, ' ')
    throw new AnalysisProblem('code_unparsable', `${file.path}:${line + 1}:${character + 1}: ${text}`)
  }
  return source
}

export function parseLeniently({ path, content }: CodeFile): ts.SourceFile {
  const language = languageOfPath(path)
  const kind = isTypeScriptFamily(language) ? scriptKinds[language] : ts.ScriptKind.TS
  return ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true, kind)
}

export function syntaxErrors(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  // Not in the public types; the alternative is a whole program.
  return (source as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics
}

export function lineOfNode(node: ts.Node): number {
  return lineAt(node.getSourceFile(), node.getStart())
}

export function lineAt(source: ts.SourceFile, offset: number): number {
  return source.getLineAndCharacterOfPosition(offset).line + 1
}

/** Code on one line, or undefined if it is longer than that. */
export function shortText(node: ts.Node, maxLength: number): string | undefined {
  const text = node.getText().replace(/\s+/g, ' ')
  return text.length <= maxLength && !text.includes('`') && !text.includes('*/') ? text : undefined
}

/** Visits a node and all nodes below it; a visitor that returns false leaves out what is below. */
export function visit(node: ts.Node, visitor: (node: ts.Node) => unknown): void {
  if (visitor(node) === false) return
  ts.forEachChild(node, (child) => visit(child, visitor))
}
