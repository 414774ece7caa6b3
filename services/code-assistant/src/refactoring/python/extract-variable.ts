import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { ancestorsOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { expressionAt, extractExpression } from '../parsed-code/extraction.ts'
import { lineStartOf } from '../parsed-code/lines.ts'
import { type ParsedFile, type Refactoring, selectedCode } from '../parsed-code/refactoring.ts'
import { callsNothing, describeType, isNameUsed, isValidName, statementOf } from './code.ts'
import { analyzeScopes } from './scopes.ts'

const expressions =
  /^(call|attribute|subscript|binary_operator|boolean_operator|comparison_operator|not_operator|unary_operator|conditional_expression|string|concatenated_string|integer|float|list|tuple|dictionary|set|list_comprehension|dictionary_comprehension|set_comprehension|generator_expression|parenthesized_expression|lambda|true|false|none)$/

/** Assigns the selected expression to a new variable before its statement. */
export function extractVariable(refactoring: Refactoring): void {
  const selection = selectedCode(refactoring)
  const name = String(refactoring.arguments.name ?? 'value')
  if (!isValidName(name))
    throw new AnalysisProblem('request_invalid', `"${name}" is not a valid Python name.`, 'arguments.name')
  const { file } = selection
  const node = expressionAt(file, selection, ({ type }) => expressions.test(type))
  if (!node) {
    refactoring.reject(file, selection, 'The selection must be one expression.')
    return
  }
  const statement = statementOf(node)
  const reason = statement
    ? findProblem(file, node, statement, name)
    : 'The selection must be one expression.'
  if (reason || !statement) {
    refactoring.reject(file, node, reason ?? '')
    return
  }
  const text = textOf(node)
  const needsParentheses = text.includes('\n') && !/^[([{]/.test(text) && !/^(string|call)$/.test(node.type)
  const value = needsParentheses ? `(${text})` : text
  extractExpression(refactoring, file, { node, statement, name, declaration: `${name} = ${value}` })
}

function findProblem(
  file: ParsedFile,
  node: SyntaxNode,
  statement: SyntaxNode,
  name: string,
): string | undefined {
  const scopes = analyzeScopes(file.tree)
  const scope = scopes.scopeAt(statement)
  if (scope.kind === 'class') return 'The variable would be an attribute of the class.'
  if (isNameUsed(scopes, name, scope)) return `The scope uses the name \`${name}\` already.`
  if (file.text.slice(lineStartOf(file.text, statement.start), statement.start).trim() !== '')
    return 'Another statement shares the line.'
  if (
    !/^(expression_statement|return_statement|if_statement|for_statement|with_statement|raise_statement)$/.test(
      statement.type,
    )
  )
    return 'The expression is not evaluated once before its statement.'
  if (node.field === 'arguments') return 'A generator is the only argument.'
  for (const each of walk(node)) {
    if (/^(yield|await|named_expression)$/.test(each.type))
      return `The expression contains ${describeType(each.type)}.`
    if (each.type === 'comment') return 'The expression contains a comment.'
  }
  return findConditional(node, statement) ?? findReordering(node, statement)
}

/** Returns a reason if the expression runs later, several times, or not at all. */
function findConditional(node: SyntaxNode, statement: SyntaxNode): string | undefined {
  const [inner] = statement.type === 'expression_statement' ? statement.children : [statement]
  let child = node
  for (const ancestor of ancestorsOf(node)) {
    const reason = 'The expression is not always evaluated, or more than once.'
    switch (ancestor.type) {
      case 'lambda':
      case 'if_clause':
      case 'elif_clause':
      case 'block':
      case 'decorator':
        return reason
      case 'for_in_clause': {
        const clauses = ancestor.parent?.children.filter(({ type }) => type === 'for_in_clause') ?? []
        if (clauses[0] !== ancestor || child.field !== 'right') return reason
        break
      }
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
        if (child.type !== 'for_in_clause') return reason
        break
      case 'generator_expression':
        if (child.type !== 'for_in_clause') return reason
        break
      case 'boolean_operator':
        if (child.field === 'right') return reason
        break
      case 'conditional_expression':
        if (ancestor.children[2] !== child) return reason
        break
      case 'comparison_operator':
        if (ancestor.children.indexOf(child) > 2) return reason
        break
      case 'assignment':
      case 'augmented_assignment':
        if (child.field !== 'right' && !(child.field === 'left' && child !== node && callsNothing(node)))
          return 'The expression is a target.'
        if (ancestor.type === 'augmented_assignment' && !callsNothing(node))
          return 'The order of evaluation would change.'
        break
      case 'format_specifier':
      case 'type':
      case 'delete_statement':
      case 'keyword_pattern':
      case 'case_pattern':
        return 'The expression is part of another syntax.'
      case 'with_item': {
        const items = ancestor.parent?.children.filter(({ type }) => type === 'with_item') ?? []
        if (items[0] !== ancestor) return reason
        break
      }
      case 'if_statement':
        if (child.field !== 'condition') return reason
        break
      case 'for_statement':
        if (child.field !== 'right') return reason
    }
    if (ancestor === inner || ancestor === statement) break
    child = ancestor
  }
  if (node.parent?.type === 'concatenated_string') return 'The expression is part of another string.'
  if (node.parent?.type === 'expression_statement') return 'The expression is a whole statement.'
  return undefined
}

/** A call that the statement makes before could change what the expression reads. */
function findReordering(node: SyntaxNode, statement: SyntaxNode): string | undefined {
  if (/^(string|integer|float|true|false|none)$/.test(node.type) && callsNothing(node)) return undefined
  for (const each of walk(statement)) {
    const runsBefore = each.end <= node.start && each.field !== 'left'
    if (runsBefore && /^(call|await|yield|named_expression)$/.test(each.type))
      return 'The order of evaluation would change.'
  }
  return undefined
}
