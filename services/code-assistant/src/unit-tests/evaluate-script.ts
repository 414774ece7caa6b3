import ts from 'typescript-6'
import { callMethod, callStatic, limited, operand, text, Unknown } from './built-in-calls.ts'

/** A `return`, `break` or `continue` on its way out. */
type Completion = { type: 'return'; value: unknown } | { type: 'break' | 'continue' } | undefined

/** A function of the evaluated code. It is never called as a function of this process. */
interface Closure {
  node: ts.FunctionLikeDeclaration
  scope: Scope
}

class Thrown extends Error {
  readonly type: string

  constructor(type: string) {
    super(type)
    this.type = type
  }
}

export type Evaluation = { value: unknown } | { thrown: string } | undefined

class Scope {
  readonly values = new Map<string, unknown>()
  readonly outer: Scope | undefined

  constructor(outer: Scope | undefined) {
    this.outer = outer
  }

  find(name: string): Scope | undefined {
    return this.values.has(name) ? this : this.outer?.find(name)
  }
}

const maxSteps = 20_000
let steps = 0

/**
 * Determines what a call returns or throws by interpreting the syntax tree: arithmetic, strings, arrays, conditions and
 * loops on plain values. Undefined if anything else occurs. The code itself never runs.
 */
export function evaluateCall(node: ts.FunctionLikeDeclaration, args: readonly unknown[]): Evaluation {
  steps = 0
  try {
    return { value: call({ node, scope: moduleScope(node.getSourceFile()) }, args) }
  } catch (error) {
    if (error instanceof Thrown) return { thrown: error.type }
    if (error instanceof Unknown || error instanceof RangeError) return undefined
    throw error
  }
}

function moduleScope(source: ts.SourceFile): Scope {
  const scope = new Scope(undefined)
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      scope.values.set(statement.name.text, { node: statement, scope } satisfies Closure)
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer && isConstant(initializer))
        scope.values.set(name.text, evaluate(initializer, scope))
  }
  return scope
}

const isConstant = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node)

function call({ node, scope }: Closure, args: readonly unknown[]): unknown {
  step()
  const isPlain = !('asteriskToken' in node && node.asteriskToken) && !ts.canHaveDecorators(node)
  const isAsync =
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  if (!isPlain || isAsync || !node.body) throw new Unknown()
  const local = new Scope(scope)
  for (const [i, { name, initializer, dotDotDotToken }] of node.parameters.entries()) {
    if (!ts.isIdentifier(name)) throw new Unknown()
    const value = dotDotDotToken ? args.slice(i) : args[i]
    local.values.set(name.text, value === undefined && initializer ? evaluate(initializer, local) : value)
  }
  if (!ts.isBlock(node.body)) return evaluate(node.body, local)
  const completion = runBlock(node.body.statements, local)
  return completion?.type === 'return' ? completion.value : undefined
}

function runBlock(statements: readonly ts.Statement[], scope: Scope): Completion {
  const inner = new Scope(scope)
  for (const statement of statements)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      inner.values.set(statement.name.text, { node: statement, scope: inner } satisfies Closure)
  for (const statement of statements) {
    const completion = runStatement(statement, inner)
    if (completion) return completion
  }
  return undefined
}

function runStatement(node: ts.Statement, scope: Scope): Completion {
  step()
  if (ts.isBlock(node)) return runBlock(node.statements, scope)
  if (ts.isReturnStatement(node))
    return { type: 'return', value: node.expression && evaluate(node.expression, scope) }
  if (ts.isIfStatement(node)) {
    if (evaluate(node.expression, scope)) return runStatement(node.thenStatement, scope)
    return node.elseStatement && runStatement(node.elseStatement, scope)
  }
  if (ts.isThrowStatement(node)) throw thrownError(node.expression)
  if (ts.isExpressionStatement(node)) {
    evaluate(node.expression, scope)
    return undefined
  }
  if (ts.isVariableStatement(node)) {
    declare(node.declarationList, scope)
    return undefined
  }
  if (ts.isForOfStatement(node)) return runForOf(node, scope)
  if (ts.isForStatement(node)) return runFor(node, scope)
  if (ts.isWhileStatement(node)) return loop(node.expression, undefined, node.statement, scope)
  if (ts.isBreakStatement(node) && !node.label) return { type: 'break' }
  if (ts.isContinueStatement(node) && !node.label) return { type: 'continue' }
  if (ts.isFunctionDeclaration(node) || ts.isEmptyStatement(node)) return undefined
  if (ts.isSwitchStatement(node)) return runSwitch(node, scope)
  throw new Unknown()
}

