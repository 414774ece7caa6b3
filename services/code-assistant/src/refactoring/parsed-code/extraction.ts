import { nodeAt, type SyntaxNode } from '../../syntax/syntax-tree.ts'
import { indentAt, lineStartOf, newlineOf } from './lines.ts'
import type { ParsedFile, Refactoring, Span } from './refactoring.ts'

/** The innermost expression that is exactly the selection. */
export function expressionAt(
  file: ParsedFile,
  { start, end }: Span,
  isExpression: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = nodeAt(file.tree, start, end)
  while (node && node.start === start && node.end === end) {
    if (isExpression(node)) return node
    node = node.parent
  }
  return undefined
}

/** Declares the variable on a line before the statement, and replaces the expression with its name. */
export function extractExpression(
  refactoring: Refactoring,
  file: ParsedFile,
  {
    node,
    statement,
    name,
    declaration,
  }: { node: SyntaxNode; statement: SyntaxNode; name: string; declaration: string },
): void {
  const at = lineStartOf(file.text, statement.start)
  const line = `${indentAt(file.text, statement.start)}${declaration}${newlineOf(file.text)}`
  refactoring.change(file, node, `Extract variable ${name}`, [
    { start: at, end: at, text: line },
    { start: node.start, end: node.end, text: name },
  ])
}
