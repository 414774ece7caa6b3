import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'
import type { Evaluation } from './evaluate-script.ts'

/** The code does something whose result does not follow from the code alone. */
class Unknown extends Error {}

class Raised extends Error {
  readonly type: string

  constructor(type: string) {
    super(type)
    this.type = type
  }
}

type Scope = Map<string, unknown>
type Completion = { value: unknown } | undefined

const maxSteps = 10_000
let steps = 0

/**
 * Works out what a call of a Python function returns or raises, by interpreting the syntax tree: whole numbers, text and
 * conditions. Undefined if anything else occurs. The code itself never runs.
 */
export function evaluatePythonCall(node: SyntaxNode, args: ReadonlyMap<string, unknown>): Evaluation {
  steps = 0
  const body = childOf(node, 'body')
  const isPlain = node.children[0]?.type === 'def' && node.parent?.type !== 'decorated_definition'
  if (!body || !isPlain) return undefined
  try {
    return { value: runBlock(body, new Map(args))?.value }
  } catch (error) {
    if (error instanceof Raised) return { thrown: error.type }
    if (error instanceof Unknown) return undefined
    throw error
  }
}

function runBlock(block: SyntaxNode, scope: Scope): Completion {
  for (const statement of namedChildrenOf(block)) {
    const completion = runStatement(statement, scope)
    if (completion) return completion
  }
  return undefined
}

function runStatement(node: SyntaxNode, scope: Scope): Completion {
  step()
  const [first] = namedChildrenOf(node)
  switch (node.type) {
    case 'return_statement':
      return { value: first ? evaluate(first, scope) : null }
    case 'if_statement':
      return runIf(node, scope)
    case 'raise_statement':
      throw raisedError(first)
    case 'pass_statement':
      return undefined
    case 'expression_statement':
      if (first?.type === 'string') return undefined
      if (first?.type !== 'assignment') throw new Unknown()
      assign(first, scope)
      return undefined
    default:
      throw new Unknown()
  }
}

function runIf(node: SyntaxNode, scope: Scope): Completion {
  const branches = [node, ...node.children.filter(({ type }) => type === 'elif_clause')]
  for (const branch of branches) {
    const condition = childOf(branch, 'condition')
    const consequence = childOf(branch, 'consequence')
    if (!condition || !consequence) throw new Unknown()
    if (isTrue(evaluate(condition, scope))) return runBlock(consequence, scope)
  }
  const body = node.children.find(({ type }) => type === 'else_clause')
  const block = body && childOf(body, 'body')
  return block && runBlock(block, scope)
}

function raisedError(node: SyntaxNode | undefined): Error {
  const name = node && textOf(node.type === 'call' ? (childOf(node, 'function') ?? node) : node)
  return name &&
    /^(ValueError|TypeError|KeyError|IndexError|RuntimeError|ZeroDivisionError|ArithmeticError|NotImplementedError)$/.test(
      name,
    )
    ? new Raised(name)
    : new Unknown()
}

function assign(node: SyntaxNode, scope: Scope): void {
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  if (left?.type !== 'identifier' || !right) throw new Unknown()
  scope.set(textOf(left), evaluate(right, scope))
}

/** Truth of numbers, text and `None`. */
const isTrue = (value: unknown): boolean => !!value

