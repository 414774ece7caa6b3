import type { ParsedLanguage } from '../../syntax/grammars.ts'
import { childOf, namedChildrenOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
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
import { isFunction, localNames, usesWord } from './variables.ts'

const minStatements = 2

/** An `if` around the rest of a function without a result, or of a loop, becomes an early exit. */
export function useGuardClauses(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const node of refactoring.nodes(file)) {
      if (!/^(if_statement|if_expression|if)$/.test(node.type) || !node.isNamed) continue
      const edits = guardEdits(file, node)
      if (!edits) continue
      const condition = childOf(node, 'condition')
      if ('reason' in edits) refactoring.reject(file, node, edits.reason)
      else
        refactoring.change(
          file,
          node,
          `Use a guard clause: ${condition ? textOf(condition).split('\n', 1)[0]?.slice(0, 60) : 'if'}`,
          edits,
        )
    }
  }
}

function guardEdits(file: ParsedFile, node: SyntaxNode): FileTextEdit[] | { reason: string } | undefined {
  const { text, tree } = file
  const exit = exitAfter(node)
  const condition = childOf(node, 'condition')
  const body = childOf(node, 'consequence')
  if (!exit || !condition || !body || childOf(node, 'alternative')) return undefined
  const list = body.children.find(({ type }) => type === 'statement_list') ?? body
  const statements = namedChildrenOf(list)
  const [first] = statements
  const last = statements.at(-1)
  if (!first || !last || statements.length < minStatements) return undefined
  if (
    childOf(node, 'initializer') ||
    /let_|declaration/.test(condition.type) ||
    [...walk(condition)].some(({ type }) => /let_condition|declaration|pattern/.test(type))
  )
    return { reason: 'The condition declares variables.' }
  const isRuby = tree.language === 'ruby'
  if (!isRuby && body.children[0]?.type !== '{') return undefined
  const open = isRuby ? condition.end : (body.children[0]?.end ?? body.start)
  const close = isRuby ? node.end - 'end'.length : body.end - 1
  const isLaidOut =
    ownsLines(text, node) &&
    text.slice(open, lineEndOf(text, open)).trim() === '' &&
    text.slice(lineStartOf(text, close), close).trim() === '' &&
    ![...text.slice(node.start, open)].includes('\n')
  if (!isLaidOut) return { reason: 'Statements or comments share a line.' }
  const scope = functionOf(node)
  if (!scope) return undefined
  for (const name of localNames(list).keys()) {
    // The variables move into the block around them.
    if (isUsedOutside(scope, body, name)) return { reason: `${name} would be declared twice.` }
  }
  const outer = indentAt(text, node.start)
  const inner = indentAt(text, first.start)
  const from = nextLineOf(text, open)
  const end = lineStartOf(text, close)
  const dedented = reindent(tree, { start: from, end }, inner, outer)
  if (!dedented) return { reason: 'The indentation is uneven.' }
  const newline = newlineOf(text)
  return [
    {
      start: node.start,
      end: from,
      text: guardHead(tree.language, condition, exit, { outer, inner, newline }),
    },
    ...dedented,
    { start: lineEndOf(text, Math.max(from, end - newline.length)), end: node.end, text: '' },
  ]
}

function isUsedOutside(scope: SyntaxNode, body: SyntaxNode, name: string): boolean {
  return scope.children.some(function isOutside(child): boolean {
    if (child === body) return false
    if (child.end <= body.start || child.start >= body.end) return usesWord(child, name)
    return child.children.some(isOutside)
  })
}

function functionOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at
  return undefined
}

function guardHead(
  language: ParsedLanguage,
  condition: SyntaxNode,
  exit: string,
  { outer, inner, newline }: { outer: string; inner: string; newline: string },
): string {
  const text = textOf(condition)
  if (language === 'ruby') return `${exit} unless ${text}${newline}${newline}`
  const bare = text.startsWith('(') && closesAtEnd(text) ? text.slice(1, -1).trim() : text
  const isSimple = /^[\w.$:>-]+(\([\w.$, ]*\))?$/.test(bare)
  const negated = /^![\w.$]+(\([\w.$, ]*\))?$/.test(bare)
    ? bare.slice(1)
    : isSimple
      ? `!${bare}`
      : `!(${bare})`
  const head = language === 'go' || language === 'rust' ? `if ${negated}` : `if (${negated})`
  const semicolon = language === 'go' ? '' : ';'
  return `${head} {${newline}${inner}${exit}${semicolon}${newline}${outer}}${newline}${newline}`
}

/** True if the first parenthesis closes at the end. */
function closesAtEnd(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (/["']/.test(text[i] ?? '')) return false
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return i === text.length - 1
  }
  return false
}

/** The statement that leaves the function or the iteration of the loop that ends with the node. */
function exitAfter(node: SyntaxNode): string | undefined {
  const statement = node.parent?.type === 'expression_statement' ? node.parent : node
  const list = statement.parent
  if (
    !list ||
    namedChildrenOf(list).at(-1) !== statement ||
    list.children.findLast(({ isNamed }) => isNamed) !== statement
  )
    return undefined
  const block = list.type === 'statement_list' ? list.parent : list
  const owner = block?.parent
  if (!block || !owner || block.field !== 'body') return undefined
  if (
    /^(for_statement|while_statement|enhanced_for_statement|foreach_statement|for_range_loop|for_expression|while_expression|loop_expression)$/.test(
      owner.type,
    )
  )
    return 'continue'
  if (!isFunction(owner)) return undefined
  return hasNoResult(owner) ? 'return' : undefined
}

function hasNoResult(owner: SyntaxNode): boolean {
  switch (owner.tree.language) {
    case 'go':
      return !childOf(owner, 'result')
    case 'rust':
      return !childOf(owner, 'return_type')
    case 'csharp':
      return textOf(childOf(owner, 'returns') ?? childOf(owner, 'type') ?? owner) === 'void'
    case 'ruby':
      // The method returns the value of `if`, which is nil without the condition.
      return true
    case 'php':
      return /^(void)?$/.test(typeText(childOf(owner, 'return_type')))
    default:
      return (
        typeText(childOf(owner, 'type')) === 'void' &&
        childOf(owner, 'declarator')?.type !== 'pointer_declarator'
      )
  }
}

const typeText = (node: SyntaxNode | undefined): string => (node ? textOf(node) : '')
