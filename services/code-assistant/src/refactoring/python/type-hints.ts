import type { TextEdit } from '../../source-code/text-edits.ts'
import { childOf, namedChildrenOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import type { Refactoring } from '../parsed-code/refactoring.ts'
import { isBuiltin } from './builtins.ts'
import { typeOfLiteral } from './literal-types.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

/** Adds hints that defaults, docstrings and `return` statements state. */
export function addTypeHints(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const scopes = analyzeScopes(file.tree)
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'function_definition') continue
      const name = textOf(childOf(node, 'name') ?? node)
      const edits = hintEdits(node, scopes)
      if (edits.length > 0) refactoring.change(file, node, `Add type hints: ${name}`, edits)
    }
  }
}

function hintEdits(node: SyntaxNode, scopes: Scopes): TextEdit[] {
  const parameters = childOf(node, 'parameters')
  if (!parameters) return []
  const documented = readDocstring(node)
  const edits: TextEdit[] = []
  const scope = scopes.scopeAt(node.parent ?? node)
  const isFree = (type: string) =>
    [...type.matchAll(/[A-Za-z_]\w*/g)].every(([name]) => isBuiltin(name) && !scopes.lookup(name, scope))
  for (const parameter of namedChildrenOf(parameters)) {
    const name = parameter.type === 'identifier' ? parameter : childOf(parameter, 'name')
    if (!name || !/^(identifier|default_parameter)$/.test(parameter.type)) continue
    const value = childOf(parameter, 'value')
    const stated = documented.parameters.get(textOf(name))
    const literal = value && typeOfLiteral(value)
    let type = stated ?? literal
    if (!type) continue
    if (value?.type === 'none' && !/\bNone\b/.test(type)) type = `${type} | None`
    if (!isFree(type)) continue
    edits.push({ start: name.end, end: name.end, text: `: ${type}` })
    if (value && !/^\s/.test(node.tree.text.slice(name.end)))
      edits.push(
        { start: name.end + 1, end: value.start, text: ' = ' },
        { start: name.end, end: name.end + 1, text: '' },
      )
  }
  const type = childOf(node, 'return_type') ? undefined : (documented.returns ?? returnType(node, scopes))
  if (type && isFree(type)) edits.push({ start: parameters.end, end: parameters.end, text: ` -> ${type}` })
  return mergeEdits(edits)
}

/** Merges adjacent edits, because insertions at one offset have no order. */
function mergeEdits(edits: readonly TextEdit[]): TextEdit[] {
  const merged: TextEdit[] = []
  for (const edit of edits) {
    const last = merged.at(-1)
    if (last && edit.start <= last.end && edit.start >= last.start) {
      last.end = Math.max(last.end, edit.end)
      last.text += edit.text
    } else merged.push({ ...edit })
  }
  return merged
}

/** `None` if nothing is returned, or the type of the literals that all returns have. */
function returnType(node: SyntaxNode, scopes: Scopes): string | undefined {
  const body = childOf(node, 'body')
  if (!body || node.parent?.type === 'decorated_definition') return undefined
  const types = new Set<string | undefined>()
  let count = 0
  for (const each of walk(body)) {
    if (each.type === 'yield' || each.type === 'raise_statement') return undefined
    if (each.type !== 'return_statement' || ownerOf(each) !== node) continue
    count++
    const [value] = namedChildrenOf(each)
    types.add(value && value.type !== 'none' ? valueType(value, scopes) : 'None')
  }
  // A method may be meant to be overridden.
  if (count === 0) return isStub(body) ? undefined : 'None'
  const [type] = types
  const isComplete = type === 'None' || namedChildrenOf(body).at(-1)?.type === 'return_statement'
  return types.size === 1 && isComplete ? type : undefined
}

function valueType(value: SyntaxNode, scopes: Scopes): string | undefined {
  if (value.type === 'not_operator') return 'bool'
  if (value.type === 'comparison_operator') {
    const operators = value.children
      .filter(({ isNamed }) => !isNamed)
      .map((node) => textOf(node).replace(/\s+/g, ' '))
    return operators.every((operator) => /^(is|is not|in|not in)$/.test(operator)) ? 'bool' : undefined
  }
  const callee = value.type === 'call' ? childOf(value, 'function') : undefined
  if (
    callee?.type === 'identifier' &&
    !scopes.resolve(callee) &&
    /^(str|int|len|float|bool|repr)$/.test(textOf(callee))
  )
    return { len: 'int', repr: 'str' }[textOf(callee)] ?? textOf(callee)
  return typeOfLiteral(value)
}

function ownerOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'function_definition' || at.type === 'lambda') return at
  return undefined
}

function isStub(body: SyntaxNode): boolean {
  return namedChildrenOf(body).every((each) => {
    const inner = each.children[0]
    return each.type === 'pass_statement' || inner?.type === 'string' || inner?.type === 'ellipsis'
  })
}

interface Documented {
  parameters: Map<string, string>
  returns: string | undefined
}

/** Types in docstrings of the Google, NumPy and Sphinx styles. */
function readDocstring(node: SyntaxNode): Documented {
  const parameters = new Map<string, string>()
  let returns: string | undefined
  const [first] = namedChildrenOf(childOf(node, 'body') ?? node)
  const text =
    first?.type === 'expression_statement' && first.children[0]?.type === 'string' ? textOf(first) : ''
  const add = (name: string | undefined, type: string | undefined) => {
    const hint = type && readType(type)
    if (name && hint) parameters.set(name, hint)
  }
  for (const match of text.matchAll(/^\s*:param\s+([^:\n]+?)\s+(\w+)\s*:/gm)) add(match[2], match[1])
  for (const match of text.matchAll(/^\s*:type\s+(\w+)\s*:\s*(.+)$/gm)) add(match[1], match[2])
  returns = readType(/^\s*:rtype\s*:\s*(.+)$/m.exec(text)?.[1])
  const section = (name: string) =>
    new RegExp(`^([ \\t]*)(?:${name})[ \\t]*(:|\\n\\1-{3,})[ \\t]*\\n((?:\\1.*\\n|[ \\t]*\\n)*)`, 'm').exec(
      `${text}\n`,
    )
  const list = section('Args|Arguments|Parameters')
  const body = list?.[3] ?? ''
  if (list?.[2] === ':') {
    for (const match of body.matchAll(/^\s+\**(\w+)\s*\(([^)\n]+)\)\s*:/gm)) add(match[1], match[2])
  } else for (const match of body.matchAll(/^\s*(\w+)\s+:\s+(.+)$/gm)) add(match[1], match[2])
  const result = section('Returns')
  if (result?.[2] === ':') returns ??= readType(/^\s*([\w[\], |]+?)\s*:/.exec(result[3] ?? '')?.[1])
  else if (result) returns ??= readType(/^\s*(?:\w+\s*:\s*)?([^\n]+)/.exec(result[3] ?? '')?.[1])
  return { parameters, returns }
}

const words = new Map(
  Object.entries({
    int: 'int',
    integer: 'int',
    str: 'str',
    string: 'str',
    float: 'float',
    bool: 'bool',
    boolean: 'bool',
    bytes: 'bytes',
    bytearray: 'bytearray',
    dict: 'dict',
    dictionary: 'dict',
    list: 'list',
    tuple: 'tuple',
    set: 'set',
    frozenset: 'frozenset',
    complex: 'complex',
    object: 'object',
    None: 'None',
  }),
)

/** Only types that are written in full: `int`, `list of str`, `dict[str, int]`, `str or None`, `int, optional`. */
function readType(text: string | undefined): string | undefined {
  if (!text) return undefined
  // An optional parameter need not accept None: its default says so.
  const parts = text
    .replace(/,\s*optional\s*$/, '')
    .trim()
    .replace(/\.$/, '')
    .split(/\s*(?:\bor\b|\|)\s*/)
  const types = parts.map((part) => {
    const list = /^(list|set|frozenset)\s+of\s+(\w+?)s?$/.exec(part)
    const item = list?.[2] && (own(list[2]) ?? own(`${list[2]}s`))
    if (list && item) return `${list[1]}[${item}]`
    if (
      /^(list|set|frozenset|dict|tuple)\[[\w, ]+\]$/.test(part) &&
      [...part.matchAll(/\w+/g)].every(([word]) => own(word) === word)
    )
      return part
    return own(part)
  })
  if (types.some((type) => type === undefined)) return undefined
  return types.join(' | ')
}

const own = (word: string): string | undefined => words.get(word)
