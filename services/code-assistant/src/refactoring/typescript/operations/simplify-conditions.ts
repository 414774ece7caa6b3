import ts from 'typescript-6'
import { negate, parenthesize } from '../../../typescript/expressions.ts'
import { hasComments, unwrap } from '../../../typescript/nodes.ts'
import { isCondition } from '../../../typescript/purity.ts'
import { textMovedTo } from '../format-settings.ts'
import type { TypescriptOperation } from '../refactoring.ts'

/** `!(a && b)` becomes `!a || !b`. */
export const applyDeMorgan: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) return
      if (!ts.isParenthesizedExpression(node.operand)) return
      const inner = unwrap(node.operand)
      if (!ts.isBinaryExpression(inner)) return
      const { kind } = inner.operatorToken
      if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) {
        if (/^[!=]==?$/.test(inner.operatorToken.getText()))
          refactoring.change(node, 'Simplify a negated comparison', [
            [node, wrapFor(node, negate(inner), ts.SyntaxKind.EqualsEqualsToken)],
          ])
        return
      }
      if (hasComments(node.getText())) return refactoring.reject(node, 'The condition contains comments.')
      const isAnd = kind === ts.SyntaxKind.AmpersandAmpersandToken
      const operator = isAnd ? ts.SyntaxKind.BarBarToken : ts.SyntaxKind.AmpersandAmpersandToken
      const operands = operandsOf(inner, kind).map((operand) =>
        isCondition(node) ? negate(operand, operator) : negateOperand(operand, operator),
      )
      const text = operands.join(isAnd ? ' || ' : ' && ')
      refactoring.change(node, "Apply De Morgan's law", [[node, wrapFor(node, text, operator)]])
      return
    })
}

const operandsOf = (node: ts.Expression, kind: ts.SyntaxKind): ts.Expression[] => {
  const inner = unwrap(node)
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind === kind
    ? [...operandsOf(inner.left, kind), ...operandsOf(inner.right, kind)]
    : [inner]
}

/** The opposite of `!a` is the boolean `!!a`, while `a` may be another value. */
const negateOperand = (operand: ts.Expression, operator: ts.SyntaxKind): string =>
  ts.isPrefixUnaryExpression(operand) && operand.operator === ts.SyntaxKind.ExclamationToken
    ? `!${operand.getText()}`
    : negate(operand, operator)

function wrapFor(node: ts.Expression, text: string, operator: ts.SyntaxKind): string {
  const { parent } = node
  const isOperand =
    ts.isBinaryExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isTypeOfExpression(parent) ||
    ts.isAwaitExpression(parent)
  const isSafe =
    ts.isBinaryExpression(parent) &&
    (parent.operatorToken.kind === ts.SyntaxKind.EqualsToken ||
      (operator === parent.operatorToken.kind && operator !== ts.SyntaxKind.EqualsEqualsToken))
  return isOperand && !isSafe ? `(${text})` : text
}

/** `if (a) { if (b) … }` becomes `if (a && b) …`. */
export const mergeNestedIfs: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isIfStatement(node) || node.elseStatement) return
      const inner = ts.isBlock(node.thenStatement)
        ? node.thenStatement.statements.length === 1 && node.thenStatement.statements[0]
        : node.thenStatement
      if (!inner || !ts.isIfStatement(inner) || inner.elseStatement) return
      const outside =
        file.text.slice(node.expression.end, inner.expression.getStart(file)) +
        file.text.slice(inner.end, node.end)
      if (hasComments(outside)) return refactoring.reject(node, 'There are comments between the conditions.')
      const operator = ts.SyntaxKind.AmpersandAmpersandToken
      const condition = `${parenthesize(node.expression, operator)} && ${parenthesize(inner.expression, operator)}`
      const body = textMovedTo(inner.thenStatement, node)
      refactoring.change(node, 'Merge nested ifs', [[node, `if (${condition}) ${body}`]])
      return
    })
}
