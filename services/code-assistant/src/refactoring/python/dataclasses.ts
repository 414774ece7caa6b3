import type { TextEdit } from '../../source-code/text-edits.ts'
import { childOf, namedChildrenOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { indentAt, lineStartOf, newlineOf, nextLineOf, ownsLines } from '../parsed-code/lines.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import { importEdits } from './code.ts'
import { typeOfLiteral } from './literal-types.ts'

/** A class whose `__init__` only stores its parameters becomes a dataclass. */
export function convertToDataclass(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'class_definition') continue
      const init = findInit(node)
      if (!init) continue
      const result = convert(file, node, init)
      const name = textOf(childOf(node, 'name') ?? node)
      if ('reason' in result) refactoring.reject(file, node, result.reason)
      else refactoring.change(file, node, `Convert to a dataclass: ${name}`, result.edits)
    }
  }
}

function findInit(node: SyntaxNode): SyntaxNode | undefined {
  return childOf(node, 'body')?.children.find(
    (child) => child.type === 'function_definition' && textOf(childOf(child, 'name') ?? child) === '__init__',
  )
}

function convert(
  file: ParsedFile,
  node: SyntaxNode,
  init: SyntaxNode,
): { edits: TextEdit[] } | { reason: string } {
  const { text } = file
  const bases = childOf(node, 'superclasses')
  if (bases && textOf(bases) !== '(object)' && textOf(bases) !== '()')
    return { reason: 'The class has a base class.' }
  if (node.parent?.type === 'decorated_definition') return { reason: 'The class has decorators.' }
  const members = childOf(node, 'body')?.children ?? []
  const names = new Set<string>()
  for (const member of members) {
    const inner = member.type === 'decorated_definition' ? childOf(member, 'definition') : member
    const name = inner && childOf(inner, 'name')
    if (name) names.add(textOf(name))
    const assignment = member.type === 'expression_statement' ? member.children[0] : undefined
    if (assignment?.type !== 'assignment') continue
    if (childOf(assignment, 'type'))
      return { reason: 'An annotated attribute of the class would become a field.' }
    names.add(textOf(childOf(assignment, 'left') ?? assignment))
  }
  if (names.has('__slots__') || names.has('__eq__') || names.has('__hash__') || names.has('__repr__'))
    return { reason: 'The class defines what a dataclass adds.' }
  const fields = readFields(init)
  if ('reason' in fields) return fields
  const shared = fields.list.find(({ name }) => names.has(name))
  if (shared) return { reason: `The class has another member \`${shared.name}\`.` }
  if ([...walk(init)].some(({ type }) => type === 'comment'))
    return { reason: '__init__ contains a comment.' }
  if (!ownsLines(text, init)) return { reason: 'Another statement or a comment shares the line.' }
  const needsAny = fields.list.some(({ type }) => type === 'Any')
  const imports = importEdits(file, 'dataclasses', 'dataclass')
  const typing = needsAny ? importEdits(file, 'typing', 'Any') : []
  if (!imports || !typing)
    return { reason: 'The file uses the name `dataclass` or `Any` for something else.' }
  const newline = newlineOf(text)
  const indent = indentAt(text, init.start)
  const lines = fields.list.map(
    ({ name, type, value }) => `${indent}${name}: ${type}${value ? ` = ${value}` : ''}${newline}`,
  )
  const indentOfClass = indentAt(text, node.start)
  return {
    edits: [
      ...mergeInsertions([...imports, ...typing]),
      { start: node.start, end: node.start, text: `@dataclass${newline}${indentOfClass}` },
      { start: lineStartOf(text, init.start), end: nextLineOf(text, init.end), text: lines.join('') },
    ],
  }
}

/** Merges imports at the same offset into one edit. */
export function mergeInsertions([first, second]: readonly TextEdit[]): TextEdit[] {
  if (!first) return []
  return second
    ? [{ ...first, text: first.text.trimEnd() + (/\r?\n/.exec(second.text)?.[0] ?? '\n') + second.text }]
    : [first]
}

interface Field {
  name: string
  type: string
  value: string | undefined
}

function readFields(init: SyntaxNode): { list: Field[] } | { reason: string } {
  const [self, ...parameters] = namedChildrenOf(childOf(init, 'parameters') ?? init)
  const list: Field[] = []
  for (const parameter of parameters) {
    const name =
      childOf(parameter, 'name') ?? (parameter.type === 'identifier' ? parameter : parameter.children[0])
    if (
      !/^(identifier|default_parameter|typed_parameter|typed_default_parameter)$/.test(parameter.type) ||
      name?.type !== 'identifier'
    )
      return { reason: 'The parameters of __init__ are not plain.' }
    const type = childOf(parameter, 'type')
    const value = childOf(parameter, 'value')
    if (
      value &&
      !/^(string|integer|float|true|false|none|identifier|attribute|unary_operator)$/.test(value.type)
    )
      return { reason: `The default of \`${textOf(name)}\` may be shared by all objects.` }
    list.push({
      name: textOf(name),
      type: type ? textOf(type) : ((value && typeOfLiteral(value)) ?? 'Any'),
      value: value && textOf(value),
    })
  }
  const statements = namedChildrenOf(childOf(init, 'body') ?? init)
  const isPlain =
    self?.type === 'identifier' &&
    statements.length === list.length &&
    statements.every((statement, index) => {
      const field = list[index]?.name
      return textOf(statement).replace(/\s+/g, ' ') === `${textOf(self)}.${field} = ${field}`
    })
  if (!isPlain || list.length === 0)
    return { reason: '__init__ does more than store its parameters in their order.' }
  return { list }
}
