import { functionNodes } from './symbol-nodes.ts'
import { listDeclarations } from './symbols.ts'
import {
  childOf,
  lineOf,
  namedChildrenOf,
  type SyntaxNode,
  type SyntaxTree,
  textOf,
  walk,
} from './syntax-tree.ts'

export interface Complexity {
  /** Number of linearly independent paths: McCabe, “A Complexity Measure”, 1976. */
  cyclomatic: number
  /** Weighs nested and broken control flow: G. Ann Campbell, “Cognitive Complexity”, 2018. */
  cognitive: number
  /** Depth of nested control structures. */
  nesting: number
}

export interface FunctionMetrics extends Complexity {
  name: string
  startLine: number
  endLine: number
  lines: number
  /** Without `self`, `cls` and markers such as `*`. */
  parameters: number
}

/** Branches of control flow that raise the nesting of what is in them. */
const branches = new Set([
  'if_statement',
  'if_expression',
  'if',
  'unless',
  'for_statement',
  'for_in_statement',
  'for_expression',
  'for_range_loop',
  'enhanced_for_statement',
  'foreach_statement',
  'c_style_for_statement',
  'for',
  'while_statement',
  'while_expression',
  'while',
  'until',
  'loop_expression',
  'do_statement',
  'catch_clause',
  'except_clause',
  'except_group_clause',
  'rescue',
  'conditional_expression',
  'ternary_expression',
  'conditional',
  'if_modifier',
  'unless_modifier',
  'while_modifier',
  'until_modifier',
])

/** A choice among cases counts once for understanding, and each case for testing. */
const switches = new Set([
  'switch_statement',
  'switch_expression',
  'expression_switch_statement',
  'type_switch_statement',
  'select_statement',
  'match_statement',
  'match_expression',
  'case_statement',
  'case',
  'case_match',
])

const cases = new Set([
  'switch_case',
  'expression_case',
  'type_case',
  'communication_case',
  'case_clause',
  'match_arm',
  'case_item',
  'when',
  'in_clause',
  'match_conditional_expression',
  'switch_block_statement_group',
  'switch_section',
  'switch_rule',
  'switch_expression_arm',
])

const alternatives = new Set(['elif_clause', 'else_if_clause', 'elsif'])
const comprehensionParts = new Set(['for_in_clause', 'if_clause'])
const logicalOperators = new Set(['&&', '||', '??', 'and', 'or', 'xor'])

/** Measures the functions and methods of a file. Functions without a name count as part of the one around them. */
export function measureFunctions(tree: SyntaxTree): FunctionMetrics[] {
  const functions: FunctionMetrics[] = []
  for (const [node, name] of namedFunctions(tree)) {
    const startLine = lineOf(tree, node.start)
    const endLine = lineOf(tree, Math.max(node.start, node.end - 1))
    functions.push({
      name,
      startLine,
      endLine,
      lines: endLine - startLine + 1,
      parameters: countParameters(node),
      ...measureComplexity(node, name),
    })
  }
  return functions
}

function namedFunctions(tree: SyntaxTree): Map<SyntaxNode, string> {
  const functions = new Map<SyntaxNode, string>()
  for (const { node, name, kind } of listDeclarations(tree)) {
    if (kind !== 'function' && kind !== 'method') continue
    const body = isFunction(node) ? node : (childOf(node, 'value') ?? childOf(node, 'right'))
    if (body && isFunction(body)) functions.set(body, textOf(name))
  }
  return functions
}

function isFunction(node: SyntaxNode): boolean {
  return functionNodes.has(node.type) && !isPlainBlock(node)
}

/** `block` is the name of a function in Ruby only. */
function isPlainBlock(node: SyntaxNode): boolean {
  return node.type === 'block' && node.tree.language !== 'ruby'
}

