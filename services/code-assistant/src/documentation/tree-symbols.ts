import { type Declaration, listDeclarations, listSymbols } from '../syntax/symbols.ts'
import { childOf, type SyntaxNode, type SyntaxTree, textOf } from '../syntax/syntax-tree.ts'
import type { CodeSymbol, CommentPlacement, ExistingComment, SymbolKind, ThrownError } from './code-symbol.ts'
import { oneLine, readTreeParameters, readTreeReturn } from './tree-parameters.ts'
import { createTreeThrowFinder, isInFunction } from './tree-throws.ts'

const kinds: Partial<Record<Declaration['kind'], SymbolKind>> = {
  function: 'function',
  method: 'method',
  class: 'class',
  struct: 'class',
  interface: 'interface',
  enum: 'enum',
  type: 'type',
}

/** Lists the declarations of a file that can have documentation, in any language but TypeScript and JavaScript. */
export function listTreeSymbols(tree: SyntaxTree): CodeSymbol[] {
  const declarations = new Map(
    listDeclarations(tree).map((declaration) => [declaration.name.start, declaration]),
  )
  const functions = new Map<string, SyntaxNode>()
  for (const { name, node, kind } of declarations.values())
    if (kind === 'function' || kind === 'method') functions.set(textOf(name), node)
  const findThrows = createTreeThrowFinder(functions)
  const exported = tree.language === 'python' ? findAll(tree) : undefined

  return listSymbols(tree).flatMap((symbol): CodeSymbol[] => {
    const { name, parent, nameStart, start, startLine, endLine, signature } = symbol
    const declaration = declarations.get(nameStart)
    const baseKind = kinds[symbol.kind]
    if (!declaration || !baseKind || isInFunction(declaration.node)) return []
    const { node } = declaration
    const kind = refineKind(baseKind, name, node, parent)
    const placement = tree.language === 'python' ? insidePlacement(node) : outsidePlacement(tree.text, start)
    if (!kind || !placement) return []
    const isFunction = baseKind === 'function' || baseKind === 'method'
    const parameters = isFunction ? readTreeParameters(node) : []
    if (kind === 'constructor' && parameters.length === 0) return []
    const returns =
      isFunction && (kind !== 'constructor' || node.tree.language === 'rust')
        ? readTreeReturn(node)
        : undefined
    const expression = isFunction ? returnedExpression(node) : undefined
    const comment =
      tree.language === 'python' ? findDocstring(node) : findComment(tree.text, placement.offset)
    const deprecated = /(?:@deprecated|\.\. deprecated::|Deprecated:)[ \t]*(.*)/.exec(
      comment?.text ?? '',
    )?.[1]
    return [
      {
        name: parent ? `${parent}.${name}` : name,
        kind,
        signature,
        isExported: isPublic(symbol.isExported, name, parent, exported),
        startLine,
        endLine,
        parameters,
        typeParameters: readTypeParameters(node),
        ...(returns && { returns }),
        throws: isFunction ? [...findThrows(node), ...declaredThrows(node)] : [],
        ...(deprecated !== undefined && { deprecated }),
        ...(expression && { expression }),
        placement,
        ...(comment && { comment }),
      },
    ]
  })
}

function refineKind(
  kind: SymbolKind,
  name: string,
  node: SyntaxNode,
  parent: string | undefined,
): SymbolKind | undefined {
  if (node.tree.language === 'python') {
    const decorators = decoratorsOf(node)
    if (decorators.some((text) => /^@(\w+\.)?(overload|\w+\.(setter|deleter))\b/.test(text))) return undefined
    if (name === '__init__') return 'constructor'
    if (decorators.some((text) => /^@(property|cached_property|functools\.cached_property)$/.test(text)))
      return 'accessor'
    return kind === 'function' && parent ? 'method' : kind
  }
  if (node.tree.language === 'rust' && name === 'new' && parent) return 'constructor'
  return node.type === 'constructor_declaration' ? 'constructor' : kind
}

function decoratorsOf({ parent }: SyntaxNode): string[] {
  return parent?.type === 'decorated_definition'
    ? parent.children.filter(({ type }) => type === 'decorator').map(oneLine)
    : []
}

function isPublic(
  isExported: boolean | undefined,
  name: string,
  parent: string | undefined,
  exported: ReadonlySet<string> | undefined,
): boolean {
  if (/^__(?!init__)\w+__$/.test(name)) return false
  if (parent?.split('.').some((part) => /^_/.test(part))) return false
  if (exported && !parent) return exported.has(name)
  return isExported ?? true
}

