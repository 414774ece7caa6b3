import { childOf, namedChildrenOf, type SyntaxNode, textOf, walk } from '../syntax/syntax-tree.ts'
import type { CodeParameter, ReturnValue } from './code-symbol.ts'
import { containsNode } from './tree-throws.ts'

/** Reads the parameters of a function, without `self`, `cls` and markers such as `*`. */
export function readTreeParameters(node: SyntaxNode): CodeParameter[] {
  const list = parameterList(node)
  if (!list) return []
  if (list.tree.language === 'python') return namedChildrenOf(list).flatMap(readPythonParameter)
  const parameters: CodeParameter[] = []
  for (const child of namedChildrenOf(list)) {
    if (child.field === 'type' || /self_parameter|attribute/.test(child.type)) continue
    const type = childOf(child, 'type')
    const value = childOf(child, 'default_value')
    for (const name of parameterNames(child))
      parameters.push({
        name,
        ...(type && { type: oneLine(type) }),
        isOptional: value !== undefined || /optional/.test(child.type),
        isRest: /variadic|spread/.test(child.type),
        ...(value && { default: oneLine(value) }),
      })
  }
  return parameters
}

function readPythonParameter(node: SyntaxNode): CodeParameter[] {
  const text = textOf(node)
  if (/^(self|cls)$/.test(text) || /separator/.test(node.type)) return []
  const nameNode =
    childOf(node, 'name') ??
    node.children.find(({ type }) => /^(identifier|\w+_splat_pattern)$/.test(type)) ??
    node
  const name = /splat_pattern$/.test(node.type) ? text : textOf(nameNode)
  const annotation = childOf(node, 'type')
  const value = childOf(node, 'value')
  const type = annotation ? oneLine(annotation) : value && pythonLiteralType(value)
  return [
    {
      name,
      ...(type && { type }),
      isOptional: value !== undefined,
      isRest: name.startsWith('*'),
      ...(value && { default: oneLine(value) }),
    },
  ]
}

export function pythonLiteralType(node: SyntaxNode): string | undefined {
  return literalTypes.get(node.type)
}

const literalTypes = new Map(
  Object.entries({
    integer: 'int',
    float: 'float',
    string: 'str',
    concatenated_string: 'str',
    true: 'bool',
    false: 'bool',
    list: 'list',
    dictionary: 'dict',
    tuple: 'tuple',
    set: 'set',
    comparison_operator: 'bool',
    not_operator: 'bool',
    list_comprehension: 'list',
    dictionary_comprehension: 'dict',
    set_comprehension: 'set',
  }),
)

function parameterList(node: SyntaxNode): SyntaxNode | undefined {
  const own = childOf(node, 'parameters')
  if (own) return own
  for (const inner of walk(childOf(node, 'declarator') ?? node)) {
    if (inner.type === 'function_declarator') return childOf(inner, 'parameters')
    if (/body|block/.test(inner.type)) return undefined
  }
  return undefined
}

function parameterNames(node: SyntaxNode): string[] {
  // `params` of C# has no node of its own: its type and name are in the list.
  if (node.type === 'identifier' && node.field !== 'type') return [textOf(node)]
  const own = node.children.filter(({ field }) => field === 'name').map(textOf)
  if (own.length) return own
  const pattern = childOf(node, 'pattern')
  if (pattern) return pattern.type === 'identifier' ? [textOf(pattern)] : []
  const declarator =
    childOf(node, 'declarator') ?? node.children.find(({ type }) => type === 'variable_declarator')
  for (const inner of declarator ? walk(declarator) : [])
    if (inner.type === 'identifier') return [textOf(inner)]
  return []
}

/** The return type of a function; undefined if it returns nothing. */
export function readTreeReturn(node: SyntaxNode): ReturnValue | undefined {
  const body = childOf(node, 'body')
  const isGenerator =
    !!body && node.tree.language === 'python' && containsNode(body, ({ type }) => type === 'yield')
  const annotation =
    childOf(node, 'return_type') ?? childOf(node, 'result') ?? childOf(node, 'returns') ?? typeOf(node)
  if (annotation) {
    const type = oneLine(annotation).replace(/^\((.*)\)$/, '$1')
    if (/^(void|None|NoReturn|Never|\(\)|!|)$/.test(type) || type === 'Task') return undefined
    return { type, kind: isGenerator ? 'generator' : 'value', hasValue: true }
  }
  if (node.tree.language !== 'python' || !body) return undefined
  if (isGenerator) return { kind: 'generator', hasValue: true }
  const types = new Set<string | undefined>()
  containsNode(body, (inner) => {
    const value =
      inner.type === 'return_statement' ? inner.children.find((child) => child.isNamed) : undefined
    if (value && value.type !== 'none') types.add(pythonLiteralType(value))
    return false
  })
  const [only] = types
  return types.size
    ? { kind: 'value', hasValue: true, ...(types.size === 1 && only && { type: only }) }
    : undefined
}

function typeOf(node: SyntaxNode): SyntaxNode | undefined {
  return node.tree.language === 'python' ? undefined : childOf(node, 'type')
}

export const oneLine = (node: SyntaxNode): string => textOf(node).replace(/\s+/g, ' ')
