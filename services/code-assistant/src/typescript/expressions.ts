import ts from 'typescript-6'
import { unwrap } from './nodes.ts'

/** The text of the opposite of a condition, as an operand of `operator` if it is set. */
export function negate(node: ts.Expression, operator?: ts.SyntaxKind): string {
  const inner = unwrap(node)
  if (ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.ExclamationToken) {
    const operand = unwrap(inner.operand)
    return operator === undefined ? operand.getText() : parenthesize(operand, operator)
  }
  if (ts.isBinaryExpression(inner)) {
    const opposite = opposites.get(inner.operatorToken.getText())
    if (opposite) {
      const file = inner.getSourceFile()
      const { left, operatorToken, right } = inner
      return (
        file.text.slice(left.getStart(file), operatorToken.getStart(file)) +
        opposite +
        file.text.slice(operatorToken.end, right.end)
      )
    }
  }
  if (inner.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (inner.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  return `!${parenthesize(inner, ts.SyntaxKind.ExclamationToken)}`
}

/** `a < b` has no opposite operator: both are false for NaN. */
const opposites = new Map(Object.entries({ '===': '!==', '!==': '===', '==': '!=', '!=': '==' }))

/** The text of an operand, in parentheses if its operator binds less than `operator`. */
export function parenthesize(node: ts.Expression, operator: ts.SyntaxKind): string {
  const inner = unwrap(node)
  return bindsTighter(inner, operator) ? inner.getText() : `(${inner.getText()})`
}

function bindsTighter(node: ts.Expression, operator: ts.SyntaxKind): boolean {
  if (ts.isBinaryExpression(node)) {
    const isLogic = (kind: ts.SyntaxKind) =>
      kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken
    const { kind } = node.operatorToken
    // `??` cannot stand beside `&&` and `||` without parentheses.
    if (operator === ts.SyntaxKind.QuestionQuestionToken && isLogic(kind)) return false
    if (isLogic(operator) && kind === ts.SyntaxKind.QuestionQuestionToken) return false
    return precedenceOf(kind) > precedenceOf(operator) || (kind === operator && isLogic(kind))
  }
  return !(
    ts.isConditionalExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isYieldExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isCommaListExpression(node)
  )
}

/** https://tc39.es/ecma262/#prod-Expression, from the loosest to the tightest. */
const levels: readonly (readonly string[])[] = [
  [','],
  ['=', '+=', '-=', '*=', '/=', '%=', '**=', '<<=', '>>=', '>>>=', '&=', '|=', '^=', '&&=', '||=', '??='],
  ['??', '||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '===', '!=='],
  ['<', '>', '<=', '>=', 'instanceof', 'in', 'as', 'satisfies'],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
  ['**'],
  ['!'],
]

const precedenceOf = (operator: ts.SyntaxKind): number =>
  levels.findIndex((level) => level.includes(ts.tokenToString(operator) ?? ''))

/** True if the name appears nowhere in the file, so it cannot collide. */
export function isFreeName(file: ts.SourceFile, name: string): boolean {
  const word = new RegExp(`(?<![\\p{ID_Continue}$])${RegExp.escape(name)}(?![\\p{ID_Continue}$])`, 'u')
  return !word.test(file.text)
}

/** True if an expression starts a statement or the body of an arrow function, where `{` would start a block. */
export function startsStatement(node: ts.Node): boolean {
  let at = node
  while (ts.isExpression(at)) {
    const { parent } = at
    if (ts.isExpressionStatement(parent) || ts.isExportAssignment(parent))
      return parent.getStart() <= at.getStart() && parent.expression.getStart() === node.getStart()
    if (ts.isArrowFunction(parent)) return parent.body === at && at.getStart() === node.getStart()
    if (parent.getStart() !== node.getStart()) return false
    at = parent
  }
  return false
}
