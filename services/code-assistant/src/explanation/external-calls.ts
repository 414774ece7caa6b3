import { listImports } from '../syntax/imports.ts'
import { listDeclarations } from '../syntax/symbols.ts'
import { type SyntaxTree, textOf, walk } from '../syntax/syntax-tree.ts'
import { calleeOf } from './complexity-notes.ts'
import type { ExternalCall } from './explain-code-task.ts'

export interface NamedRange {
  name: string
  start: number
  end: number
}

const maxCalls = 200
const bindings =
  /^(variable_declarator|required_parameter|optional_parameter|rest_pattern|parameter|parameter_declaration|formal_parameter|default_parameter|typed_parameter|typed_default_parameter|init_declarator|let_declaration|short_var_declaration|for_statement|for_in_statement|for_expression|enhanced_for_statement|foreach_statement|catch_clause|catch_declaration|assignment|as_pattern|parameters|formal_parameters|lambda_parameters|arrow_function|object_pattern|array_pattern|shorthand_object_identifier_pattern)$/

/** Lists calls of what the file does not define: imported modules and globals. */
export function listExternalCalls(tree: SyntaxTree, functions: readonly NamedRange[]): ExternalCall[] {
  const modules = new Map(
    listImports(tree).flatMap(({ source, names }) => names.map((name) => [name, source] as const)),
  )
  const own = findOwnNames(tree)
  const calls = new Map<string, ExternalCall>()
  for (const node of walk(tree.root)) {
    const name = calleeOf(node)
    const root = name && /^[A-Za-z_$][\w$]*/.exec(name)?.[0]
    if (!root || /^(this|self|super|cls|import|require)$/.test(root)) continue
    const module = modules.get(root)
    if (module === undefined && own.has(root)) continue
    const caller = functions.findLast(({ start, end }) => start <= node.start && node.end <= end)?.name ?? ''
    const call = calls.get(name) ?? { name, ...(module !== undefined && { module }), callers: [], count: 0 }
    call.count++
    if (caller && !call.callers.includes(caller)) call.callers.push(caller)
    calls.set(name, call)
    if (calls.size >= maxCalls) break
  }
  return [...calls.values()]
}

/** Declarations, parameters and local variables. */
function findOwnNames(tree: SyntaxTree): Set<string> {
  const names = new Set(listDeclarations(tree).map(({ name }) => textOf(name)))
  for (const node of walk(tree.root)) {
    if (!/identifier|pattern/.test(node.type) || node.children.length > 0) continue
    const { parent } = node
    if (!parent || !bindings.test(parent.type)) continue
    const isValue = /^(value|right|body|type|condition|default_value)$/.test(node.field ?? '')
    if (!isValue) names.add(textOf(node))
  }
  return names
}
