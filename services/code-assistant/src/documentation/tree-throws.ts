import { ancestorsOf, childOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'
import type { ThrownError } from './code-symbol.ts'
import { mergeThrownErrors } from './merge-thrown-errors.ts'

const functionTypes =
  /^(function_definition|lambda|function_item|closure_expression|method_declaration|constructor_declaration|local_function_statement|lambda_expression|anonymous_method_expression|func_literal|class_definition)$/

/** Finds the errors that functions throw, also through calls of functions of the same file. */
export function createTreeThrowFinder(functions: ReadonlyMap<string, SyntaxNode>) {
  const errorsByNode = new Map<SyntaxNode, ThrownError[]>()

  function find(node: SyntaxNode): ThrownError[] {
    const cached = errorsByNode.get(node)
    if (cached) return cached
    // Ends recursion of functions that call themselves.
    errorsByNode.set(node, [])
    const body = childOf(node, 'body')
    const errors = body
      ? mergeThrownErrors([...walkBody(body)].flatMap((inner) => readError(inner, node)))
      : []
    errorsByNode.set(node, errors)
    return errors
  }

  function readError(node: SyntaxNode, root: SyntaxNode): ThrownError[] {
    const type = thrownType(node)
    if (type !== undefined) {
      if (isCaught(node, root, type)) return []
      const condition = conditionOf(node, root)
      return [{ ...(type && { type }), ...(condition && { condition }) }]
    }
    const name = calledName(node)
    const target = name ? functions.get(name) : undefined
    if (!name || !target || target === root) return []
    return find(target)
      .filter((error) => !isCaught(node, root, error.type ?? ''))
      .map((error) => ({ ...(error.type && { type: error.type }), condition: `if \`${name}\` throws it` }))
  }

  return find
}

function* walkBody(body: SyntaxNode): Generator<SyntaxNode> {
  const stack = [body]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next !== body && functionTypes.test(next.type)) continue
    yield next
    for (const child of next.children.toReversed()) stack.push(child)
  }
}

/** The class of the error that a node throws, empty if the code does not name it. */
function thrownType(node: SyntaxNode): string | undefined {
  if (node.type === 'raise_statement') {
    const value = node.children.find((child) => child.isNamed && child.field !== 'cause')
    if (!value) return rethrownType(node)
    const name = value.type === 'call' ? childOf(value, 'function') : value
    return name && /^([A-Za-z_]\w*\.)*[A-Z]\w*$/.test(textOf(name)) ? textOf(name) : ''
  }
  if (node.type === 'throw_statement' || node.type === 'throw_expression') {
    const value = node.children.find((child) => child.isNamed)
    if (!value) return ''
    const type = childOf(value, 'type') ?? childOf(value, 'function')
    return type && /creation|call/.test(value.type) ? textOf(type) : ''
  }
  if (node.type === 'macro_invocation')
    return /^(panic|todo|unimplemented|unreachable)$/.test(textOf(childOf(node, 'macro') ?? node))
      ? 'panic'
      : undefined
  return undefined
}

/** `raise` alone, in an `except` clause. */
function rethrownType(node: SyntaxNode): string {
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type !== 'except_clause') continue
    const [only, second] = caughtTypes(ancestor)
    return only && !second ? only : ''
  }
  return ''
}

function caughtTypes(clause: SyntaxNode): string[] {
  const value = clause.children.find((child) => child.isNamed && child.type !== 'block')
  if (!value) return []
  const target = value.type === 'as_pattern' ? value.children[0] : value
  if (!target) return []
  return target.type === 'tuple'
    ? target.children.filter((child) => child.isNamed).map(textOf)
    : [textOf(target)]
}

function isCaught(node: SyntaxNode, root: SyntaxNode, type: string): boolean {
  let inner = node
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor === root) return false
    if (ancestor.type === 'try_statement' && childOf(ancestor, 'body') === inner) {
      const clauses = ancestor.children.filter((child) => /^(except|catch)_clause$/.test(child.type))
      const isHandled = clauses.some((clause) => {
        if (clause.type === 'catch_clause') return true
        const types = caughtTypes(clause)
        return (
          types.length === 0 ||
          types.includes(type) ||
          types.includes('Exception') ||
          types.includes('BaseException')
        )
      })
      if (isHandled) return true
    }
    inner = ancestor
  }
  return false
}

const maxConditionLength = 80

function conditionOf(node: SyntaxNode, root: SyntaxNode): string | undefined {
  let inner = node
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor === root || functionTypes.test(ancestor.type)) return undefined
    if (/^(if_statement|elif_clause|if_expression)$/.test(ancestor.type)) {
      const condition = childOf(ancestor, 'condition')
      const text =
        condition &&
        textOf(condition)
          .replace(/\s+/g, ' ')
          .replace(/^\((.*)\)$/, '$1')
      const isShort = text && text.length <= maxConditionLength && !text.includes('`')
      if (inner.field === 'consequence' || inner.field === 'body')
        return isShort ? `if \`${text}\`` : undefined
      const isOnlyElse =
        inner.type === 'else_clause' && !ancestor.children.some(({ type }) => type === 'elif_clause')
      return isShort && isOnlyElse ? `unless \`${text}\`` : undefined
    }
    inner = ancestor
  }
  return undefined
}

function calledName(node: SyntaxNode): string | undefined {
  if (!/^(call|call_expression|method_invocation|invocation_expression)$/.test(node.type)) return undefined
  const target = childOf(node, 'function') ?? childOf(node, 'name')
  return target && /^(?:(?:self|this|cls)\.)?(\w+)$/.exec(textOf(target))?.[1]
}

/** Skips nested functions. */
export function containsNode(body: SyntaxNode, matches: (node: SyntaxNode) => boolean): boolean {
  for (const node of walkBody(body)) if (matches(node)) return true
  return false
}

export function isInFunction(node: SyntaxNode): boolean {
  for (const { type } of ancestorsOf(node))
    if (functionTypes.test(type) && type !== 'class_definition') return true
  return false
}
