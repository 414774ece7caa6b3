import { ancestorsOf, childOf, type SyntaxNode, textOf, walk } from '../syntax/syntax-tree.ts'
import { calleeOf } from './complexity-notes.ts'

/** Says what happens to a parameter: returned, passed on, changed, tested, or not used. */
export function describeParameterFlow(name: string, body: SyntaxNode, signature: string): string {
  const isProperty = new RegExp(`\\b(private|public|protected|readonly) ${name}\\b`).test(signature)
  const uses = new Set<string>()
  let isUsed = false
  for (const node of walk(body)) {
    if (node.children.length || !/identifier/.test(node.type) || textOf(node) !== name) continue
    if (node.field === 'property' || node.field === 'attribute' || node.type === 'property_identifier')
      continue
    isUsed = true
    const use = describeUse(node, body)
    if (use) uses.add(use)
  }
  if (isProperty) uses.add(`is stored in \`this.${name}\``)
  if (!isUsed && !isProperty) return `\`${name}\` is not used.`
  const list = [...uses].slice(0, 5)
  if (!list.length) return `\`${name}\` is read.`
  return `\`${name}\` ${joinList(list)}.`
}

function describeUse(node: SyntaxNode, body: SyntaxNode): string | undefined {
  let inner = node
  for (const ancestor of ancestorsOf(node)) {
    const isTarget = inner.field === 'left' && /assignment|update/.test(ancestor.type)
    if (isTarget) return inner === node ? 'is reassigned' : 'is changed'
    if (/^update_expression$/.test(ancestor.type)) return 'is changed'
    if (/^(arguments|argument_list|argument)$/.test(ancestor.type)) {
      const call = [...ancestorsOf(ancestor)].find((outer) => calleeOf(outer) !== undefined)
      const callee = call && calleeOf(call)
      if (callee) return `is passed to \`${callee}\``
    }
    if (inner.field === 'condition')
      return /^(for|while|do)(_|$)/.test(ancestor.type)
        ? 'decides when a loop ends'
        : 'decides which branch runs'
    if (inner.field === 'right' && /assignment/.test(ancestor.type)) {
      const target = childOf(ancestor, 'left')
      if (target && /^(this|self)\./.test(textOf(target)))
        return `${/augmented|compound/.test(ancestor.type) ? 'changes' : 'is stored in'} \`${textOf(target)}\``
      return undefined
    }
    if (
      /^(for_in_statement|for_statement|for_expression|foreach_statement|enhanced_for_statement)$/.test(
        ancestor.type,
      ) &&
      /^(right|value)$/.test(inner.field ?? '')
    )
      return 'is iterated over'
    if (ancestor.type === 'return_statement')
      return inner === node ? 'is returned' : 'is part of the returned value'
    if (/throw|raise/.test(ancestor.type)) return 'is part of a thrown error'
    if (ancestor === body)
      return ancestor.type === 'statement_block' || ancestor.type === 'block'
        ? undefined
        : 'is part of the returned value'
    inner = ancestor
  }
  return undefined
}

export function joinList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
