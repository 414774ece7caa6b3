import ts from 'typescript-6'
import { visit } from './nodes.ts'
import type { Project } from './project.ts'

const indexes = new WeakMap<ts.Program, Map<ts.SourceFile, Map<ts.Symbol, ts.Identifier[]>>>()

/** The identifiers of a file that name a symbol, with its declarations, in order. */
export function referencesOf(
  project: Project,
  file: ts.SourceFile,
  symbol: ts.Symbol,
): readonly ts.Identifier[] {
  return indexOf(project, file).get(symbol) ?? []
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

function indexOf(project: Project, file: ts.SourceFile) {
  const byFile = indexes.get(project.program) ?? new Map<ts.SourceFile, Map<ts.Symbol, ts.Identifier[]>>()
  indexes.set(project.program, byFile)
  const index = byFile.get(file) ?? createIndex(project, file)
  byFile.set(file, index)
  return index
}

function createIndex(project: Project, file: ts.SourceFile): Map<ts.Symbol, ts.Identifier[]> {
  const index = new Map<ts.Symbol, ts.Identifier[]>()
  visit(file, (node) => {
    if (!ts.isIdentifier(node)) return
    const symbol = symbolOf(project, node)
    if (!symbol) return
    const references = index.get(symbol)
    if (references) references.push(node)
    else index.set(symbol, [node])
  })
  return index
}

/** Whether an expression is the target of an assignment, including patterns and `++`. */
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
