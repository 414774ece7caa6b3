import { ancestorsOf, childOf, namedChildrenOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'
import {
  indentAt,
  lineEndOf,
  lineStartOf,
  newlineOf,
  nextLineOf,
  ownsLines,
  reindent,
} from '../parsed-code/lines.ts'
import type { FileTextEdit, ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'

/** Returns early instead of nesting the rest of a function or loop in `if`, and removes `else` after `return`. */
export function useGuardClauses(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'if_statement') continue
      const edits = guardEdits(file, node) ?? elseEdits(file, node)
      if (!edits) continue
      const condition = childOf(node, 'condition')
      const summary = `Use a guard clause: if ${condition ? textOf(condition).split('\n', 1)[0]?.slice(0, 60) : ''}`
      if ('reason' in edits) refactoring.reject(file, node, edits.reason)
      else refactoring.change(file, node, summary, edits)
    }
  }
}

type Result = FileTextEdit[] | { reason: string } | undefined

const minStatements = 2

/** An `if` without `else` at the end of a function or loop. */
function guardEdits(file: ParsedFile, node: SyntaxNode): Result {
  const { text } = file
  const condition = childOf(node, 'condition')
  const body = childOf(node, 'consequence')
  const exit = exitAfter(node)
  if (!exit || !condition || !body || childOf(node, 'alternative')) return undefined
  const statements = namedChildrenOf(body)
  const [first] = statements
  if (!first || statements.length < minStatements) return undefined
  if (!ownsLines(text, node) || lineStartOf(text, first.start) <= node.start)
    return { reason: 'Statements share a line.' }
  const outer = indentAt(text, node.start)
  const inner = indentAt(text, first.start)
  const from = nextLineOf(text, condition.end)
  const dedented = reindent(file.tree, { start: from, end: body.end }, inner, outer)
  if (!dedented || hasFollowingComment(file, node, outer)) return { reason: 'The indentation is uneven.' }
  const newline = newlineOf(text)
  const head = text.slice(condition.end, lineEndOf(text, condition.end))
  if (!/^\s*:\s*(#.*)?$/.test(head)) return { reason: 'The condition spans several lines.' }
  const at = lineEndOf(text, condition.end)
  return [
    { start: condition.start, end: condition.end, text: negate(condition) },
    { start: at, end: at, text: `${newline}${inner}${exit}${newline}` },
    ...dedented,
  ]
}

/** The statement that leaves the function or the iteration of the loop that ends with the node. */
function exitAfter(node: SyntaxNode): string | undefined {
  const block = node.parent
  if (block?.type !== 'block' || block.children.at(-1) !== node) return undefined
  const owner = block.parent
  if (owner?.type === 'function_definition') return 'return'
  const isLoop = owner?.type === 'for_statement' || owner?.type === 'while_statement'
  return isLoop && block.field === 'body' ? 'continue' : undefined
}

/** Comments behind the last statement would end up in another block. */
function hasFollowingComment({ text }: ParsedFile, node: SyntaxNode, outer: string): boolean {
  const next = /\S/.exec(text.slice(node.end))
  if (next?.[0] !== '#') return false
  return indentAt(text, node.end + next.index).length > outer.length
}

/** `else` after a branch that always leaves. */
function elseEdits(file: ParsedFile, node: SyntaxNode): Result {
  const { text, tree } = file
  const body = childOf(node, 'consequence')
  const alternatives = node.children.filter(({ field }) => field === 'alternative')
  const [alternative] = alternatives
  const otherwise = alternative && childOf(alternative, 'body')
  if (alternatives.length !== 1 || alternative?.type !== 'else_clause' || !body || !otherwise)
    return undefined
  const last = namedChildrenOf(body).at(-1)
  if (!last || !/^(return_statement|raise_statement|continue_statement|break_statement)$/.test(last.type))
    return undefined
  if (
    ![...ancestorsOf(node)].some(
      ({ type }) => type === 'function_definition' || type === 'for_statement' || type === 'while_statement',
    )
  )
    return undefined
  const [first] = namedChildrenOf(otherwise)
  if (!first) return undefined
  if (!ownsLines(text, node) || lineStartOf(text, first.start) <= alternative.start)
    return { reason: 'Statements share a line.' }
  const head = text.slice(alternative.start, lineEndOf(text, alternative.start))
  const line = text.slice(lineStartOf(text, alternative.start), alternative.start)
  if (!/^else\s*:\s*$/.test(head) || line.trim() !== '') return { reason: 'A comment follows else.' }
  const outer = indentAt(text, node.start)
  const inner = indentAt(text, first.start)
  const from = nextLineOf(text, alternative.start)
  const dedented = reindent(tree, { start: from, end: otherwise.end }, inner, outer)
  if (!dedented || hasFollowingComment(file, node, outer)) return { reason: 'The indentation is uneven.' }
  return [{ start: lineStartOf(text, alternative.start), end: from, text: '' }, ...dedented]
}

/** Only operators whose opposite is exact are inverted: `<` is not the opposite of `>=` for NaN. */
function negate(condition: SyntaxNode): string {
  const text = textOf(condition)
  if (condition.type === 'not_operator') {
    const argument = childOf(condition, 'argument')
    if (argument && !/\n/.test(text)) return textOf(argument)
  }
  if (condition.type === 'parenthesized_expression') return `not ${text}`
  if (condition.type === 'comparison_operator' && condition.children.length === 3) {
    const operator = condition.children[1]
    const opposite = operator && opposites.get(textOf(operator).replace(/\s+/g, ' '))
    if (operator && opposite) {
      const start = operator.start - condition.start
      return text.slice(0, start) + opposite + text.slice(operator.end - condition.start)
    }
  }
  return /^(boolean_operator|conditional_expression|lambda|named_expression)$/.test(condition.type)
    ? `not (${text})`
    : `not ${text}`
}

const opposites = new Map(
  Object.entries({
    is: 'is not',
    'is not': 'is',
    in: 'not in',
    'not in': 'in',
  }),
)
