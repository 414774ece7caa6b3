import { childOf, namedChildrenOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import { builtinName, isInFString } from './code.ts'
import { analyzeScopes } from './scopes.ts'

/** `dict()` → `{}`, `set([a])` → `{a}`, `list(x for x in y)` → `[x for x in y]`. */
export function simplifyLiterals(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const scopes = analyzeScopes(file.tree)
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'call') continue
      const callee = childOf(node, 'function')
      const list = childOf(node, 'arguments')
      const name = builtinName(scopes, callee)
      if (!name || !list || !/^(dict|list|tuple|set)$/.test(name)) continue
      if ([...walk(node)].some(({ type }) => type === 'comment')) continue
      const text = isInFString(node) ? undefined : literalFor(file, name, list)
      if (text)
        refactoring.change(file, node, `Replace ${name}() with a literal`, [{ ...spanOf(node), text }])
    }
  }
}

const spanOf = ({ start, end }: SyntaxNode) => ({ start, end })

function literalFor(file: ParsedFile, name: string, list: SyntaxNode): string | undefined {
  if (list.type === 'generator_expression') {
    const inner = textOf(list).slice(1, -1)
    if (name === 'list') return `[${inner}]`
    if (name === 'set') return `{${inner}}`
    return name === 'dict' ? dictComprehension(file, list) : undefined
  }
  const values = namedChildrenOf(list)
  const [value] = values
  if (!value) return { dict: '{}', list: '[]', tuple: '()' }[name]
  if (name === 'dict') return dictOfKeywords(values)
  if (values.length > 1) return undefined
  const inner = textOf(value).slice(1, -1)
  const isEmpty = namedChildrenOf(value).length === 0
  switch (value.type) {
    case 'list':
      if (name === 'list') return textOf(value)
      if (name === 'set') return isEmpty ? undefined : `{${inner}}`
      return isEmpty ? '()' : `(${inner}${needsComma(value) ? ',' : ''})`
    case 'tuple':
      if (name === 'tuple') return textOf(value)
      if (name === 'list') return `[${inner}]`
      return isEmpty ? undefined : `{${inner}}`
    case 'list_comprehension':
      if (name === 'list') return textOf(value)
      return name === 'set' ? `{${inner}}` : undefined
    default:
      return undefined
  }
}

/** A tuple with one element. */
function needsComma(list: SyntaxNode): boolean {
  return namedChildrenOf(list).length === 1 && !list.children.some(({ type }) => type === ',')
}

function dictOfKeywords(values: readonly SyntaxNode[]): string | undefined {
  const pairs: string[] = []
  for (const each of values) {
    const key = childOf(each, 'name')
    const value = childOf(each, 'value')
    if (each.type !== 'keyword_argument' || !key || !value) return undefined
    pairs.push(`"${textOf(key)}": ${textOf(value)}`)
  }
  const text = `{${pairs.join(', ')}}`
  return text.includes('\n') ? undefined : text
}

/** `dict((k, v) for …)` */
function dictComprehension(file: ParsedFile, list: SyntaxNode): string | undefined {
  const body = childOf(list, 'body')
  const [key, value, ...others] = body?.type === 'tuple' ? namedChildrenOf(body) : []
  if (!body || !key || !value || others.length > 0) return undefined
  if (key.type === 'list_splat' || value.type === 'list_splat') return undefined
  return `{${textOf(key)}: ${textOf(value)}${file.text.slice(body.end, list.end - 1)}}`
}
