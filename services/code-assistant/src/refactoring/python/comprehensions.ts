import {
  ancestorsOf,
  childOf,
  namedChildrenOf,
  type SyntaxNode,
  textOf,
  walk,
} from '../../syntax/syntax-tree.ts'
import { indentAt, lineStartOf, newlineOf, ownsLines } from '../parsed-code/lines.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import { builtinName, callsNothing, describeType, usesDynamicNames } from './code.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

const maxLineLength = 88

/** A loop that only fills a new list, set or dictionary becomes a comprehension. */
export function loopToComprehension(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'for_statement') continue
      const loop = readLoop(file, node)
      if (!loop) continue
      const reason = findProblem(file, loop)
      if (reason) refactoring.reject(file, node, reason)
      else
        refactoring.change(
          file,
          { start: loop.start.start, end: node.end },
          `Use a comprehension: ${loop.name}`,
          [{ start: loop.value.start, end: node.end, text: write(file, loop) }],
        )
    }
  }
}

interface Loop {
  scopes: Scopes
  /** The assignment of the empty collection. */
  start: SyntaxNode
  value: SyntaxNode
  name: string
  node: SyntaxNode
  left: SyntaxNode
  right: SyntaxNode
  conditions: SyntaxNode[]
  kind: 'list' | 'set' | 'dict'
  /** One element, or key and value. */
  elements: SyntaxNode[]
}

function readLoop(file: ParsedFile, node: SyntaxNode): Loop | undefined {
  const scopes = analyzeScopes(file.tree)
  const siblings = node.parent?.children ?? []
  const start = siblings[siblings.indexOf(node) - 1]
  const assignment = start?.type === 'expression_statement' ? start.children[0] : undefined
  const target = assignment?.type === 'assignment' ? childOf(assignment, 'left') : undefined
  const value = assignment && childOf(assignment, 'right')
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  if (!start || target?.type !== 'identifier' || !value || !left || !right || childOf(node, 'alternative'))
    return undefined
  const kind = emptyKind(scopes, value)
  if (!kind || node.children[0]?.type === 'async') return undefined
  const conditions: SyntaxNode[] = []
  let body = childOf(node, 'body')
  for (;;) {
    const [only, ...others] = body?.children ?? []
    if (!only || others.length > 0) return undefined
    if (only.type !== 'if_statement') {
      const elements = readElement(only, textOf(target), kind)
      const name = textOf(target)
      return elements && { scopes, start, value, name, node, left, right, conditions, kind, elements }
    }
    const condition = childOf(only, 'condition')
    if (!condition || childOf(only, 'alternative')) return undefined
    conditions.push(condition)
    body = childOf(only, 'consequence')
  }
}

function emptyKind(scopes: Scopes, value: SyntaxNode): Loop['kind'] | undefined {
  if (/^\[\s*\]$/.test(textOf(value))) return 'list'
  if (/^\{\s*\}$/.test(textOf(value))) return 'dict'
  const name = value.type === 'call' ? builtinName(scopes, childOf(value, 'function')) : undefined
  if (!name || childOf(value, 'arguments')?.children.length !== 2) return undefined
  return name === 'list' || name === 'set' || name === 'dict' ? name : undefined
}

/** `name.append(element)`, `name.add(element)` or `name[key] = value`. */
function readElement(statement: SyntaxNode, name: string, kind: Loop['kind']): SyntaxNode[] | undefined {
  const expression = statement.type === 'expression_statement' ? statement.children[0] : undefined
  if (kind === 'dict') {
    const target = expression?.type === 'assignment' ? childOf(expression, 'left') : undefined
    const value = expression && childOf(expression, 'right')
    const object = target?.type === 'subscript' ? childOf(target, 'value') : undefined
    const keys = target?.children.filter(({ field }) => field === 'subscript') ?? []
    const [key] = keys
    const isTarget = object && textOf(object) === name && key && keys.length === 1 && key.type !== 'slice'
    return isTarget && value && !/^(assignment|expression_list|yield)$/.test(value.type)
      ? [key, value]
      : undefined
  }
  const callee = expression?.type === 'call' ? childOf(expression, 'function') : undefined
  const list = expression && childOf(expression, 'arguments')
  if (!callee || textOf(callee) !== `${name}.${kind === 'list' ? 'append' : 'add'}`) return undefined
  const [element, ...others] = list?.type === 'argument_list' ? namedChildrenOf(list) : []
  const isPlain = element && others.length === 0 && !/splat|keyword_argument/.test(element.type)
  return isPlain ? [element] : undefined
}

