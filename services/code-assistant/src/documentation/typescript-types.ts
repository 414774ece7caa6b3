import ts from 'typescript-6'
import type { ReturnValue } from './code-symbol.ts'
import { visit } from './typescript-source.ts'
import { isAsync, isFunction } from './typescript-throws.ts'

/** Types that a compiler infers, where the code has no annotation. */
export interface InferredTypes {
  ofParameter(node: ts.ParameterDeclaration): string | undefined
  ofReturn(node: ts.SignatureDeclaration): string | undefined
}

/** The type of a parameter, by its annotation, by inference, or by its default value. */
export function parameterType(
  node: ts.ParameterDeclaration | ts.BindingElement,
  inferred: InferredTypes | undefined,
): string | undefined {
  if (ts.isParameter(node) && node.type) return oneLine(node.type)
  const { initializer } = node
  const simple = initializer && literalType(initializer)
  return (
    simple ??
    (ts.isParameter(node) && ts.isIdentifier(node.name) ? usefulType(inferred?.ofParameter(node)) : undefined)
  )
}

/** The return type of a function; undefined if it returns nothing. */
export function readReturn(
  node: ts.SignatureDeclaration,
  inferred: InferredTypes | undefined,
): ReturnValue | undefined {
  if (ts.isConstructorDeclaration(node) || ts.isSetAccessorDeclaration(node)) return undefined
  const isGenerator = 'asteriskToken' in node && !!node.asteriskToken
  const type = node.type ? oneLine(node.type) : usefulType(inferred?.ofReturn(node))
  if (type) return readReturnType(type, isGenerator)
  if (!('body' in node) || !node.body) return undefined
  const expressions = returnedExpressions(node.body)
  if (isGenerator) return { kind: 'generator', hasValue: true }
  const hasValue = expressions.length > 0 && !expressions.every(isVoidCall)
  const types = new Set(expressions.map(literalType))
  const [only] = types
  const value = types.size === 1 ? only : undefined
  if (isAsync(node))
    return {
      kind: 'promise',
      hasValue,
      ...(hasValue ? value && { type: `Promise<${value}>` } : { type: 'Promise<void>' }),
    }
  return hasValue ? { kind: 'value', hasValue, ...(value && { type: value }) } : undefined
}

function readReturnType(type: string, isGenerator: boolean): ReturnValue | undefined {
  if (/^(void|undefined|never|asserts .*)$/.test(type)) return undefined
  if (isGenerator || /^(Async)?(Generator|IterableIterator|IteratorObject)\b/.test(type))
    return { type, kind: 'generator', hasValue: true }
  const promise = /^Promise(?:Like)?<(.*)>$/.exec(type)
  if (promise) return { type, kind: 'promise', hasValue: !/^(void|undefined|never)$/.test(promise[1] ?? '') }
  return { type, kind: 'value', hasValue: true }
}

/** The expressions that a function returns, without those of functions inside it. */
export function returnedExpressions(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body]
  const expressions: ts.Expression[] = []
  visit(body, (node) => {
    if (isFunction(node) || ts.isClassLike(node)) return false
    if (ts.isReturnStatement(node) && node.expression) expressions.push(node.expression)
    return true
  })
  return expressions
}

function isVoidCall(expression: ts.Expression): boolean {
  return (
    ts.isVoidExpression(expression) ||
    (ts.isIdentifier(expression) && expression.text === 'undefined') ||
    (ts.isCallExpression(expression) && /^console\./.test(expression.expression.getText()))
  )
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.InstanceOfKeyword,
  ts.SyntaxKind.InKeyword,
])

/** The type of an expression if its form implies one. */
export function literalType(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) return literalType(node.expression)
  if (ts.isNumericLiteral(node)) return 'number'
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return 'string'
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return 'boolean'
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.ExclamationToken ? 'boolean' : literalType(node.operand)
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return 'boolean'
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && !node.typeArguments) {
    const name = node.expression.text
    return /^(Map|Set|WeakMap|WeakSet|Promise|Array)$/.test(name) ? undefined : name
  }
  return undefined
}

const oneLine = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ')

/** `any` and long types do not help readers. */
const usefulType = (type: string | undefined): string | undefined =>
  type && type.length <= 120 && !/\b(any|unknown|error)\b/.test(type) ? type : undefined
