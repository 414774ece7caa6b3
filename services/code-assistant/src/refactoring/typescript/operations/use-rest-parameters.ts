import ts from 'typescript-6'
import { isFreeName } from '../../../typescript/expressions.ts'
import { hasNode, visit } from '../../../typescript/nodes.ts'
import { spanAt, type TypescriptOperation } from '../refactoring.ts'

/** `arguments` of functions without parameters becomes a rest parameter. */
export const useRestParameters: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!isOrdinaryFunction(node) || !node.body) return
      const uses = findArguments(node.body)
      const [first] = uses
      if (!first) return
      const reason = findObstacle(node, uses)
      if (reason) return refactoring.reject(first, reason)
      const name = ['args', 'rest', 'values', 'parameters'].find(
        (each) => isFreeName(file, each) || !mentions(node, each),
      )
      if (!name) return refactoring.reject(first, 'There is no free name for the parameter.')
      const at = node.parameters.pos
      const type = /\.[cm]?tsx?$/.test(file.fileName) ? ': any[]' : ''
      refactoring.change(
        spanAt(file, node.getStart(file), node.body.getStart(file)),
        'Use a rest parameter',
        [[spanAt(file, at), `...${name}${type}`], ...uses.map((use) => [use, name] as const)],
      )
      return
    })
}

type OrdinaryFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration

const isOrdinaryFunction = (node: ts.Node): node is OrdinaryFunction =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)

function findArguments(body: ts.Node): ts.Identifier[] {
  const identifiers: ts.Identifier[] = []
  visit(body, (node) => {
    if (ts.isFunctionLike(node) && !ts.isArrowFunction(node)) return false
    if (ts.isIdentifier(node) && node.text === 'arguments' && !isPropertyName(node)) identifiers.push(node)
    return true
  })
  return identifiers
}

const isPropertyName = ({ parent, text }: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) &&
    parent.name.text === text &&
    parent.expression.getText() !== text) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === text)

function findObstacle(node: OrdinaryFunction, uses: readonly ts.Identifier[]): string | undefined {
  if (node.parameters.length > 0) return 'The function has parameters that arguments includes.'
  if (node.body?.statements.some((each) => /^['"]use strict['"];?$/.test(each.getText())))
    return 'Functions with "use strict" cannot have rest parameters.'
  const isDynamic = (each: ts.Node) =>
    ts.isCallExpression(each) && ts.isIdentifier(each.expression) && each.expression.text === 'eval'
  if (hasNode(node, isDynamic)) return 'The function contains eval.'
  return uses.every(isArrayUse) ? undefined : 'arguments is used for more than its elements and length.'
}

/** `arguments[i]`, `arguments.length`, `f.apply(x, arguments)`, `…slice.call(arguments)` or `...arguments`. */
function isArrayUse(use: ts.Identifier): boolean {
  const { parent } = use
  if (ts.isElementAccessExpression(parent))
    return parent.expression === use && !ts.isDeleteExpression(parent.parent) && !isCallee(parent)
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'length'
  if (ts.isSpreadElement(parent)) return true
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false
  const { name, expression } = parent.expression
  if (name.text === 'apply') return parent.arguments[1] === use
  if (name.text === 'from') return expression.getText() === 'Array'
  return (
    name.text === 'call' &&
    parent.arguments[0] === use &&
    /(^Array\.prototype|\[\])\.slice$/.test(expression.getText())
  )
}

const isCallee = (node: ts.Expression): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node

const mentions = (node: ts.Node, name: string): boolean =>
  hasNode(node, (each) => ts.isIdentifier(each) && each.text === name)
