import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'

/** A sentence, and the sentences about what is inside it. */
export interface Step {
  text: string
  inner: Step[]
}

const maxDepth = 5
const maxCodeLength = 80

/** Describes the statements of a block in plain words. */
export function describeFlow(body: SyntaxNode, depth = 0): Step[] {
  const statements = statementsOf(body)
  if (depth > maxDepth) return statements.length > 0 ? [step('Runs code that is nested deeper.')] : []
  // An arrow function whose body is an expression.
  if (!isBlock(body) && !/statement|declaration$/.test(body.type) && depth === 0)
    return [step(`Returns ${code(body)}.`)]
  return statements.flatMap((statement) => describe(statement, depth))
}

function describe(node: SyntaxNode, depth: number): Step[] {
  const inner = (block: SyntaxNode | undefined) => (block ? describeFlow(block, depth + 1) : [])
  const condition = childOf(node, 'condition')
  switch (node.type) {
    case 'expression_statement': {
      const [only] = namedChildrenOf(node)
      return only ? describe(only, depth) : []
    }
    case 'if_statement':
    case 'if_expression':
    case 'if':
      return describeIf(node, depth, 'If')
    case 'for_in_statement':
    case 'foreach_statement':
    case 'for_range_loop':
      return [loop(node, 'left', 'right', inner)]
    case 'enhanced_for_statement':
      return [loop(node, 'name', 'value', inner)]
    case 'for_expression':
      return [loop(node, 'pattern', 'value', inner)]
    case 'for_statement':
      return [describeFor(node, inner)]
    case 'while_statement':
    case 'while_expression':
    case 'while':
      return [step(`While ${code(condition)}, repeats:`, inner(childOf(node, 'body')))]
    case 'loop_expression':
      return [step('Repeats until the loop is left:', inner(childOf(node, 'body')))]
    case 'do_statement':
      return [step(`Repeats while ${code(condition)}, at least once:`, inner(childOf(node, 'body')))]
    case 'switch_statement':
    case 'switch_expression':
    case 'expression_switch_statement':
    case 'match_statement':
    case 'match_expression':
      return [describeSwitch(node, inner)]
    case 'try_statement':
      return describeTry(node, inner)
    case 'with_statement':
      return [
        step(
          `With ${code(node.children.find(({ type }) => type === 'with_clause'))}:`,
          inner(childOf(node, 'body')),
        ),
      ]
    case 'return_statement': {
      const [value] = namedChildrenOf(node)
      return [step(value ? `Returns ${code(value)}.` : 'Returns.')]
    }
    case 'throw_statement':
    case 'raise_statement': {
      const value = namedChildrenOf(node)[0]
      const type =
        value && (childOf(value, 'constructor') ?? childOf(value, 'type') ?? childOf(value, 'function'))
      return [
        step(value ? `Throws ${type ? `\`${textOf(type)}\`` : code(value)}.` : 'Throws the error again.'),
      ]
    }
    case 'break_statement':
      return isInSwitch(node) ? [] : [step('Leaves the loop.')]
    case 'continue_statement':
      return [step('Continues with the next iteration.')]
    case 'yield':
    case 'yield_expression':
      return [step(`Yields ${code(namedChildrenOf(node)[0])}.`)]
    case 'await_expression':
    case 'await':
      return [step(`Waits for ${code(namedChildrenOf(node)[0])}.`)]
    case 'assert_statement':
      return [step(`Requires ${code(namedChildrenOf(node)[0])}.`)]
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
    case 'dec_statement':
      return [
        step(
          `${/--/.test(textOf(node)) ? 'Decreases' : 'Increases'} ${code(childOf(node, 'argument') ?? namedChildrenOf(node)[0])} by one.`,
        ),
      ]
    case 'import_statement':
    case 'import_from_statement':
      // The explanation of a file lists its modules elsewhere.
      return depth === 0 ? [] : [step(`Runs ${code(node)}.`)]
    case 'command':
      return [step(`Runs ${code(node)}.`)]
    case 'delete_statement':
      return [step(`Deletes ${code(namedChildrenOf(node)[0])}.`)]
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

function describeIf(node: SyntaxNode, depth: number, word: string): Step[] {
  const condition = childOf(node, 'condition') ?? namedChildrenOf(node)[0]
  const consequence = childOf(node, 'consequence') ?? childOf(node, 'body')
  const alternatives = node.children.filter(
    ({ field, type }) => field === 'alternative' || /^el(se|if)_clause$/.test(type),
  )
  // The commands of a branch of a shell have no block.
  const commands = namedChildrenOf(node).filter(
    (child) => child !== condition && !alternatives.includes(child),
  )
  const inner = consequence
    ? describeFlow(consequence, depth + 1)
    : commands.flatMap((command) => describe(command, depth + 1))
  const steps = [joined(`${word} ${code(condition)}`, inner)]
  for (const alternative of alternatives) {
    const nested = /^(if_|elif_|elsif$)/.test(alternative.type)
      ? alternative
      : alternative.type === 'else_clause'
        ? namedChildrenOf(alternative).find(({ type }) => /^if_(statement|expression)$/.test(type))
        : undefined
    if (nested) steps.push(...describeIf(nested, depth, 'Otherwise, if'))
    else {
      const body = childOf(alternative, 'body') ?? alternative.children.find(isBlock) ?? alternative
      steps.push(joined('Otherwise', describeFlow(body, depth + 1)))
    }
  }
  return steps
}

/** One inner step stands in the same sentence. */
function joined(start: string, inner: Step[]): Step {
  const [only, second] = inner
  if (!only) return step(`${start}, does nothing.`)
  if (second || only.inner.length) return step(`${start}:`, inner)
  return step(`${start}, ${only.text.charAt(0).toLowerCase()}${only.text.slice(1)}`)
}

type Inner = (block: SyntaxNode | undefined) => Step[]

function loop(node: SyntaxNode, item: string, list: string, inner: Inner): Step {
  const name = childOf(node, item) ?? childOf(node, 'declarator')
  const isKeys =
    node.children.some(({ type }) => type === 'in') &&
    /^(javascript|jsx|typescript|tsx)$/.test(node.tree.language)
  return step(
    `For each ${isKeys ? 'key ' : ''}${code(name)} of ${code(childOf(node, list))}:`,
    inner(childOf(node, 'body')),
  )
}

function describeFor(node: SyntaxNode, inner: Inner): Step {
  const body = childOf(node, 'body')
  if (childOf(node, 'right')) return loop(node, 'left', 'right', inner)
  const range = node.children.find(({ type }) => type === 'range_clause')
  if (range)
    return step(`For each ${code(childOf(range, 'left'))} of ${code(childOf(range, 'right'))}:`, inner(body))
  const clause = node.children.find(({ type }) => type === 'for_clause') ?? node
  const start = childOf(clause, 'initializer') ?? childOf(clause, 'init')
  const condition = childOf(clause, 'condition') ?? namedChildrenOf(node).find((child) => child !== body)
  if (!condition || condition === body) return step('Repeats until the loop is left:', inner(body))
  return step(
    `${start ? `Starting with ${code(start)}, while` : 'While'} ${code(condition)}, repeats:`,
    inner(body),
  )
}

function describeSwitch(node: SyntaxNode, inner: Inner): Step {
  const value = childOf(node, 'value') ?? childOf(node, 'condition') ?? childOf(node, 'subject')
  const body = childOf(node, 'body') ?? node
  const cases = body.children.filter(({ type }) => /case|default|arm|section|group|rule/.test(type))
  return step(
    `Depending on ${code(value)}:`,
    cases.map((entry) => {
      const label = childOf(entry, 'value') ?? childOf(entry, 'pattern') ?? namedChildrenOf(entry)[0]
      const isDefault = /default/.test(entry.type) || /^(default|_|case _)/.test(textOf(entry))
      const blocks = entry.children.filter((child) => child.field === 'body' || child.field === 'consequence')
      const steps = (blocks.length ? blocks : []).flatMap((block) =>
        isBlock(block) ? inner(block) : describe(block, 1),
      )
      return joined(isDefault ? 'In all other cases' : `For ${code(label)}`, steps)
    }),
  )
}

function describeTry(node: SyntaxNode, inner: Inner): Step[] {
  const steps = [step('Tries:', inner(childOf(node, 'body')))]
  for (const clause of node.children) {
    const body = childOf(clause, 'body') ?? clause.children.find(isBlock)
    if (/^(catch|except)_clause$/.test(clause.type)) {
      const value = clause.children.find((child) => child.isNamed && child !== body && !isBlock(child))
      const type = value && clause.type === 'except_clause' ? ` of the type ${code(value)}` : ''
      steps.push(joined(`If an error${type} occurs`, inner(body)))
    } else if (clause.type === 'finally_clause') steps.push(joined('In any case', inner(body)))
  }
  return steps
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

const step = (text: string, inner: Step[] = []): Step => ({ text, inner })

function isBlock({ type, isNamed }: SyntaxNode): boolean {
  // Keywords are unnamed nodes: `else` is a block in Ruby, and the word before the block in other languages.
  return (
    isNamed &&
    /^(statement_block|block|compound_statement|constructor_body|body_statement|do_block|then|else|else_clause|declaration_list|statement_list)$/.test(
      type,
    )
  )
}

function statementsOf(body: SyntaxNode): SyntaxNode[] {
  if (!isBlock(body)) return [body]
  return namedChildrenOf(body).flatMap((child) =>
    child.type === 'statement_list' ? namedChildrenOf(child) : child,
  )
}

function isInSwitch(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (/case|section|group/.test(at.type)) return true
    if (/^(for|while|do)_/.test(at.type)) return false
  }
  return false
}

/** Code in backticks, on one line and shortened. */
export function code(node: SyntaxNode | undefined): string {
  if (!node) return 'nothing'
  const text = textOf(node)
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/;$/, '')
  const short = text.length > maxCodeLength ? `${text.slice(0, maxCodeLength - 1)}…` : text
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``
}
