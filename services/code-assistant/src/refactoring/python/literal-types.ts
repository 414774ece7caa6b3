import { childOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'

const types = new Map(
  Object.entries({
    integer: 'int',
    float: 'float',
    true: 'bool',
    false: 'bool',
    concatenated_string: 'str',
  }),
)

/** The builtin type of a literal. */
export function typeOfLiteral(node: SyntaxNode): string | undefined {
  if (node.type === 'string') return /^[a-z]*b/i.test(textOf(node)) ? 'bytes' : 'str'
  if (node.type === 'unary_operator') {
    const argument = childOf(node, 'argument')
    return argument && /^(integer|float)$/.test(argument.type) ? typeOfLiteral(argument) : undefined
  }
  if (node.type === 'integer' && /j$/i.test(textOf(node))) return 'complex'
  if (node.type === 'float' && /j$/i.test(textOf(node))) return 'complex'
  return types.get(node.type)
}
