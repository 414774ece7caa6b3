import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'
import { code, type Step, step } from './flow-step.ts'

/** Describes a statement or an expression that contains no other statements. */
export function describeSimpleStatement(node: SyntaxNode, depth: number): Step[] {
  const [value] = namedChildrenOf(node)
  switch (node.type) {
    case 'return_statement':
      return [step(value ? `Returns ${code(value)}.` : 'Returns.')]
    case 'throw_statement':
    case 'raise_statement':
      return [step(value ? `Throws ${errorName(value)}.` : 'Throws the error again.')]
    case 'break_statement':
      return isInSwitch(node) ? [] : [step('Leaves the loop.')]
    case 'continue_statement':
      return [step('Continues with the next iteration.')]
    case 'yield':
    case 'yield_expression':
      return [step(`Yields ${code(value)}.`)]
    case 'await_expression':
    case 'await':
      return [step(`Waits for ${code(value)}.`)]
    case 'assert_statement':
      return [step(`Requires ${code(value)}.`)]
    case 'delete_statement':
      return [step(`Deletes ${code(value)}.`)]
    case 'assignment':
    case 'assignment_expression':
    case 'augmented_assignment':
    case 'augmented_assignment_expression':
    case 'assignment_statement':
    case 'short_var_declaration':
    case 'compound_assignment_expr':
      return [describeAssignment(node)]
    case 'update_expression':
    case 'inc_statement':
    case 'dec_statement': {
      const verb = textOf(node).includes('--') ? 'Decreases' : 'Increases'
      return [step(`${verb} ${code(childOf(node, 'argument') ?? value)} by one.`)]
    }
    case 'import_statement':
    case 'import_from_statement':
      // The explanation of a file lists its modules elsewhere.
      return depth === 0 ? [] : [step(`Runs ${code(node)}.`)]
    case 'command':
      return [step(`Runs ${code(node)}.`)]
    case 'string':
    case 'comment':
    case 'pass_statement':
    case 'empty_statement':
      return []
    default:
      return describeOther(node)
  }
}

function describeOther(node: SyntaxNode): Step[] {
  if (/^(function|class|generator)_?\w*(declaration|definition|item)$/.test(node.type)) {
    const name = childOf(node, 'name')
    return name ? [step(`Defines \`${textOf(name)}\`.`)] : []
  }
  if (/declaration/.test(node.type)) return declaratorsOf(node).flatMap(describeDeclarator)
  if (/call|invocation|macro|new_expression|creation/.test(node.type)) return [step(`Calls ${code(node)}.`)]
  if (node.type === 'identifier') return []
  return node.children.length ? [step(`Evaluates ${code(node)}.`)] : []
}

function errorName(error: SyntaxNode): string {
  const type = childOf(error, 'constructor') ?? childOf(error, 'type') ?? childOf(error, 'function')
  return type ? `\`${textOf(type)}\`` : code(error)
}

function describeAssignment(node: SyntaxNode): Step {
  const left = code(childOf(node, 'left'))
  const right = code(childOf(node, 'right'))
  const operator = /[^=!<>]=|:=/
    .exec(
      node.tree.text.slice(
        childOf(node, 'left')?.end ?? node.start,
        childOf(node, 'right')?.start ?? node.end,
      ),
    )?.[0]
    .trim()
  if (operator === '+=') return step(`Adds ${right} to ${left}.`)
  if (operator === '-=') return step(`Subtracts ${right} from ${left}.`)
  if (operator === '*=') return step(`Multiplies ${left} by ${right}.`)
  if (operator === '/=') return step(`Divides ${left} by ${right}.`)
  return step(`Sets ${left} to ${right}.`)
}

function declaratorsOf(node: SyntaxNode): SyntaxNode[] {
  const own = node.children.filter(({ type }) =>
    /^(variable_declarator|init_declarator|variable_declaration|var_spec|const_spec)$/.test(type),
  )
  const nested = own.flatMap((child) =>
    child.type === 'variable_declaration' ? declaratorsOf(child) : child,
  )
  return nested.length ? nested : childOf(node, 'value') ? [node] : []
}

function describeDeclarator(node: SyntaxNode): Step[] {
  const name = childOf(node, 'name') ?? childOf(node, 'pattern') ?? childOf(node, 'declarator')
  const value =
    childOf(node, 'value') ?? (namedChildrenOf(node)[1] === name ? undefined : namedChildrenOf(node)[1])
  if (!name || !value) return []
  if (/function|arrow|lambda|closure/.test(value.type)) return [step(`Defines the function ${code(name)}.`)]
  const awaited = /^await/.test(value.type) ? namedChildrenOf(value)[0] : undefined
  if (awaited) return [step(`Waits for ${code(awaited)} and sets ${code(name)} to the result.`)]
  return [step(`Sets ${code(name)} to ${code(value)}.`)]
}

function isInSwitch(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (/case|section|group/.test(at.type)) return true
    if (/^(for|while|do)_/.test(at.type)) return false
  }
  return false
}
