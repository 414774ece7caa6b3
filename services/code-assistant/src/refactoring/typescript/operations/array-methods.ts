import ts from 'typescript-6'
import {
  hasNode,
  hasNodeInFunction,
  isInside,
  isStatementList,
  statementsOf,
} from '../../../typescript/nodes.ts'
import { isReadOnly } from '../../../typescript/purity.ts'
import { isWritten } from '../../../typescript/references.ts'
import { usesSemicolons } from '../format-settings.ts'
import { type Refactoring, spanAt, type TypescriptOperation } from '../refactoring.ts'

/** A loop that fills an empty array becomes `map` or `filter`, one that adds up becomes `reduce`. */
export const useArrayMethods: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isForOfStatement(node) || node.awaitModifier || !isStatementList(node.parent)) return
      const { statements } = node.parent
      const declaration = statements[statements.indexOf(node) - 1]
      if (!declaration || !ts.isVariableStatement(declaration)) return
      const result = declaration.declarationList.declarations[0]
      if (
        declaration.declarationList.declarations.length !== 1 ||
        !result?.initializer ||
        !ts.isIdentifier(result.name)
      )
        return
      const call = readLoop(refactoring, node, result.name, result.initializer)
      if (!call) return
      if (typeof call !== 'object') return refactoring.reject(node, call)
      const reason = findObstacle(refactoring, node, result.name)
      if (reason) return refactoring.reject(node, reason)
      const { list, text, isConstant } = call
      const keyword =
        isConstant && !isReassigned(refactoring, result.name, node)
          ? 'const'
          : (/^\w+/.exec(declaration.getText())?.[0] ?? 'let')
      const type = result.type ? `: ${result.type.getText()}` : ''
      const end = usesSemicolons(file.text) ? ';' : ''
      const modifiers = ts.getModifiers(declaration)?.map((each) => `${each.getText()} `) ?? []
      refactoring.change(node, `Use an array method: ${result.name.text}`, [
        [
          spanAt(file, declaration.getStart(file), node.end),
          `${modifiers.join('')}${keyword} ${result.name.text}${type} = ${list}${text}${end}`,
        ],
      ])
      return
    })
}

interface Call {
  list: string
  text: string
  isConstant: boolean
}

function readLoop(
  refactoring: Refactoring,
  loop: ts.ForOfStatement,
  result: ts.Identifier,
  initial: ts.Expression,
): Call | string | undefined {
  if (!ts.isVariableDeclarationList(loop.initializer)) return undefined
  const element = loop.initializer.declarations[0]?.name
  const statements = statementsOf(loop.statement)
  const [statement] = statements
  if (!element || !statement || statements.length !== 1) return undefined
  const list =
    ts.isIdentifier(loop.expression) ||
    ts.isPropertyAccessExpression(loop.expression) ||
    ts.isCallExpression(loop.expression)
      ? loop.expression.getText()
      : undefined
  if (!list) return undefined
  const type = refactoring.project.checker.getTypeAtLocation(loop.expression)
  const isArray = refactoring.project.checker.isArrayType(type)
  const parameter = `(${element.getText()})`
  const isEmpty = ts.isArrayLiteralExpression(initial) && initial.elements.length === 0

  if (isEmpty) {
    const condition = ts.isIfStatement(statement) && !statement.elseStatement ? statement : undefined
    const inner = condition ? statementsOf(condition.thenStatement) : [statement]
    const value = inner.length === 1 ? pushedValue(inner[0], result) : undefined
    if (!value) return undefined
    if (condition && !isReadOnly(condition.expression) && !isReadOnly(value))
      return 'The condition and the value may have side effects.'
    if (!isArray) return `"${list}" may be something other than an array.`
    const filter = condition ? `.filter(${parameter} => ${bodyText(condition.expression)})` : ''
    const map =
      value.getText() === element.getText() && ts.isIdentifier(element)
        ? ''
        : `.map(${parameter} => ${bodyText(value)})`
    // A copy of the list.
    return { list, text: `${filter}${map}` || '.slice()', isConstant: true }
  }
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return undefined
  const { left, operatorToken, right } = statement.expression
  if (left.getText() !== result.text || operatorToken.kind !== ts.SyntaxKind.PlusEqualsToken) return undefined
  if (!isArray) return `"${list}" may be something other than an array.`
  const isSum = ts.isBinaryExpression(right) && right.operatorToken.kind === ts.SyntaxKind.PlusToken
  const added =
    isSum || ts.isConditionalExpression(right) || ts.isBinaryExpression(right)
      ? `(${right.getText()})`
      : right.getText()
  const names = `(${result.text}, ${element.getText()})`
  return {
    list,
    text: `.reduce(${names} => ${result.text} + ${added}, ${initial.getText()})`,
    isConstant: true,
  }
}

/** The value of `result.push(value)`. */
function pushedValue(statement: ts.Statement | undefined, result: ts.Identifier): ts.Expression | undefined {
  if (!statement || !ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
    return undefined
  const { expression, arguments: values } = statement.expression
  const [value] = values
  if (values.length !== 1 || !value || ts.isSpreadElement(value)) return undefined
  return expression.getText() === `${result.text}.push` ? value : undefined
}

const bodyText = (node: ts.Expression): string =>
  ts.isObjectLiteralExpression(node) ? `(${node.getText()})` : node.getText()

function findObstacle(
  refactoring: Refactoring,
  loop: ts.ForOfStatement,
  result: ts.Identifier,
): string | undefined {
  const isSuspending = (node: ts.Node) => ts.isAwaitExpression(node) || ts.isYieldExpression(node)
  if (hasNodeInFunction(loop, isSuspending)) return 'The loop waits.'
  const uses = refactoring.referencesTo(result).filter((use) => isInside(use, loop))
  const isOwn = (use: ts.Identifier) => {
    const { parent } = use
    const isPush = ts.isPropertyAccessExpression(parent) && parent.name.text === 'push'
    return isPush || isWritten(use)
  }
  if (uses.length !== 1 || !uses.every(isOwn)) return `The loop reads "${result.text}".`
  if (hasNode(loop.statement, (node) => isWrittenOutside(refactoring, node, loop)))
    return 'The loop changes other variables.'
  return undefined
}

const isWrittenOutside = (refactoring: Refactoring, node: ts.Node, loop: ts.Node): boolean =>
  ts.isIdentifier(node) &&
  isWritten(node) &&
  refactoring.referencesTo(node).length > 0 &&
  !ts.isExpressionStatement(node.parent.parent) &&
  isInside(node, loop)

const isReassigned = (refactoring: Refactoring, name: ts.Identifier, loop: ts.Node): boolean =>
  refactoring.referencesTo(name).some((use) => isWritten(use) && !isInside(use, loop))
