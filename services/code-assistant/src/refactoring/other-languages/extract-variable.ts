import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import type { ParsedLanguage } from '../../syntax/grammars.ts'
import {
  ancestorsOf,
  childOf,
  namedChildrenOf,
  type SyntaxNode,
  textOf,
  walk,
} from '../../syntax/syntax-tree.ts'
import { expressionAt, extractExpression } from '../parsed-code/extraction.ts'
import { lineStartOf } from '../parsed-code/lines.ts'
import { type ParsedFile, type Refactoring, selectedCode } from '../parsed-code/refactoring.ts'
import { isKeyword } from './keywords.ts'
import { enclosingFunction, usesWord } from './variables.ts'

const declarations: Partial<Record<ParsedLanguage, (name: string, value: string) => string>> = {
  go: (name, value) => `${name} := ${value}`,
  rust: (name, value) => `let ${name} = ${value};`,
  java: (name, value) => `var ${name} = ${value};`,
  csharp: (name, value) => `var ${name} = ${value};`,
  cpp: (name, value) => `const auto ${name} = ${value};`,
  ruby: (name, value) => `${name} = ${value}`,
  php: (name, value) => `${name} = ${value};`,
}

const calls =
  /^(call|call_expression|method_invocation|invocation_expression|object_creation_expression|new_expression|macro_invocation|await_expression|function_call_expression|member_call_expression|scoped_call_expression|yield|assignment|assignment_expression|augmented_assignment_expression|operator_assignment|update_expression|postfix_unary_expression|inc_statement|dec_statement|unary_expression_increment)$/

/** Assigns the selected expression to a new variable before its statement. */
export function extractVariable(refactoring: Refactoring): void {
  const selection = selectedCode(refactoring)
  const { file } = selection
  const { language } = file.tree
  const plain = String(refactoring.arguments.name ?? 'value').replace(/^\$/, '')
  if (!/^[A-Za-z_]\w*$/.test(plain) || isKeyword(language, plain))
    throw new AnalysisProblem('request_invalid', `"${plain}" is not a valid variable name.`, 'arguments.name')
  const name = language === 'php' ? `$${plain}` : plain
  const node = expressionAt(file, selection, (candidate) => candidate.isNamed && isExtractable(candidate))
  const statement = node && statementOf(node)
  const declare = declarations[language]
  const reason =
    node && statement && declare
      ? findProblem(file, node, statement, name)
      : 'The selection must be one expression in a statement.'
  if (reason || !node || !statement || !declare) {
    refactoring.reject(file, selection, reason ?? '')
    return
  }
  extractExpression(refactoring, file, { node, statement, name, declaration: declare(name, textOf(node)) })
}

/** Expressions whose type does not depend on where they stand. */
function isExtractable(node: SyntaxNode): boolean {
  const hasVariable = [...walk(node)].some(({ type }) => /identifier|variable_name|^name$/.test(type))
  switch (node.tree.language) {
    // In other expressions, a copy or a move would replace a reference.
    case 'rust':
    case 'cpp':
      return node.type === 'binary_expression' && hasVariable && callsNothing(node)
    // The context determines the type of literals.
    case 'go':
      if (node.type === 'call_expression') return isSingleValue(node)
      return (
        /^(binary_expression|selector_expression|index_expression)$/.test(node.type) &&
        hasVariable &&
        isSingleValue(node)
      )
    case 'java':
      if (node.type === 'method_invocation') return node.field === 'object'
      return /^(binary_expression|field_access|array_access)$/.test(node.type) && hasVariable
    case 'csharp':
      return (
        /^(binary_expression|member_access_expression|element_access_expression|invocation_expression)$/.test(
          node.type,
        ) && hasVariable
      )
    case 'ruby':
      return /^(binary|call|string|array|hash|integer|float|element_reference|conditional)$/.test(node.type)
    case 'php':
      return /^(binary_expression|function_call_expression|member_call_expression|member_access_expression|subscript_expression|array_creation_expression|encapsed_string|string|integer|float)$/.test(
        node.type,
      )
    default:
      return false
  }
}