/** Measures a function, or code outside functions, without the named functions in it. */
export function measureComplexity(root: SyntaxNode, name?: string): Complexity {
  const result: Complexity = { cyclomatic: 1, cognitive: 0, nesting: 0 }
  const stack = [{ node: root, nesting: 0 }]
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node } = entry
    let { nesting } = entry
    if (node !== root && isFunction(node)) {
      if (hasName(node)) continue
      nesting++
    } else if (node.isNamed) {
      if (branches.has(node.type) && !isLabel(node)) {
        result.cyclomatic++
        if (isElseIf(node)) result.cognitive++
        else result.cognitive += 1 + nesting++
      } else if (switches.has(node.type) && !isLabel(node)) result.cognitive += 1 + nesting++
      else if (alternatives.has(node.type)) {
        result.cyclomatic++
        result.cognitive++
      } else if (comprehensionParts.has(node.type)) result.cyclomatic++
      else if (isElse(node)) result.cognitive++
      if (isCase(node)) result.cyclomatic++
      if (name !== undefined && callsItself(node, name)) result.cognitive++
    } else if (logicalOperators.has(node.type) && node.field === 'operator') {
      result.cyclomatic++
      if (!continuesSequence(node)) result.cognitive++
    } else if (node.type === 'else' && node.parent && isElseKeyword(node)) result.cognitive++
    result.nesting = Math.max(result.nesting, nesting)
    for (const child of node.children) stack.push({ node: child, nesting })
  }
  return result
}

function hasName(node: SyntaxNode): boolean {
  return (
    childOf(node, 'name') !== undefined || /^(variable_declarator|assignment)$/.test(node.parent?.type ?? '')
  )
}

/** `case_statement` is a label in C and PHP, and the whole choice in Bash. */
function isLabel(node: SyntaxNode): boolean {
  return node.type === 'case_statement' && node.tree.language !== 'bash'
}

function isCase(node: SyntaxNode): boolean {
  if (!cases.has(node.type) && !isLabel(node)) return false
  const start = textOf(node).slice(0, 20)
  return !/^(default\b|case\s+_\s*[:(]|_\s*(=>|->)|\*\))/.test(start)
}

/** `if` directly after `else`. */
function isElseIf(node: SyntaxNode): boolean {
  if (!/^if_(statement|expression)$/.test(node.type)) return false
  return (
    node.parent?.type === 'else_clause' ||
    (node.field === 'alternative' && /^if_/.test(node.parent?.type ?? ''))
  )
}

function isElse(node: SyntaxNode): boolean {
  if (node.type !== 'else_clause' && node.type !== 'else') return false
  return !node.children.some((child) => isElseIf(child))
}

/** Grammars without a node for `else`: Go, Java, C#. */
function isElseKeyword(node: SyntaxNode): boolean {
  const { parent } = node
  if (parent?.type !== 'if_statement') return false
  const alternative = childOf(parent, 'alternative')
  return alternative !== undefined && !isElseIf(alternative)
}

/** `a && b && c` is one step to understand; `a && b || c` are two. */
function continuesSequence(operator: SyntaxNode): boolean {
  const expression = operator.parent
  const outer = expression?.parent
  if (!outer || outer.type !== expression.type) return false
  return childOf(outer, 'operator')?.type === operator.type
}

function callsItself(node: SyntaxNode, name: string): boolean {
  if (
    !/^(call|call_expression|invocation_expression|method_invocation|function_call_expression)$/.test(
      node.type,
    )
  )
    return false
  const callee = childOf(node, 'function') ?? childOf(node, 'method') ?? childOf(node, 'name')
  return callee !== undefined && callee.end - callee.start === name.length && textOf(callee) === name
}

function countParameters(node: SyntaxNode): number {
  const list = parameterList(node)
  // `x => x` has no list.
  if (!list) return childOf(node, 'parameter') ? 1 : 0
  if (list.type === 'identifier') return 1
  let count = 0
  for (const parameter of namedChildrenOf(list)) {
    // `params` of C# has no node of its own: its type and name stand in the list.
    if (parameter.field === 'type') continue
    const text = textOf(parameter)
    if (/^(self_parameter|positional_separator|keyword_separator)$/.test(parameter.type)) continue
    if (text === 'void' || ((text === 'self' || text === 'cls') && list.tree.language === 'python')) continue
    const names = parameter.children.filter(({ field }) => field === 'name').length
    count += parameter.type === 'parameter_declaration' ? Math.max(1, names) : 1
  }
  return count
}

function parameterList(node: SyntaxNode): SyntaxNode | undefined {
  const own = childOf(node, 'parameters')
  if (own) return own
  const declarator = childOf(node, 'declarator')
  if (!declarator) return undefined
  for (const inner of walk(declarator)) {
    if (inner.type === 'function_declarator') return childOf(inner, 'parameters')
  }
  return undefined
}