function evaluate(node: SyntaxNode, scope: Scope): unknown {
  step()
  const [first, second] = namedChildrenOf(node)
  switch (node.type) {
    case 'parenthesized_expression':
      if (first && !second) return evaluate(first, scope)
      break
    case 'integer':
      if (/^\d+$/.test(textOf(node))) return safe(Number(textOf(node)))
      break
    case 'true':
      return true
    case 'false':
      return false
    case 'none':
      return null
    case 'identifier': {
      const name = textOf(node)
      if (scope.has(name)) return scope.get(name)
      break
    }
    case 'string': {
      const text = textOf(node)
      const match = /^(["'])([^\\]*)\1$/.exec(text)
      if (match && !text.startsWith(match[1]?.repeat(3) ?? '""""')) return match[2]
      break
    }
    case 'not_operator':
      if (first) return !isTrue(evaluate(first, scope))
      break
    case 'boolean_operator': {
      const left = childOf(node, 'left')
      const right = childOf(node, 'right')
      if (!left || !right) break
      const value = evaluate(left, scope)
      const isAnd = childOf(node, 'operator')?.type === 'and'
      return isTrue(value) === isAnd ? evaluate(right, scope) : value
    }
    case 'unary_operator': {
      const value = first && evaluate(first, scope)
      if (typeof value === 'number' && childOf(node, 'operator')?.type === '-') return -value
      break
    }
    case 'comparison_operator':
      return compare(node, scope)
    case 'binary_operator':
      return calculate(node, scope)
    case 'conditional_expression': {
      const [whenTrue, condition, whenFalse] = namedChildrenOf(node)
      if (!whenTrue || !condition || !whenFalse) break
      return evaluate(isTrue(evaluate(condition, scope)) ? whenTrue : whenFalse, scope)
    }
    case 'call':
      return callBuiltIn(node, scope)
  }
  throw new Unknown()
}

function compare(node: SyntaxNode, scope: Scope): boolean {
  const [left, operator, right] = node.children
  if (!left || !operator || !right || node.children.length !== 3) throw new Unknown()
  const a = evaluate(left, scope)
  const b = evaluate(right, scope)
  if (operator.type === 'in' && typeof a === 'string' && typeof b === 'string') return b.includes(a)
  if (operator.type === 'is') return b === null ? a === null : unknown()
  if (operator.type === 'is not') return b === null ? a !== null : unknown()
  // Truth values equal numbers in Python.
  if (typeof a !== typeof b || typeof a === 'boolean' || a === null) throw new Unknown()
  switch (operator.type) {
    case '==':
      return a === b
    case '!=':
      return a !== b
  }
  if (typeof a !== 'number' || typeof b !== 'number') throw new Unknown()
  const order: Record<string, boolean> = { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }
  return order[operator.type] ?? unknown()
}

function calculate(node: SyntaxNode, scope: Scope): unknown {
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  const operator = childOf(node, 'operator')?.type
  const a = left && evaluate(left, scope)
  const b = right && evaluate(right, scope)
  if (typeof a === 'string' && typeof b === 'string' && operator === '+') return a + b
  if (typeof a !== 'number' || typeof b !== 'number') throw new Unknown()
  if (/^(\/|\/\/|%)$/.test(operator ?? '') && b === 0) throw new Raised('ZeroDivisionError')
  switch (operator) {
    case '+':
      return safe(a + b)
    case '-':
      return safe(a - b)
    case '*':
      return safe(a * b)
    case '//':
      return safe(Math.floor(a / b))
    case '%':
      return safe(a - Math.floor(a / b) * b)
    // Only quotients that have no fraction are equal in both languages without doubt.
    case '/':
      return safe(a / b)
    default:
      throw new Unknown()
  }
}

function callBuiltIn(node: SyntaxNode, scope: Scope): unknown {
  const target = childOf(node, 'function')
  const list = childOf(node, 'arguments')
  if (!target || !list) throw new Unknown()
  const args = namedChildrenOf(list).map((argument) => evaluate(argument, scope))
  const [first] = args
  if (target.type === 'identifier') {
    switch (textOf(target)) {
      case 'len':
        if (typeof first === 'string') return first.length
        break
      case 'abs':
        if (typeof first === 'number') return Math.abs(first)
        break
      case 'max':
      case 'min':
        if (args.length > 1 && args.every((arg) => typeof arg === 'number'))
          return Math[textOf(target) as 'max' | 'min'](...args)
    }
    throw new Unknown()
  }
  const object = childOf(target, 'object')
  const method = childOf(target, 'attribute')
  const value = target.type === 'attribute' && object ? evaluate(object, scope) : undefined
  if (typeof value !== 'string' || args.some((arg) => typeof arg !== 'string')) throw new Unknown()
  const [text = ''] = args as string[]
  switch (method && textOf(method)) {
    case 'upper':
      return value.toUpperCase()
    case 'lower':
      return value.toLowerCase()
    case 'strip':
      return args.length ? unknown() : value.trim()
    case 'startswith':
      return value.startsWith(text)
    case 'endswith':
      return value.endsWith(text)
    case 'replace':
      return value.replaceAll(text, (args[1] as string | undefined) ?? unknown())
    default:
      throw new Unknown()
  }
}

/** Whole numbers that both languages represent exactly. */
function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new Unknown()
  return value
}

function unknown(): never {
  throw new Unknown()
}

function step(): void {
  if (++steps > maxSteps) throw new Unknown()
}
