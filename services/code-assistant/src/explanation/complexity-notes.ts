import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'

const loops =
  /^(for_statement|for_in_statement|for_expression|foreach_statement|enhanced_for_statement|for_range_loop|while_statement|while_expression|do_statement|for_in_clause|while|for)$/
const callbackLoops = /\.(forEach|map|filter|some|every|find|findIndex|flatMap|reduce|each|select|collect)$/
const linearSearches = /\.(includes|indexOf|find|findIndex|filter|some|every|contains|index|count)$/
const sorts = /(\.(sort|toSorted|sorted|sort_by|sort_unstable)|^sorted|^sort\.\w+)$/

/** Notes on the growth of running time, estimated from nested loops. */
export function estimateGrowth(name: string, body: SyntaxNode): string[] {
  let maxDepth = 0
  let hasSort = false
  let isRecursive = false
  let searchInLoop: string | undefined
  const stack = [{ node: body, depth: 0 }]
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node } = entry
    let { depth } = entry
    if (
      node !== body &&
      /^(function_declaration|function_definition|class_declaration|class_definition|method_definition)$/.test(
        node.type,
      )
    )
      continue
    if (loops.test(node.type) && node.isNamed && !isBounded(node)) depth++
    const callee = calleeOf(node)
    if (callee) {
      if (callee === name || callee === `this.${name}` || callee === `self.${name}`) isRecursive = true
      if (sorts.test(callee)) hasSort = true
      if (depth > 0 && linearSearches.test(callee)) searchInLoop ??= callee
      if (callbackLoops.test(callee)) depth++
    }
    maxDepth = Math.max(maxDepth, depth)
    for (const child of node.children) stack.push({ node: child, depth })
  }
  const notes: string[] = []
  if (maxDepth > 0) {
    const order = maxDepth === 1 ? (hasSort ? 'O(n log n)' : 'O(n)') : `O(n^${maxDepth})`
    const loopCount = maxDepth === 1 ? 'one loop' : `${maxDepth} nested loops`
    notes.push(`\`${name}\`: about ${order}, an estimate from ${loopCount}${hasSort ? ' and sorting' : ''}.`)
  } else if (hasSort) notes.push(`\`${name}\`: about O(n log n), an estimate from sorting.`)
  if (searchInLoop)
    notes.push(
      `\`${name}\`: calls \`${searchInLoop}\` in a loop. If that searches a list, the running time is multiplied by its length.`,
    )
  if (isRecursive) notes.push(`\`${name}\`: calls itself, so the estimate covers one call.`)
  return notes
}

/** Loops up to a constant. */
function isBounded(node: SyntaxNode): boolean {
  if (node.type !== 'for_statement') return false
  const condition = childOf(node, 'condition') ?? childOf(node, 'right')
  if (!condition) return false
  return /[<>]=?\s*\d+\s*;?$/.test(textOf(condition)) || /^range\((\d+(,\s*)?)+\)$/.test(textOf(condition))
}

export function calleeOf(node: SyntaxNode): string | undefined {
  if (
    !/^(call|call_expression|new_expression|method_invocation|invocation_expression|macro_invocation|object_creation_expression|function_call_expression|method_call_expression)$/.test(
      node.type,
    )
  )
    return undefined
  const object = childOf(node, 'object') ?? childOf(node, 'receiver')
  const target =
    childOf(node, 'function') ??
    childOf(node, 'name') ??
    childOf(node, 'method') ??
    childOf(node, 'constructor') ??
    childOf(node, 'type') ??
    childOf(node, 'macro') ??
    namedChildrenOf(node)[0]
  if (!target) return undefined
  const text = object && object !== target ? `${textOf(object)}.${textOf(target)}` : textOf(target)
  return text.length <= 80 && !/[\n(]/.test(text) ? text : `…${/\.\w+$/.exec(text)?.[0] ?? ''}`
}
