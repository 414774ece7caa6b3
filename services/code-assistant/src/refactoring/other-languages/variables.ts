import type { ParsedLanguage } from '../../syntax/grammars.ts'
import { ancestorsOf, childOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'

/** Functions with their own scope for local variables. Closures belong to the enclosing function. */
const functions: ReadonlySet<string> = new Set([
  'function_definition',
  'function_declaration',
  'method_declaration',
  'constructor_declaration',
  'function_item',
  'local_function_statement',
  'method',
  'singleton_method',
])

export const isFunction = ({ type }: SyntaxNode): boolean => functions.has(type)

export function enclosingFunction(node: SyntaxNode): SyntaxNode | undefined {
  for (const ancestor of ancestorsOf(node)) if (isFunction(ancestor)) return ancestor
  return undefined
}

/** Closures, whose variables may hide those of the function. */
export const closures =
  /^(func_literal|closure_expression|lambda_expression|anonymous_method_expression|block|do_block|lambda|anonymous_function|anonymous_function_creation_expression|arrow_function)$/

/** How a name in the text of a function relates to its variables. */
export type NameRole = 'variable' | 'declaration' | 'other' | 'unknown'

export function isVariableToken(node: SyntaxNode): boolean {
  return node.type === (node.tree.language === 'php' ? 'variable_name' : 'identifier')
}

export function roleOf(node: SyntaxNode): NameRole {
  const { parent } = node
  return (parent && roles[node.tree.language]?.(node, parent)) ?? 'unknown'
}

type RoleOf = (node: SyntaxNode, parent: SyntaxNode) => NameRole

const isIn = ({ type }: SyntaxNode, types: string) => types.split('|').includes(type)

const cRole: RoleOf = (node, parent) => {
  if (node.field === 'declarator') return isParameterOfPrototype(node) ? 'other' : 'declaration'
  if (isIn(parent, 'pointer_declarator|reference_declarator|array_declarator') && node.field !== 'size')
    return 'declaration'
  if (isIn(parent, 'optional_parameter_declaration|structured_binding_declarator|lambda_capture_initializer'))
    return 'unknown'
  if (isIn(parent, 'qualified_identifier|template_function|enumerator|preproc_def|preproc_function_def'))
    return 'other'
  return /preproc|attribute|asm/.test(parent.type) ? 'unknown' : 'variable'
}

/** Parameters of a function that is only declared. */
function isParameterOfPrototype(node: SyntaxNode): boolean {
  for (const { type, field } of ancestorsOf(node)) {
    if (type === 'function_declarator' && field === 'declarator') return false
    if (type === 'function_definition' || type === 'declaration' || type === 'lambda_expression') return false
  }
  return false
}

const csharpReads = new Set(
  'binary_expression assignment_expression argument invocation_expression member_access_expression return_statement if_statement while_statement do_statement foreach_statement element_access_expression variable_declarator prefix_unary_expression postfix_unary_expression parenthesized_expression interpolation conditional_expression expression_statement initializer_expression lambda_expression await_expression switch_statement for_statement cast_expression using_statement throw_statement bracketed_argument_list yield_statement lock_statement arrow_expression_clause'.split(
    ' ',
  ),
)

const roles: Partial<Record<ParsedLanguage, RoleOf>> = {
  c: cRole,
  cpp: cRole,
  go: (node, parent) => {
    if (node.field === 'name')
      return isIn(parent, 'parameter_declaration|var_spec|const_spec') ? 'declaration' : 'unknown'
    const statement = parent.type === 'expression_list' ? parent.parent : parent
    const isLeft = parent.field === 'left' || node.field === 'left'
    if (isLeft && statement?.type === 'short_var_declaration') return 'declaration'
    if (isLeft && statement?.type === 'range_clause')
      return statement.children.some(({ type }) => type === ':=') ? 'declaration' : 'variable'
    if (isIn(parent, 'variadic_parameter_declaration|type_switch_statement|receive_statement'))
      return 'unknown'
    const isKey = parent.type === 'literal_element' && parent.parent?.type === 'keyed_element'
    return isKey && parent.parent?.children[0] === parent ? 'unknown' : 'variable'
  },
  rust: (node, parent) => {
    if (node.field === 'pattern' && isIn(parent, 'let_declaration|parameter|for_expression'))
      return 'declaration'
    if (isIn(parent, 'scoped_identifier|scoped_type_identifier|generic_function|attribute')) return 'other'
    if (parent.type === 'macro_invocation') return 'other'
    if (parent.type === 'token_tree') return roleInMacro(node, parent)
    if (parent.type === 'mut_pattern') return 'declaration'
    return /pattern|closure_parameters|shorthand|use_|let_condition|label/.test(parent.type)
      ? 'unknown'
      : 'variable'
  },
  java: (node, parent) => {
    if (node.field === 'name') {
      const declares =
        'variable_declarator|formal_parameter|enhanced_for_statement|catch_formal_parameter|resource'
      if (isIn(parent, declares))
        return parent.parent?.type === 'field_declaration' ? 'unknown' : 'declaration'
      return isIn(parent, 'method_invocation|method_declaration|class_declaration') ? 'other' : 'unknown'
    }
    if (parent.type === 'field_access') return node.field === 'field' ? 'other' : 'variable'
    if (
      isIn(parent, 'labeled_statement|break_statement|continue_statement|scoped_identifier|marker_annotation')
    )
      return 'other'
    return isIn(
      parent,
      'method_reference|lambda_expression|inferred_parameters|switch_label|annotation|element_value_pair',
    )
      ? 'unknown'
      : 'variable'
  },
  csharp: (node, parent) => {
    if (node.field === 'type' || node.field === 'returns') return 'unknown'
    if (node.field === 'name') {
      if (isIn(parent, 'variable_declarator|parameter|catch_declaration'))
        return parent.parent?.parent?.type === 'field_declaration' ? 'unknown' : 'declaration'
      return isIn(parent, 'member_access_expression|member_binding_expression|method_declaration')
        ? 'other'
        : 'unknown'
    }
    if (parent.type === 'variable_declarator' && parent.children[0] === node) return 'declaration'
    if (parent.type === 'foreach_statement' && node.field === 'left') return 'declaration'
    const isMember = parent.type === 'assignment_expression' && node.field === 'left'
    if (isMember && parent.parent?.type === 'initializer_expression') return 'other'
    return csharpReads.has(parent.type) ? 'variable' : 'unknown'
  },
  ruby: (node, parent) => {
    if (node.field === 'method' && parent.type === 'call') return 'other'
    if (isIn(parent, 'method|singleton_method|alias|undef')) return 'other'
    if (isIn(parent, 'keyword_parameter|pair|block_parameters|lambda_parameters|block_parameter'))
      return 'unknown'
    if (isIn(parent, 'method_parameters|optional_parameter|splat_parameter|hash_splat_parameter'))
      return node.field === 'value' ? 'variable' : 'declaration'
    if (node.field === 'left' && isIn(parent, 'assignment|operator_assignment')) return 'declaration'
    if (parent.type === 'left_assignment_list' || parent.type === 'exception_variable') return 'declaration'
    return parent.type === 'for' && node.field === 'pattern' ? 'declaration' : 'variable'
  },
  php: (node, parent) => {
    if (
      isIn(
        parent,
        'scoped_property_access_expression|property_element|dynamic_variable_name|global_declaration|static_variable_declaration|property_promotion_parameter|anonymous_function_use_clause|reference_assignment_expression',
      )
    )
      return 'unknown'
    if (isIn(parent, 'simple_parameter|variadic_parameter')) return 'declaration'
    return parent.type === 'assignment_expression' && node.field === 'left' ? 'declaration' : 'variable'
  },
}

const expressionMacros =
  /^(println|print|eprintln|eprint|format|panic|assert|assert_eq|assert_ne|write|writeln|vec)$/

/** The arguments of macros are tokens. Those of some macros are expressions. */
function roleInMacro(node: SyntaxNode, parent: SyntaxNode): NameRole {
  const macro = [...ancestorsOf(parent)].find(({ type }) => type === 'macro_invocation')
  const name = macro && childOf(macro, 'macro')
  if (!name || !expressionMacros.test(textOf(name))) return 'unknown'
  const index = parent.children.indexOf(node)
  const previous = parent.children[index - 1]?.type
  const next = parent.children[index + 1]?.type
  if (previous === '.') return 'other'
  return next === '=' || next === '::' || previous === '::' ? 'unknown' : 'variable'
}

/** The local variables in a part of the code, with their declarations. */
export function localNames(root: SyntaxNode): Map<string, SyntaxNode[]> {
  const names = new Map<string, SyntaxNode[]>()
  for (const node of walk(root)) {
    if (!isVariableToken(node) || roleOf(node) !== 'declaration') continue
    const name = textOf(node)
    names.set(name, [...(names.get(name) ?? []), node])
  }
  return names
}

/** Includes macros and fields. */
export function usesWord(root: SyntaxNode, word: string): boolean {
  for (const node of walk(root)) {
    const isToken = node.children.length === 0 || node.type === 'variable_name'
    if (isToken && node.end - node.start === word.length && textOf(node) === word) return true
  }
  return false
}

/** Languages in which an assignment declares a variable. */
export const declaresByAssignment = (language: ParsedLanguage): boolean =>
  language === 'ruby' || language === 'php'
