import { ancestorsOf, childOf, nodeAt, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { lineStartOf, nextLineOf, ownsLines } from '../parsed-code/lines.ts'
import {
  type FileTextEdit,
  type ParsedFile,
  type Refactoring,
  selectedCode,
} from '../parsed-code/refactoring.ts'
import type { Binding } from './binding.ts'
import { callsNothing, functionOf, statementOf, usesDynamicNames } from './code.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

/** Replaces a local variable that is assigned once with its value. */
export function inlineVariable(refactoring: Refactoring): void {
  const selection = selectedCode(refactoring)
  const { file } = selection
  const scopes = analyzeScopes(file.tree)
  const node = nodeAt(file.tree, selection.start, selection.end)
  const name =
    node.type === 'identifier'
      ? node
      : childOf(node.type === 'expression_statement' ? (node.children[0] ?? node) : node, 'left')
  const binding = name && scopes.resolve(name)
  if (!name || !binding) {
    refactoring.reject(file, selection, 'There is no variable at the selection.')
    return
  }
  const result = inline(file, scopes, binding)
  if ('reason' in result) refactoring.reject(file, name, result.reason)
  else refactoring.change(file, name, `Inline variable ${binding.name}`, result.edits)
}

function inline(
  file: ParsedFile,
  scopes: Scopes,
  binding: Binding,
): { edits: FileTextEdit[] } | { reason: string } {
  const [site, ...others] = binding.sites
  const assignment = site?.node.parent
  const statement = assignment?.parent
  const value =
    assignment?.type === 'assignment' && site?.node.field === 'left'
      ? childOf(assignment, 'right')
      : undefined
  if (binding.scope.kind !== 'function') return { reason: 'Code outside of the file may use the variable.' }
  if (
    !value ||
    statement?.type !== 'expression_statement' ||
    others.length > 0 ||
    assignment?.parent?.type !== 'expression_statement'
  )
    return { reason: `\`${binding.name}\` is not assigned once.` }
  if (/^(assignment|yield|await|expression_list|lambda)$/.test(value.type))
    return { reason: 'The value cannot be moved.' }
  if (usesDynamicNames(scopes, binding.scope.node))
    return { reason: 'The code accesses variables by name at run time.' }
  if (!ownsLines(file.text, statement)) return { reason: 'Another statement or a comment shares the line.' }
  const siblings =
    statement.parent?.children.filter(({ isNamed, type }) => isNamed && type !== 'comment') ?? []
  if (siblings.length < 2) return { reason: 'The block would be empty.' }
  const references = binding.references
  if (references.length === 0) return { reason: `\`${binding.name}\` is not used.` }
  const reason = findProblem(scopes, binding, statement, value)
  if (reason) return { reason }
  const edits: FileTextEdit[] = references.map((reference) => ({
    start: reference.start,
    end: reference.end,
    text: needsParentheses(value, reference) ? `(${textOf(value)})` : textOf(value),
  }))
  edits.push({
    start: lineStartOf(file.text, statement.start),
    end: nextLineOf(file.text, statement.end),
    text: '',
  })
  return { edits }
}

function findProblem(
  scopes: Scopes,
  binding: Binding,
  statement: SyntaxNode,
  value: SyntaxNode,
): string | undefined {
  const isLiteral =
    /^(integer|float|true|false|none|string)$/.test(value.type) && callsNothing(value) && !hasNames(value)
  const siblings = statement.parent?.children.filter(({ isNamed }) => isNamed) ?? []
  const next = siblings[siblings.indexOf(statement) + 1]
  for (const reference of binding.references) {
    if (reference.start < statement.end) return 'The variable is used before the assignment.'
    if (!isWithin(reference, statement.parent))
      return 'The variable is used outside of the block of the assignment.'
    if (reference.parent?.type === 'keyword_argument' && reference.field === 'name') continue
    if (/^(global_statement|nonlocal_statement|delete_statement)$/.test(reference.parent?.type ?? ''))
      return 'The variable is named in another statement.'
    if (reference.parent?.type === 'interpolation' && /['"\\\n{}:!]/.test(textOf(value)))
      return 'The value cannot be part of an f-string.'
    if (isLiteral) continue
    if (functionOf(reference) !== functionOf(statement)) return 'A nested function uses the variable.'
    if (isRepeated(reference, statement)) return 'A use is evaluated more than once.'
  }
  if (isLiteral) return undefined
  const [reference, ...others] = binding.references
  if (!reference || others.length > 0) {
    const isStable = isSimpleOperation(value) && readsStable(scopes, value, statement)
    return isStable ? undefined : 'The value may differ between the uses.'
  }
  if (isSimpleOperation(value) && readsStable(scopes, value, statement)) return undefined
  const user = statementOf(reference)
  if (
    user !== next ||
    !user ||
    !/^(expression_statement|return_statement|if_statement|for_statement|raise_statement)$/.test(user.type)
  )
    return 'Code between the assignment and the use may change the value.'
  for (const each of walk(user)) {
    const runsBefore = each.end <= reference.start && /^(call|await|yield|named_expression)$/.test(each.type)
    if (runsBefore) return 'The order of evaluation would change.'
  }
  return isConditional(reference, user) ? 'The use is not always evaluated.' : undefined
}

const hasNames = (node: SyntaxNode) => [...walk(node)].some(({ type }) => type === 'interpolation')

function isWithin(node: SyntaxNode, container: SyntaxNode | undefined): boolean {
  return container !== undefined && node.start >= container.start && node.end <= container.end
}

function isRepeated(reference: SyntaxNode, statement: SyntaxNode): boolean {
  for (const ancestor of ancestorsOf(reference)) {
    if (ancestor === statement.parent) return false
    if (
      /^(for_statement|while_statement|list_comprehension|set_comprehension|dictionary_comprehension|generator_expression)$/.test(
        ancestor.type,
      )
    ) {
      const header = childOf(ancestor, 'right')
      if (!header || !isWithin(reference, header)) return true
    }
  }
  return false
}

function isConditional(reference: SyntaxNode, user: SyntaxNode): boolean {
  let child = reference
  for (const ancestor of ancestorsOf(reference)) {
    if (ancestor.type === 'boolean_operator' && child.field === 'right') return true
    if (ancestor.type === 'conditional_expression' && ancestor.children[2] !== child) return true
    if (ancestor.type === 'comparison_operator' && ancestor.children.indexOf(child) > 2) return true
    if (/^(block|elif_clause|lambda)$/.test(ancestor.type) && ancestor.start >= user.start) return true
    if (ancestor.type === 'augmented_assignment') return true
    if (ancestor === user) return false
    child = ancestor
  }
  return false
}

/** Arithmetic and comparisons of variables and literals. */
function isSimpleOperation(value: SyntaxNode): boolean {
  for (const { type, isNamed } of walk(value)) {
    if (
      isNamed &&
      !/^(identifier|integer|float|true|false|none|string|string_start|string_content|string_end|escape_sequence|binary_operator|comparison_operator|boolean_operator|not_operator|unary_operator|parenthesized_expression|conditional_expression)$/.test(
        type,
      )
    )
      return false
  }
  return true
}

/** True if the variables of the value stay unchanged after the statement. */
function readsStable(scopes: Scopes, value: SyntaxNode, statement: SyntaxNode): boolean {
  for (const node of walk(value)) {
    if (node.type !== 'identifier') continue
    const binding = scopes.resolve(node)
    if (!binding) continue
    if (binding.scope.kind !== 'function' || binding.scope !== scopes.scopeAt(statement)) {
      if (!binding.sites.every(({ kind }) => kind === 'import' || kind === 'function' || kind === 'class'))
        return false
      continue
    }
    if (binding.sites.some(({ node: site }) => site.start > statement.start)) return false
    const isCaptured = scopes.all.some((scope) => scope.nonlocals.has(binding.name))
    if (isCaptured || binding.sites.length > 1) return false
    // The variable of a loop around the statement changes only between its passes.
  }
  return true
}

function needsParentheses(value: SyntaxNode, reference: SyntaxNode): boolean {
  const { parent } = reference
  const isAtom =
    /^(identifier|integer|float|true|false|none|string|call|attribute|subscript|list|tuple|dictionary|set|list_comprehension|set_comprehension|dictionary_comprehension|generator_expression|parenthesized_expression)$/.test(
      value.type,
    )
  if (isAtom && !(/^(integer|float)$/.test(value.type) && parent?.type === 'attribute')) return false
  if (value.type === 'concatenated_string' || textOf(value).includes('\n')) return true
  const isOpen =
    /^(argument_list|parenthesized_expression|return_statement|list|tuple|keyword_argument|interpolation|if_statement)$/.test(
      parent?.type ?? '',
    )
  return !isOpen && !(parent?.type === 'assignment' && reference.field === 'right')
}
