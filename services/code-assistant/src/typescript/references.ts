import ts from 'typescript-6'
import { findNodes } from './nodes.ts'
import type { Project } from './project.ts'

const identifiers = new WeakMap<ts.SourceFile, Map<string, ts.Identifier[]>>()

/** The identifiers of a file that name the same symbol as `name`, with its declarations, in order. */
export function referencesOf(project: Project, name: ts.Identifier): readonly ts.Identifier[] {
  const symbol = symbolOf(project, name)
  if (!symbol) return []
  const sameText = identifiersByText(name.getSourceFile()).get(name.text) ?? []
  return sameText.filter((each) => each === name || symbolOf(project, each) === symbol)
}

/** The symbol of a name. Of `{ name }`, it is the variable and not the property. */
export function symbolOf({ checker }: Pick<Project, 'checker'>, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === name)
    return checker.getShorthandAssignmentValueSymbol(parent)
  if (ts.isExportSpecifier(parent) && (parent.propertyName ?? parent.name) === name)
    return checker.getExportSpecifierLocalTargetSymbol(parent) ?? checker.getSymbolAtLocation(name)
  return checker.getSymbolAtLocation(name)
}

/** Names of one symbol have the same text, so only those are resolved, which is expensive. */
function identifiersByText(file: ts.SourceFile): Map<string, ts.Identifier[]> {
  const index = identifiers.get(file) ?? Map.groupBy(findNodes(file, ts.isIdentifier), ({ text }) => text)
  identifiers.set(file, index)
  return index
}

/** True for targets of assignments, including patterns and `++`. */
export function isWritten(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) || ts.isAsExpression(parent))
    return isWritten(parent)
  if (ts.isBinaryExpression(parent))
    return (
      parent.left === node &&
      parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
    )
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return (
      parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken
    )
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === node
  if (ts.isDeleteExpression(parent)) return true
  if (ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent) || ts.isSpreadAssignment(parent))
    return isWritten(parent)
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isWritten(parent.parent)
  if (ts.isShorthandPropertyAssignment(parent)) return isWritten(parent.parent)
  return false
}