/** Only classes that the tests can name. */
function thrownError(node: ts.Expression): Error {
  const isKnown =
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^(Error|TypeError|RangeError|SyntaxError)$/.test(node.expression.text)
  return isKnown ? new Thrown(node.expression.getText()) : new Unknown()
}

function declare({ declarations }: ts.VariableDeclarationList, scope: Scope): void {
  for (const { name, initializer } of declarations)
    bind(name, initializer && evaluate(initializer, scope), scope)
}

function bind(name: ts.BindingName, value: unknown, scope: Scope): void {
  if (ts.isIdentifier(name)) {
    scope.values.set(name.text, value)
    return
  }
  if (!ts.isArrayBindingPattern(name) || !Array.isArray(value)) throw new Unknown()
  for (const [i, element] of name.elements.entries()) {
    if (ts.isOmittedExpression(element)) continue
    if (element.dotDotDotToken || element.initializer) throw new Unknown()
    bind(element.name, value[i], scope)
  }
}

function runForOf(
  { initializer, expression, statement, awaitModifier }: ts.ForOfStatement,
  scope: Scope,
): Completion {
  const items = evaluate(expression, scope)
  const [declaration] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : []
  if (!declaration || awaitModifier || !(Array.isArray(items) || typeof items === 'string'))
    throw new Unknown()
  for (const item of items) {
    const inner = new Scope(scope)
    bind(declaration.name, item, inner)
    const completion = runStatement(statement, inner)
    if (completion?.type === 'break') break
    if (completion?.type === 'return') return completion
  }
  return undefined
}

function runFor(
  { initializer, condition, incrementor, statement }: ts.ForStatement,
  scope: Scope,
): Completion {
  const inner = new Scope(scope)
  if (initializer && ts.isVariableDeclarationList(initializer)) declare(initializer, inner)
  else if (initializer) evaluate(initializer, inner)
  return loop(condition, incrementor, statement, inner)
}

function loop(
  condition: ts.Expression | undefined,
  incrementor: ts.Expression | undefined,
  statement: ts.Statement,
  scope: Scope,
): Completion {
  while (!condition || evaluate(condition, scope)) {
    step()
    const completion = runStatement(statement, scope)
    if (completion?.type === 'break') break
    if (completion?.type === 'return') return completion
    if (incrementor) evaluate(incrementor, scope)
  }
  return undefined
}

function runSwitch({ expression, caseBlock }: ts.SwitchStatement, scope: Scope): Completion {
  const value = evaluate(expression, scope)
  const { clauses } = caseBlock
  const match = clauses.findIndex(
    (clause) => ts.isCaseClause(clause) && evaluate(clause.expression, scope) === value,
  )
  const start = match >= 0 ? match : clauses.findIndex(ts.isDefaultClause)
  if (start < 0) return undefined
  const completion = runBlock(
    clauses.slice(start).flatMap(({ statements }) => [...statements]),
    scope,
  )
  return completion?.type === 'break' ? undefined : completion
}

function evaluate(node: ts.Expression, scope: Scope): unknown {
  step()
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return evaluate(node.expression, scope)
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
  if (ts.isStringLiteralLike(node)) return node.text
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true
    case ts.SyntaxKind.FalseKeyword:
      return false
    case ts.SyntaxKind.NullKeyword:
      return null
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return undefined
    const owner = scope.find(node.text)
    if (!owner) throw new Unknown()
    return owner.values.get(node.text)
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { node, scope } satisfies Closure
  if (ts.isTemplateExpression(node))
    return limited(
      node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => text(evaluate(expression, scope)) + literal.text)
          .join(''),
    )
  if (ts.isConditionalExpression(node))
    return evaluate(evaluate(node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
  if (ts.isArrayLiteralExpression(node))
    return limited(
      node.elements.flatMap((element) => {
        if (!ts.isSpreadElement(element)) return [evaluate(element, scope)]
        const items = evaluate(element.expression, scope)
        if (!Array.isArray(items) && typeof items !== 'string') throw new Unknown()
        return [...items]
      }),
    )
  if (ts.isBinaryExpression(node)) return evaluateBinary(node, scope)
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return evaluateUnary(node, scope)
  if (ts.isTypeOfExpression(node)) return typeof plain(evaluate(node.expression, scope))
  if (ts.isPropertyAccessExpression(node))
    return readProperty(evaluate(node.expression, scope), node.name.text)
  if (ts.isElementAccessExpression(node)) {
    const object = evaluate(node.expression, scope)
    const index = evaluate(node.argumentExpression, scope)
    if ((Array.isArray(object) || typeof object === 'string') && typeof index === 'number')
      return object[index]
    throw new Unknown()
  }
  if (ts.isCallExpression(node)) return evaluateCallExpression(node, scope)
  throw new Unknown()
}

function readProperty(object: unknown, name: string): unknown {
  if (name === 'length' && (Array.isArray(object) || typeof object === 'string')) return object.length
  throw new Unknown()
}

const operators: Record<string, (a: never, b: never) => unknown> = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
  '**': (a: number, b: number) => a ** b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
  '===': (a: unknown, b: unknown) => a === b,
  '!==': (a: unknown, b: unknown) => a !== b,
}

