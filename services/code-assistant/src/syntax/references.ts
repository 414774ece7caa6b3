import { listDeclarations } from './symbols.ts'
import { childOf, lineOf, type SyntaxNode, type SyntaxTree, textOf, walk } from './syntax-tree.ts'

export interface SourceReference {
  name: string
  kind: 'call' | 'type' | 'name'
  /** Offset of the name. */
  start: number
  /** Lines start at 1. */
  line: number
}

/** Lists the names that a file uses, without the names of its own declarations. */
export function listReferences(tree: SyntaxTree): SourceReference[] {
  const declared = new Set(listDeclarations(tree).map(({ name }) => name.start))
  const references: SourceReference[] = []
  for (const node of walk(tree.root)) {
    if (!isName(node) || declared.has(node.start)) continue
    references.push({
      name: textOf(node),
      kind: kindOf(node),
      start: node.start,
      line: lineOf(tree, node.start),
    })
  }
  return references
}

function isName(node: SyntaxNode): boolean {
  if (!node.isNamed || node.children.length > 0 || node.start === node.end) return false
  return /(^|_)identifier$|^(constant|name|variable_name|command_name|word|class_name|id_name)$/.test(
    node.type,
  )
    ? node.type !== 'word' || node.parent?.type === 'command_name'
    : false
}

function kindOf(node: SyntaxNode): SourceReference['kind'] {
  if (node.type === 'type_identifier' || node.parent?.type === 'type' || node.field === 'type') return 'type'
  if (node.parent?.type === 'command_name') return 'call'
  let called = node
  // The name is the last part of what is called: `a.b.name()`, `A::name()`.
  while (called.parent && called.parent.end === called.end && isMember(called.parent)) called = called.parent
  const { parent } = called
  if (!parent || !/call|invocation|new_expression|object_creation/.test(parent.type)) return 'name'
  const callee =
    childOf(parent, 'function') ??
    childOf(parent, 'method') ??
    childOf(parent, 'name') ??
    childOf(parent, 'constructor')
  return callee === called || (parent.type === 'macro_invocation' && called.field === 'macro')
    ? 'call'
    : 'name'
}

function isMember(node: SyntaxNode): boolean {
  return /^(member_expression|attribute|selector_expression|field_expression|scoped_identifier|qualified_identifier|member_access_expression|generic_name|generic_function)$/.test(
    node.type,
  )
}