/** A call with several results, or a map index with `ok`, cannot be one variable. */
function isSingleValue(node: SyntaxNode): boolean {
  const { parent } = node
  if (!parent || parent.type === 'binary_expression' || parent.type === 'selector_expression')
    return parent !== undefined
  if (parent.type === 'argument_list')
    return namedChildrenOf(parent).length > 1 || !/call|index/.test(node.type)
  return !/call|index/.test(node.type)
}

const callsNothing = (node: SyntaxNode) => ![...walk(node)].some(({ type }) => calls.test(type))

function statementOf(node: SyntaxNode): SyntaxNode | undefined {
  for (const at of [node, ...ancestorsOf(node)]) {
    if (
      /^(block|statement_list|compound_statement|body_statement|then|constructor_body|program)$/.test(
        at.parent?.type ?? '',
      ) &&
      at !== node
    )
      return at
  }
  return undefined
}

function findProblem(
  file: ParsedFile,
  node: SyntaxNode,
  statement: SyntaxNode,
  name: string,
): string | undefined {
  const scope = enclosingFunction(node)
  if (!scope) return 'The expression is outside of a function.'
  if (usesWord(scope, name) || usesWord(scope, name.replace(/^\$/, '')))
    return `The function uses the name ${name} already.`
  if (file.text.slice(lineStartOf(file.text, statement.start), statement.start).trim() !== '')
    return 'Another statement shares the line.'
  if (textOf(node).includes('\n')) return 'The expression spans several lines.'
  if (/super|this\s*\(/.test(textOf(statement).slice(0, 10)))
    return 'A constructor must call another one first.'
  let child = node
  const reason = 'The expression is not always evaluated, or more than once.'
  for (const ancestor of ancestorsOf(node)) {
    const inner = ancestor.type === 'expression_statement' ? ancestor.children[0] : undefined
    if (
      /lambda|closure|func_literal|anonymous|arrow_function|do_block|case|arm|switch_section|string_interpolation/.test(
        ancestor.type,
      )
    )
      return reason
    if (ancestor.type === 'block' && ancestor.start >= statement.start) return reason
    if (
      /^(conditional_expression|ternary_expression|conditional)$/.test(ancestor.type) &&
      child.field !== 'condition'
    )
      return reason
    if (isShortCircuit(ancestor) && childOf(ancestor, 'left') !== child) return reason
    if (
      /while|until|do_statement|for_statement|^for$|for_expression|for_range|loop|modifier/.test(
        ancestor.type,
      )
    )
      return reason
    if (/^(if_statement|if_expression|if|unless)$/.test(ancestor.type) && child.field !== 'condition')
      return reason
    if (
      /assignment|short_var/.test(ancestor.type) &&
      (child.field === 'left' || !/^=$|:=/.test(operatorOf(ancestor)))
    )
      return 'The expression is a target, or the order of evaluation would change.'
    if (/optional|safe|conditional_access|try_expression|elsif|else_if|else/.test(ancestor.type))
      return reason
    if (/address|reference|unary_expression|update|ref_expression|postfix|prefix_unary/.test(ancestor.type))
      return 'The code needs the location of the expression, not only its value.'
    if (ancestor === statement || inner === node) break
    child = ancestor
  }
  if (node.parent?.type === 'expression_statement') return 'The expression is a whole statement.'
  if (node.field === 'function' || (node.field === 'name' && /call|invocation/.test(node.parent?.type ?? '')))
    return 'The expression is called.'
  for (const each of walk(statement)) {
    if (each.end <= node.start && calls.test(each.type)) return 'The order of evaluation would change.'
  }
  return undefined
}

function isShortCircuit(node: SyntaxNode): boolean {
  const operator = node.children.find(({ field }) => field === 'operator')
  return operator !== undefined && /^(&&|\|\||and|or|\?\?|xor)$/.test(operator.type)
}

const operatorOf = (node: SyntaxNode): string => node.children.find(({ isNamed }) => !isNamed)?.type ?? '='
