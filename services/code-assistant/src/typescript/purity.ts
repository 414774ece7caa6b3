import ts from 'typescript-6'
import { hasNodeInFunction, unwrap } from './nodes.ts'

/** True if an expression can be evaluated earlier, later, twice or never, as long as its variables are the same. */
export function isPure(node: ts.Expression): boolean {
  const inner = unwrap(node)
  if (isLiteral(inner) || ts.isFunctionExpression(inner) || ts.isArrowFunction(inner)) return true
  if (ts.isIdentifier(inner) || inner.kind === ts.SyntaxKind.ThisKeyword) return true
  if (ts.isTypeOfExpression(inner) || ts.isVoidExpression(inner)) return isPure(inner.expression)
  if (ts.isAsExpression(inner) || ts.isNonNullExpression(inner) || ts.isSatisfiesExpression(inner))
    return isPure(inner.expression)
  if (ts.isPrefixUnaryExpression(inner)) return isPureOperator(inner.operator) && isPure(inner.operand)
  if (ts.isBinaryExpression(inner))
    return (
      !isAssignment(inner) &&
      isPureBinary(inner.operatorToken.kind) &&
      isPure(inner.left) &&
      isPure(inner.right)
    )
  if (ts.isConditionalExpression(inner))
    return isPure(inner.condition) && isPure(inner.whenTrue) && isPure(inner.whenFalse)
  if (ts.isTemplateExpression(inner)) return inner.templateSpans.every(({ expression }) => isPure(expression))
  if (ts.isArrayLiteralExpression(inner))
    return inner.elements.every((element) => !ts.isSpreadElement(element) && isPure(element))
  if (ts.isObjectLiteralExpression(inner)) return inner.properties.every(isPureProperty)
  return false
}

/** True if an expression only reads variables and properties. */
export function isReadOnly(node: ts.Expression): boolean {
  const isEffect = (each: ts.Node): boolean =>
    ts.isCallExpression(each) ||
    ts.isNewExpression(each) ||
    ts.isTaggedTemplateExpression(each) ||
    ts.isAwaitExpression(each) ||
    ts.isYieldExpression(each) ||
    ts.isDeleteExpression(each) ||
    ts.isSpreadElement(each) ||
    ts.isClassLike(each) ||
    isAssignment(each) ||
    ts.isPostfixUnaryExpression(each) ||
    (ts.isPrefixUnaryExpression(each) && !isPureOperator(each.operator))
  return !isEffect(node) && !hasNodeInFunction(node, isEffect)
}

/** A variable, `this`, or a chain of properties of one. Getters aside, reading it twice gives the same. */
export function isSimpleAccess(node: ts.Expression): boolean {
  const inner = unwrap(node)
  if (ts.isIdentifier(inner) || inner.kind === ts.SyntaxKind.ThisKeyword) return true
  return ts.isPropertyAccessExpression(inner) && !inner.questionDotToken && isSimpleAccess(inner.expression)
}

export function isLiteral(node: ts.Node): boolean {
  return (
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.MinusToken &&
      ts.isNumericLiteral(node.operand))
  )
}

export const isAssignment = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment

const isPureOperator = (operator: ts.PrefixUnaryOperator): boolean =>
  operator !== ts.SyntaxKind.PlusPlusToken && operator !== ts.SyntaxKind.MinusMinusToken

/** `in` and `instanceof` can run code of the right side. */
const isPureBinary = (operator: ts.SyntaxKind): boolean =>
  operator !== ts.SyntaxKind.InKeyword && operator !== ts.SyntaxKind.InstanceOfKeyword

function isPureProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (property.name && ts.isComputedPropertyName(property.name) && !isPure(property.name.expression))
    return false
  if (ts.isPropertyAssignment(property)) return isPure(property.initializer)
  return !ts.isSpreadAssignment(property)
}

/** True if only the truthiness of an expression matters. */
export function isCondition(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent)
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node
  if (ts.isForStatement(parent)) return parent.condition === node
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken
    return (
      (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) &&
      isCondition(parent)
    )
  }
  return false
}
