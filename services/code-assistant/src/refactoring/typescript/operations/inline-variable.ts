import ts from 'typescript-6'
import { findAncestor, findNodes } from '../../../typescript/nodes.ts'
import { isPure } from '../../../typescript/purity.ts'
import { isWritten } from '../../../typescript/references.ts'
import type { Refactoring, TypescriptOperation } from '../refactoring.ts'
import { selectedName } from '../selection.ts'
import { selectionRefactor } from './language-service.ts'

const inline = selectionRefactor('refactor.inline.variable', { summary: 'Inline a variable' })

/** Inlines a variable if its value is the same where it is used. */
export const inlineVariable: TypescriptOperation = (refactoring) => {
  const name = selectedName(refactoring)
  const symbol = name && refactoring.project.checker.getSymbolAtLocation(name)
  const declaration = symbol?.valueDeclaration
  if (!name || !declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
    return inline(refactoring)
  const uses = refactoring.referencesTo(name).filter((use) => use !== declaration.name)
  const obstacle = findOtherMeaning(refactoring, declaration.initializer, uses)
  if (obstacle) {
    refactoring.reject(name, obstacle)
    return
  }
  if (isStable(refactoring, declaration.initializer) || isUsedAtOnce(declaration, uses))
    return inline(refactoring)
  refactoring.reject(name, 'The computation of its value may have side effects, or the value may change.')
}

/** The checks after a change compare the names that stay, and not those that are copied. */
function findOtherMeaning(
  { project: { checker } }: Refactoring,
  value: ts.Expression,
  uses: readonly ts.Identifier[],
): string | undefined {
  const meaningAt = (name: string, node: ts.Node) =>
    checker.resolveName(name, node, ts.SymbolFlags.Value, false)
  const other = [value, ...findNodes(value, ts.isIdentifier)]
    .filter((node) => ts.isIdentifier(node) && !isPropertyName(node))
    .map((name) => name.getText())
    .find((name) => uses.some((use) => meaningAt(name, use) !== meaningAt(name, value)))
  return other && `"${other}" means something else where the variable is used.`
}

const isPropertyName = (node: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node

function isStable({ referencesTo }: Refactoring, value: ts.Expression): boolean {
  const isConstant = (node: ts.Node): boolean =>
    ts.isIdentifier(node)
      ? !referencesTo(node).some(isWritten)
      : ts.forEachChild(node, (child) => !isConstant(child) || undefined) !== true
  return isPure(value) && isConstant(value)
}

/** `const a = …` and then `return a …`: nothing runs in between. */
function isUsedAtOnce(declaration: ts.VariableDeclaration, uses: readonly ts.Identifier[]): boolean {
  const [use] = uses
  const statement = declaration.parent.parent
  if (uses.length !== 1 || !use || !ts.isVariableStatement(statement)) return false
  const next = findAncestor(use, (node): node is ts.Statement => ts.isStatement(node))
  if (!next || next.parent !== statement.parent || next.getFullStart() !== statement.end) return false
  const before = next.getSourceFile().text.slice(next.getStart(), use.getStart())
  return /^(?:return|throw|await|const|let|var|[\s=]|(?<=(?:const|let|var) +)[\w$]+)*$/.test(before)
}