function evaluateBinary(node: ts.BinaryExpression, scope: Scope): unknown {
  const operator = node.operatorToken.getText()
  if (operator === '&&') return evaluate(node.left, scope) && evaluate(node.right, scope)
  if (operator === '||') return evaluate(node.left, scope) || evaluate(node.right, scope)
  if (operator === '??') return evaluate(node.left, scope) ?? evaluate(node.right, scope)
  if (operator === '=') return assign(node.left, evaluate(node.right, scope), scope)
  const isAssignment = /^[-+*/%]=$/.test(operator)
  const apply = operators[isAssignment ? operator.slice(0, -1) : operator]
  if (!apply) throw new Unknown()
  const left = operand(evaluate(node.left, scope))
  const right = operand(evaluate(node.right, scope))
  const isMixed =
    typeof left !== typeof right &&
    !/^[!=]==$/.test(operator) &&
    !(operator === '+' && isTextual(left, right))
  if (isMixed) throw new Unknown()
  const value = limited(apply(left as never, right as never))
  return isAssignment ? assign(node.left, value, scope) : value
}

const isTextual = (left: unknown, right: unknown): boolean =>
  [left, right].every((side) => typeof side === 'string' || typeof side === 'number')

function assign(target: ts.Expression, value: unknown, scope: Scope): unknown {
  const owner = ts.isIdentifier(target) ? scope.find(target.text) : undefined
  // Variables of the module outlive a call.
  if (!ts.isIdentifier(target) || !owner?.outer) throw new Unknown()
  owner.values.set(target.text, value)
  return value
}

function evaluateUnary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression, scope: Scope): unknown {
  const value = evaluate(node.operand, scope)
  switch (node.operator) {
    case ts.SyntaxKind.ExclamationToken:
      return !value
    case ts.SyntaxKind.MinusToken:
      if (typeof value === 'number') return -value
      break
    case ts.SyntaxKind.PlusPlusToken:
    case ts.SyntaxKind.MinusMinusToken: {
      if (typeof value !== 'number') break
      const next = node.operator === ts.SyntaxKind.PlusPlusToken ? value + 1 : value - 1
      assign(node.operand, next, scope)
      return ts.isPrefixUnaryExpression(node) ? next : value
    }
  }
  throw new Unknown()
}

function evaluateCallExpression(node: ts.CallExpression, scope: Scope): unknown {
  const args = node.arguments.map((argument) => {
    if (ts.isSpreadElement(argument)) throw new Unknown()
    return evaluate(argument, scope)
  })
  const { expression } = node
  if (node.questionDotToken) throw new Unknown()
  if (ts.isIdentifier(expression)) {
    const target = scope.find(expression.text)?.values.get(expression.text)
    if (isClosure(target)) return call(target, args)
    return callStatic(expression.text, args)
  }
  if (!ts.isPropertyAccessExpression(expression)) throw new Unknown()
  const { expression: object, name } = expression
  if (ts.isIdentifier(object) && !scope.find(object.text))
    return callStatic(`${object.text}.${name.text}`, args)
  const callbacks = args.map((arg) => (isClosure(arg) ? (...values: unknown[]) => call(arg, values) : arg))
  return callMethod(evaluate(object, scope), name.text, callbacks)
}

const isClosure = (value: unknown): value is Closure =>
  typeof value === 'object' && value !== null && 'node' in value && 'scope' in value

function plain(value: unknown): unknown {
  return isClosure(value) ? () => {} : value
}

function step(): void {
  if (++steps > maxSteps) throw new Unknown()
}
