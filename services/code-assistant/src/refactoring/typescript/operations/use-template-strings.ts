import ts from 'typescript-6'
import { hasComments } from '../../../typescript/nodes.ts'
import type { TypescriptOperation } from '../refactoring.ts'

/** `'a' + b` becomes a template literal. */
export const useTemplateStrings: TypescriptOperation = (refactoring) => {
  const { checker } = refactoring.project
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!isSum(node) || isSum(node.parent)) return
      const operands = operandsOf(node)
      const first = operands.findIndex(isText)
      if (first < 0 || operands.every(isText)) return
      if (hasComments(textBetween(node, operands)))
        return refactoring.reject(node, 'The expression contains comments.')
      // `a + b + 'c'` adds a and b first.
      const head = operands.slice(0, first)
      const isAddition = head.length > 1
      if (operands.some((operand) => isText(operand) && /\\\d/.test(operand.getText())))
        return refactoring.reject(node, 'The expression contains octal escapes.')
      if (
        operands.some((operand) => operand.getText().includes('\n') || ts.isTaggedTemplateExpression(operand))
      )
        return refactoring.reject(node, 'An operand has several lines.')
      if (isAddition && !isStringFirst(head.map((operand) => isString(checker.getTypeAtLocation(operand)))))
        return refactoring.reject(node, 'The first operands may be numbers that are added.')
      const isPrimitive = operands.every(
        (operand) => isText(operand) || isPrimitiveType(checker, checker.getTypeAtLocation(operand)),
      )
      const text = `\`${operands.map(templatePart).join('')}\``
      refactoring.change(node, 'Use a template literal', [[node, text]], {
        // Objects with both valueOf and toString differ.
        safety: isPrimitive ? 'preserving' : 'syntactic',
      })
    })
}

/** With a string as one of the first two operands, every `+` concatenates. */
const isStringFirst = ([first, second]: readonly boolean[]): boolean => first === true || second === true

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken

function operandsOf(node: ts.Expression): ts.Expression[] {
  return isSum(node) ? [...operandsOf(node.left), node.right] : [node]
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)

function textBetween(node: ts.Node, operands: readonly ts.Node[]): string {
  const file = node.getSourceFile()
  return operands
    .slice(1)
    .map((operand, index) => file.text.slice(operands[index]?.end, operand.getStart(file)))
    .join('')
}

function templatePart(operand: ts.Expression): string {
  const text = operand.getText()
  if (ts.isNoSubstitutionTemplateLiteral(operand)) return text.slice(1, -1)
  if (ts.isTemplateExpression(operand)) return text.slice(1, -1)
  if (!ts.isStringLiteral(operand))
    return `\${${ts.isParenthesizedExpression(operand) ? operand.expression.getText() : text}}`
  return text
    .slice(1, -1)
    .replace(/\\(['"])/g, '$1')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
}

const isString = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.StringLike) !== 0

function isPrimitiveType(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { flags } = checker.getBaseConstraintOfType(type) ?? type
  if (type.isUnion()) return type.types.every((each) => isPrimitiveType(checker, each))
  return (
    (flags &
      (ts.TypeFlags.StringLike |
        ts.TypeFlags.NumberLike |
        ts.TypeFlags.BooleanLike |
        ts.TypeFlags.BigIntLike |
        ts.TypeFlags.Null |
        ts.TypeFlags.Undefined)) !==
    0
  )
}
