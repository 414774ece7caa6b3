import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'
import { describeSimpleStatement } from './describe-simple-statement.ts'
import { code, joined, type Step, step } from './flow-step.ts'

const maxDepth = 5

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
  if (node.type === 'expression_statement') {
    const [expression] = namedChildrenOf(node)
    return expression ? describe(expression, depth) : []
  }
  const describeCompound = compoundStatements.get(node.type)
  if (!describeCompound) return describeSimpleStatement(node, depth)
  return describeCompound(node, (block) => (block ? describeFlow(block, depth + 1) : []), depth)
}

/** Describes a block inside the statement. */
type Inner = (block: SyntaxNode | undefined) => Step[]

type Describer = (node: SyntaxNode, inner: Inner, depth: number) => Step[]

const describeLoop: Describer = (node, inner) => [loop(node, 'left', 'right', inner)]
const describeWhile: Describer = (node, inner) => [
  step(`While ${code(childOf(node, 'condition'))}, repeats:`, inner(childOf(node, 'body'))),
]
const describeIfStatement: Describer = (node, inner, depth) => describeIf(node, inner, depth, 'If')

const compoundStatements: ReadonlyMap<string, Describer> = new Map<string, Describer>([
  ['if_statement', describeIfStatement],
  ['if_expression', describeIfStatement],
  ['if', describeIfStatement],
  ['for_in_statement', describeLoop],
  ['foreach_statement', describeLoop],
  ['for_range_loop', describeLoop],
  ['enhanced_for_statement', (node, inner) => [loop(node, 'name', 'value', inner)]],
  ['for_expression', (node, inner) => [loop(node, 'pattern', 'value', inner)]],
  ['for_statement', (node, inner) => [describeFor(node, inner)]],
  ['while_statement', describeWhile],
  ['while_expression', describeWhile],
  ['while', describeWhile],
  ['loop_expression', (node, inner) => [endlessLoop(node, inner)]],
  ['do_statement', describeDo],
  ['switch_statement', describeSwitch],
  ['switch_expression', describeSwitch],
  ['expression_switch_statement', describeSwitch],
  ['match_statement', describeSwitch],
  ['match_expression', describeSwitch],
  ['try_statement', describeTry],
  ['with_statement', describeWith],
])

function describeIf(node: SyntaxNode, inner: Inner, depth: number, word: string): Step[] {
  const condition = childOf(node, 'condition') ?? namedChildrenOf(node)[0]
  const consequence = childOf(node, 'consequence') ?? childOf(node, 'body')
  const alternatives = node.children.filter(
    ({ field, type }) => field === 'alternative' || /^el(se|if)_clause$/.test(type),
  )
  // The commands of a branch of a shell have no block.
  const commands = namedChildrenOf(node).filter(
    (child) => child !== condition && !alternatives.includes(child),
  )
  const consequences = consequence
    ? inner(consequence)
    : commands.flatMap((command) => describe(command, depth + 1))
  const steps = [joined(`${word} ${code(condition)}`, consequences)]
  for (const alternative of alternatives) {
    const nested = findElseIf(alternative)
    if (nested) steps.push(...describeIf(nested, inner, depth, 'Otherwise, if'))
    else {
      const body = childOf(alternative, 'body') ?? alternative.children.find(isBlock) ?? alternative
      steps.push(joined('Otherwise', inner(body)))
    }
  }
  return steps
}

function findElseIf(alternative: SyntaxNode): SyntaxNode | undefined {
  if (/^(if_|elif_|elsif$)/.test(alternative.type)) return alternative
  if (alternative.type !== 'else_clause') return undefined
  return namedChildrenOf(alternative).find(({ type }) => /^if_(statement|expression)$/.test(type))
}

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
  if (!condition || condition === body) return endlessLoop(node, inner)
  return step(
    `${start ? `Starting with ${code(start)}, while` : 'While'} ${code(condition)}, repeats:`,
    inner(body),
  )
}

function endlessLoop(node: SyntaxNode, inner: Inner): Step {
  return step('Repeats until the loop is left:', inner(childOf(node, 'body')))
}

function describeDo(node: SyntaxNode, inner: Inner): Step[] {
  const condition = code(childOf(node, 'condition'))
  return [step(`Repeats while ${condition}, at least once:`, inner(childOf(node, 'body')))]
}

function describeSwitch(node: SyntaxNode, inner: Inner): Step[] {
  const value = childOf(node, 'value') ?? childOf(node, 'condition') ?? childOf(node, 'subject')
  const body = childOf(node, 'body') ?? node
  const cases = body.children.filter(({ type }) => /case|default|arm|section|group|rule/.test(type))
  return [
    step(
      `Depending on ${code(value)}:`,
      cases.map((entry) => describeCase(entry, inner)),
    ),
  ]
}

function describeCase(entry: SyntaxNode, inner: Inner): Step {
  const label = childOf(entry, 'value') ?? childOf(entry, 'pattern') ?? namedChildrenOf(entry)[0]
  const isDefault = /default/.test(entry.type) || /^(default|_|case _)/.test(textOf(entry))
  const blocks = entry.children.filter(({ field }) => field === 'body' || field === 'consequence')
  const steps = blocks.flatMap((block) => (isBlock(block) ? inner(block) : describe(block, 1)))
  return joined(isDefault ? 'In all other cases' : `For ${code(label)}`, steps)
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

function describeWith(node: SyntaxNode, inner: Inner): Step[] {
  const resources = node.children.find(({ type }) => type === 'with_clause')
  return [step(`With ${code(resources)}:`, inner(childOf(node, 'body')))]
}

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