/** The names in `__all__`. */
function findAll(tree: SyntaxTree): Set<string> | undefined {
  const list = /^__all__\s*(?::[^=]*)?=\s*[[(]([^\])]*)[\])]/m.exec(tree.text)?.[1]
  return list === undefined
    ? undefined
    : new Set([...list.matchAll(/['"](\w+)['"]/g)].map(([, name = '']) => name))
}

/** Docstrings go before the first statement of the body, if that is on a line of its own. */
function insidePlacement(node: SyntaxNode): CommentPlacement | undefined {
  const first = childOf(node, 'body')?.children.find(({ isNamed, type }) => isNamed && type !== 'comment')
  if (!first) return undefined
  const { text } = node.tree
  const lineStart = text.lastIndexOf('\n', first.start - 1) + 1
  const indent = text.slice(lineStart, first.start)
  return /^[ \t]*$/.test(indent) && lineStart > node.start
    ? { offset: first.start, indent, isInside: true }
    : undefined
}

function findDocstring(node: SyntaxNode): ExistingComment | undefined {
  const statement = childOf(node, 'body')?.children.find(({ isNamed, type }) => isNamed && type !== 'comment')
  const string = statement?.type === 'expression_statement' ? statement.children[0] : undefined
  if (string?.type !== 'string' && string?.type !== 'concatenated_string') return undefined
  const text = textOf(string).replace(/^[rRuU]?("""|'''|"|')|("""|'''|"|')$/g, '')
  return { start: string.start, end: string.end, text: text.replace(/^[ \t]+/gm, '').trim() }
}

/** Comments go before the declaration and its attributes. */
function outsidePlacement(text: string, start: number): CommentPlacement | undefined {
  let lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? ''
  if (lineStart + indent.length !== start) return undefined
  for (;;) {
    const previous = text.lastIndexOf('\n', lineStart - 2) + 1
    if (lineStart === 0 || !/^\s*(#!?\[.*\]|\[\w.*\]|@\w.*)\s*$/.test(text.slice(previous, lineStart))) break
    lineStart = previous
  }
  return { offset: lineStart + indent.length, indent, isInside: false }
}

/** The documentation comment that ends directly before a declaration. */
function findComment(text: string, offset: number): ExistingComment | undefined {
  const before = text.slice(0, offset).replace(/[ \t]*$/, '')
  const block = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s?\n$/.exec(before)
  const lines = block ? undefined : /(?:^[ \t]*\/\/.*\n)+$/m.exec(before)
  const match = block ?? lines
  if (!match?.[0]) return undefined
  const start = match.index + (/^[ \t]*/.exec(match[0])?.[0].length ?? 0)
  const content = match[0]
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^[ \t]*(\/\/[/!]?|\*)[ \t]?/gm, '')
    .trim()
  return { start, end: match.index + match[0].trimEnd().length, text: content }
}

function readTypeParameters(node: SyntaxNode): string[] {
  const list = childOf(node, 'type_parameters')
  return list
    ? list.children.filter(({ isNamed }) => isNamed).map((child) => textOf(child).split(/[\s:]/, 1)[0] ?? '')
    : []
}

function returnedExpression(node: SyntaxNode): string | undefined {
  const statements = (childOf(node, 'body')?.children ?? []).filter(({ isNamed }) => isNamed)
  const own = statements.filter((statement) => statement.children[0]?.type !== 'string')
  const last = own.at(-1)
  if (last?.type !== 'return_statement' || !own.slice(0, -1).every(isGuard)) return undefined
  const value = last.children.find(({ isNamed }) => isNamed)
  if (!value || !/binary|operator|attribute|subscript|comparison|field/.test(value.type)) return undefined
  const text = oneLine(value)
  return text.length <= 40 && !text.includes('`') ? text : undefined
}

/** `if` with nothing but an error. */
function isGuard(node: SyntaxNode): boolean {
  const body = childOf(node, 'consequence')
  const [only, second] = body?.children.filter(({ isNamed }) => isNamed) ?? []
  return (
    node.type === 'if_statement' &&
    !childOf(node, 'alternative') &&
    !second &&
    /^(raise|throw)/.test(only?.type ?? '')
  )
}

/** The `throws` clause of Java, without what the body throws itself. */
function declaredThrows(node: SyntaxNode): ThrownError[] {
  const clause = node.children.find(({ type }) => type === 'throws')
  return clause?.children.filter(({ isNamed }) => isNamed).map((type) => ({ type: textOf(type) })) ?? []
}
