import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'
import type { Refactoring } from '../parsed-code/refactoring.ts'
import { builtinName } from './code.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'
import {
  escapeBraces,
  fitsInterpolation,
  interpolate,
  readString,
  type StringLiteral,
} from './string-literals.ts'

type Result = { text: string } | { reason: string } | undefined

/** `%`, `format` and concatenation become f-strings. */
export function useFStrings(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const scopes = analyzeScopes(file.tree)
    for (const node of refactoring.nodes(file)) {
      const result = convert(node, scopes)
      if (!result) continue
      if ('reason' in result) refactoring.reject(file, node, result.reason)
      else
        refactoring.change(file, node, `Use an f-string: ${textOf(node).slice(0, 60)}`, [
          { start: node.start, end: node.end, text: result.text },
        ])
    }
  }
}

function convert(node: SyntaxNode, scopes: Scopes): Result {
  // Docstrings and parts of longer strings stay.
  if (node.parent?.type === 'concatenated_string') return undefined
  if (node.type === 'binary_operator') {
    const operator = childOf(node, 'operator')
    const left = childOf(node, 'left')
    const right = childOf(node, 'right')
    if (!operator || !left || !right) return undefined
    if (operator.type === '%') return convertPercent(left, right, scopes)
    return operator.type === '+' ? convertConcatenation(node, scopes) : undefined
  }
  return node.type === 'call' ? convertFormat(node) : undefined
}

function readTemplate(node: SyntaxNode): StringLiteral | { reason: string } | undefined {
  if (node.type === 'concatenated_string') return { reason: 'The template consists of several strings.' }
  const literal = readString(node)
  if (!literal) return undefined
  if (/[bf]/.test(literal.prefix)) return undefined
  if (literal.content.includes('\\N{')) return { reason: 'The template names a Unicode character.' }
  return { ...literal, prefix: literal.prefix.replace('u', '') }
}