function findProblem(file: ParsedFile, loop: Loop): string | undefined {
  const { scopes, start, node, left, right, conditions, elements, name } = loop
  const scope = scopes.scopeAt(node)
  const span = { start: start.start, end: node.end }
  if (!ownsLines(file.text, span)) return 'Another statement or a comment shares the line.'
  const inner = [right, ...conditions, ...elements]
  for (const each of walk(node)) {
    if (each.type === 'comment') return 'The loop contains a comment.'
    if (/^(yield|await|named_expression|lambda)$/.test(each.type))
      return `The loop contains ${describeType(each.type)}.`
  }
  if (/#/.test(file.text.slice(start.end, node.start))) return 'A comment precedes the loop.'
  if (scope.kind === 'class') return 'A comprehension does not see the names of the class.'
  if (
    inner.some((each) => [...walk(each)].some((part) => part.type === 'identifier' && textOf(part) === name))
  )
    return `The loop reads \`${name}\` while it fills it.`
  const isReadElsewhere = scopes.lookup(name, scope)?.references.some((at) => scopes.scopeAt(at) !== scope)
  if (isReadElsewhere && !inner.every(callsNothing))
    return `A function that the loop may call reads \`${name}\`.`
  if (usesDynamicNames(scopes, scope.node)) return 'The code accesses variables by name at run time.'
  if (scope.globals.has(name) || scope.nonlocals.has(name)) return `\`${name}\` belongs to another scope.`
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor === scope.node) break
    if (ancestor.type === 'try_statement') return 'A handler could see the part that the loop has filled.'
  }
  const [key, value] = elements
  if (key && value && !callsNothing(key) && !callsNothing(value))
    return 'The order of evaluation would change.'
  for (const target of walk(left)) {
    if (/^(attribute|subscript)$/.test(target.type)) return 'The loop assigns to an object.'
    if (target.type !== 'identifier') continue
    const binding = scopes.resolve(target)
    const isOutside = (at: SyntaxNode) => at.start < node.start || at.end > node.end
    const isUsed = binding?.references.some(isOutside) || binding?.sites.some((site) => isOutside(site.node))
    if (!binding || binding.scope !== scope || isUsed)
      return `\`${textOf(target)}\` is used outside of the loop.`
    if (scope.kind === 'module' && !textOf(target).startsWith('_') && isExported(file, textOf(target)))
      return `\`${textOf(target)}\` is exported.`
  }
  return undefined
}

function isExported({ text }: ParsedFile, name: string): boolean {
  return new RegExp(`__all__[^\\]]*['"]${name}['"]`).test(text)
}

function write(file: ParsedFile, { kind, start, left, right, conditions, elements, value }: Loop): string {
  const [open, close] = kind === 'list' ? '[]' : '{}'
  const [first, second] = elements
  const element = second ? `${operand(first)}: ${operand(second)}` : operand(first)
  const source =
    right.type === 'expression_list' || right.type === 'lambda' ? `(${textOf(right)})` : operand(right)
  const parts = [
    element,
    `for ${textOf(left)} in ${source}`,
    ...conditions.map((each) => `if ${operand(each)}`),
  ]
  const line = `${open}${parts.join(' ')}${close}`
  const column = value.start - lineStartOf(file.text, start.start)
  if (column + line.length <= maxLineLength && !line.includes('\n')) return line
  const newline = newlineOf(file.text)
  const indent = indentAt(file.text, start.start)
  return [open, ...parts.map((part) => `${indent}    ${part}`), `${indent}${close}`].join(newline)
}

/** A conditional expression would take the rest of the comprehension as its own. */
function operand(node: SyntaxNode | undefined): string {
  if (!node) return ''
  return node.type === 'conditional_expression' || node.type === 'lambda' ? `(${textOf(node)})` : textOf(node)
}
