import ts from 'typescript-6'
import { findAncestor } from '../../../typescript/nodes.ts'
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
  if (isStable(refactoring, declaration.initializer) || isUsedAtOnce(declaration, uses))
    return inline(refactoring)
  refactoring.reject(name, 'The computation of its value may have side effects, or the value may change.')
}

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