const directive =
  /%(?:\((?<key>[^)]*)\))?(?<flags>[-+ 0#]*)(?<width>\*|\d+)?(?:\.(?<precision>\*|\d+))?(?<type>.)/gs

function convertPercent(left: SyntaxNode, right: SyntaxNode, scopes: Scopes): Result {
  const template = readTemplate(left)
  if (!template || 'reason' in template) return template
  const values = percentValues(right, scopes)
  if ('reason' in values) return values
  let index = 0
  let text = ''
  let at = 0
  for (const match of template.content.matchAll(directive)) {
    text += escapeBraces(template.content.slice(at, match.index))
    at = match.index + match[0].length
    const { key, flags = '', width = '', precision, type = '' } = match.groups ?? {}
    if (match[0] === '%%') {
      text += '%'
      continue
    }
    const value = values.byName ? values.byName.get(key ?? '') : values.list[index++]
    if (!value || (key !== undefined) !== (values.byName !== undefined))
      return { reason: 'The values do not match the template.' }
    if (!fitsInterpolation(value, template.quote))
      return { reason: `${textOf(value)} cannot be part of an f-string.` }
    const suffix = percentSuffix({ flags, width, precision, type }, value, scopes)
    if (suffix === undefined) return { reason: `${match[0]} has no equivalent format for every value.` }
    text += interpolate(value, suffix)
  }
  const rest = template.content.slice(at)
  const isComplete = values.byName
    ? values.byName.size === countKeys(template.content)
    : index === values.list.length
  if (rest.includes('%') || !isComplete) return { reason: 'The values do not match the template.' }
  return { text: `${template.prefix}f${template.quote}${text}${escapeBraces(rest)}${template.quote}` }
}

const countKeys = (content: string) =>
  new Set([...content.matchAll(directive)].flatMap(({ groups }) => groups?.key ?? [])).size

function percentValues(
  right: SyntaxNode,
  scopes: Scopes,
): { list: SyntaxNode[]; byName?: Map<string, SyntaxNode> } | { reason: string } {
  if (right.type === 'tuple') return { list: namedChildrenOf(right) }
  if (right.type === 'dictionary') {
    const byName = new Map<string, SyntaxNode>()
    for (const pair of namedChildrenOf(right)) {
      const key = childOf(pair, 'key')
      const name = key && readString(key)
      const value = childOf(pair, 'value')
      if (name?.prefix !== '' || !value || byName.has(name.content))
        return { reason: 'The keys of the values are not plain.' }
      byName.set(name.content, value)
    }
    return { list: [], byName }
  }
  // A tuple would give several values.
  if (isNotTuple(right, scopes)) return { list: [right] }
  return { reason: `${textOf(right)} may be a tuple or a mapping.` }
}

function isNotTuple(node: SyntaxNode, scopes: Scopes): boolean {
  if (
    /^(string|concatenated_string|integer|float|true|false|none|comparison_operator|not_operator)$/.test(
      node.type,
    )
  )
    return true
  if (node.type === 'parenthesized_expression')
    return namedChildrenOf(node).every((child) => isNotTuple(child, scopes))
  return /^(str|repr|len|int|float|ascii|hex|oct|bin|ord|chr|id|hash|abs|round)$/.test(
    builtinCall(node, scopes) ?? '',
  )
}

function builtinCall(node: SyntaxNode, scopes: Scopes): string | undefined {
  return node.type === 'call' ? builtinName(scopes, childOf(node, 'function')) : undefined
}

interface Directive {
  flags: string
  width: string
  precision: string | undefined
  type: string
}

/** The conversion and format of an f-string with the same result. */
function percentSuffix(
  { flags, width, precision, type }: Directive,
  value: SyntaxNode,
  scopes: Scopes,
): string | undefined {
  if (width === '*' || precision === '*' || flags.includes('#')) return undefined
  if (/[sra]/.test(type)) {
    if (/[^-]/.test(flags)) return undefined
    const conversion = type === 's' ? '' : `!${type}`
    const length = precision === undefined ? '' : `.${precision}`
    if (!width && !length) return conversion
    const align = width ? (flags.includes('-') ? '<' : '>') : ''
    return `${conversion || '!s'}:${align}${width}${length}`
  }
  const isInteger =
    value.type === 'integer' || /^(len|int|ord|id|hash)$/.test(builtinCall(value, scopes) ?? '')
  const sign = flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
  const align = flags.includes('-') ? '<' : ''
  const zero = flags.includes('0') && !align ? '0' : ''
  if (/[di]/.test(type)) {
    // `%d` cuts fractions off.
    if (!isInteger || precision !== undefined) return undefined
    const format = `${align}${sign}${zero}${width}`
    return format ? `:${format}` : ''
  }
  if (/[xXo]/.test(type) && isInteger && precision === undefined)
    return `:${align}${sign}${zero}${width}${type}`
  const isNumber = isInteger || value.type === 'float' || builtinCall(value, scopes) === 'float'
  if (/[eEfFgG]/.test(type) && isNumber)
    return `:${align}${sign}${zero}${width}${precision === undefined ? '' : `.${precision}`}${type}`
  return undefined
}

function convertFormat(call: SyntaxNode): Result {
  const callee = childOf(call, 'function')
  const template = callee && childOf(callee, 'object')
  const method = callee && childOf(callee, 'attribute')
  const list = childOf(call, 'arguments')
  if (callee?.type !== 'attribute' || !template || !method || textOf(method) !== 'format') return undefined
  const literal = readTemplate(template)
  if (!literal || 'reason' in literal) return literal
  if (list?.type !== 'argument_list') return { reason: 'The argument is a generator.' }
  const positional: SyntaxNode[] = []
  const byName = new Map<string, SyntaxNode>()
  for (const argument of namedChildrenOf(list)) {
    const name = childOf(argument, 'name')
    const value = childOf(argument, 'value')
    if (argument.type === 'keyword_argument' && name && value) byName.set(textOf(name), value)
    else positional.push(argument)
  }
  if (textOf(list).includes('#')) return { reason: 'The arguments contain a comment.' }
  return fillFormat(literal, positional, byName)
}

const field =
  /\{\{|\}\}|\{(?<name>\w*)(?<path>(?:\.\w+|\[\d+\])*)(?<conversion>![rsa])?(?<format>:[^{}]*)?\}|[{}]/g

function fillFormat(
  { prefix, quote, content }: StringLiteral,
  positional: readonly SyntaxNode[],
  byName: ReadonlyMap<string, SyntaxNode>,
): Result {
  const used = new Map<SyntaxNode, number>()
  let index = 0
  let text = ''
  let at = 0
  let lastStart = -1
  for (const match of content.matchAll(field)) {
    text += content.slice(at, match.index)
    at = match.index + match[0].length
    if (match[0] === '{{' || match[0] === '}}') {
      text += match[0]
      continue
    }
    if (match[0] === '{' || match[0] === '}' || !match.groups)
      return { reason: 'The template has nested fields.' }
    const { name = '', path = '', conversion = '', format = '' } = match.groups
    const value =
      name === '' ? positional[index++] : /^\d+$/.test(name) ? positional[Number(name)] : byName.get(name)
    if (!value) return { reason: 'The values do not match the template.' }
    if (!fitsInterpolation(value, quote)) return { reason: `${textOf(value)} cannot be part of an f-string.` }
    if (path && !/^(identifier|attribute|call|subscript|parenthesized_expression)$/.test(value.type))
      return { reason: `${textOf(value)} cannot be part of an f-string.` }
    const isPlain = /^(identifier|integer|float|string|attribute)$/.test(value.type)
    if (used.has(value) && !isPlain) return { reason: `${textOf(value)} would be evaluated twice.` }
    if (!isPlain && value.start < lastStart) return { reason: 'The order of evaluation would change.' }
    lastStart = Math.max(lastStart, value.start)
    used.set(value, 1)
    // Format strings take the text of the field as it is written.
    if (format.includes('\\')) return { reason: 'The template has escapes in a format.' }
    text += interpolate(value, `${path}${conversion}${format}`)
  }
  if (used.size !== positional.length + byName.size)
    return { reason: 'The values do not match the template.' }
  return { text: `${prefix}f${quote}${text}${content.slice(at)}${quote}` }
}

/** Chains of `+` between strings. */
function convertConcatenation(node: SyntaxNode, scopes: Scopes): Result {
  if (isPlus(node.parent)) return undefined
  const operands: SyntaxNode[] = []
  let at: SyntaxNode | undefined = node
  while (isPlus(at)) {
    const right: SyntaxNode | undefined = at && childOf(at, 'right')
    if (right) operands.unshift(right)
    at = at && childOf(at, 'left')
  }
  if (at) operands.unshift(at)
  const literals = operands.flatMap((operand) => readString(operand) ?? [])
  const [first] = literals
  if (!first || literals.length === operands.length) return undefined
  if (textOf(node).includes('#')) return { reason: 'A comment is between the strings.' }
  const isUniform = literals.every(({ prefix, quote }) => prefix === first.prefix && quote === first.quote)
  if (!isUniform || !/^r?$/.test(first.prefix) || first.quote.length > 1)
    return { reason: 'The strings have different quotes or prefixes.' }
  let text = ''
  for (const operand of operands) {
    const literal = readString(operand)
    if (literal) {
      if (literal.content.includes('\\N{')) return { reason: 'A string names a Unicode character.' }
      text += escapeBraces(literal.content)
      continue
    }
    const value = stringValue(operand, scopes)
    if (!value) return { reason: `${textOf(operand).slice(0, 60)} may not be a string.` }
    if (!fitsInterpolation(value, first.quote))
      return { reason: `${textOf(value)} cannot be part of an f-string.` }
    text += interpolate(value)
  }
  return { text: `${first.prefix}f${first.quote}${text}${first.quote}` }
}

function isPlus(node: SyntaxNode | undefined): boolean {
  return node?.type === 'binary_operator' && childOf(node, 'operator')?.type === '+'
}

/** The value of `str(value)`, or a variable that only holds strings. */
function stringValue(node: SyntaxNode, scopes: Scopes): SyntaxNode | undefined {
  if (builtinCall(node, scopes) === 'str') {
    const list = childOf(node, 'arguments')
    const [value, ...others] = list?.type === 'argument_list' ? namedChildrenOf(list) : []
    return value && others.length === 0 ? value : undefined
  }
  if (node.type !== 'identifier') return undefined
  const binding = scopes.resolve(node)
  const isString = binding?.sites.every(({ node: site, kind }) => {
    const { parent } = site
    if (kind === 'assignment' && parent?.type === 'assignment') {
      const value = childOf(parent, 'right')
      return value?.type === 'string' && !/^[a-z]*b/i.test(textOf(value))
    }
    const type = kind === 'parameter' && parent ? childOf(parent, 'type') : undefined
    const value = parent && childOf(parent, 'value')
    return (
      type !== undefined && textOf(type) === 'str' && parent?.children[0] === site && value?.type !== 'none'
    )
  })
  return isString ? node : undefined
}
