import type { TextEdit } from '../../source-code/text-edits.ts'
import { ancestorsOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { newlineOf, nextLineOf } from '../parsed-code/lines.ts'
import type { ParsedFile } from '../parsed-code/refactoring.ts'
import type { Scope } from './binding.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

/** The statement that contains a node, as a child of its block. */
export function statementOf(node: SyntaxNode): SyntaxNode | undefined {
  if (isStatement(node)) return node
  for (const ancestor of ancestorsOf(node)) if (isStatement(ancestor)) return ancestor
  return undefined
}

function isStatement({ parent, type }: SyntaxNode): boolean {
  return (parent?.type === 'block' || parent?.type === 'module') && type !== 'comment'
}

export function functionOf(node: SyntaxNode): SyntaxNode | undefined {
  for (const ancestor of ancestorsOf(node))
    if (ancestor.type === 'function_definition' || ancestor.type === 'lambda') return ancestor
  return undefined
}

/** Braces and quotes have another meaning inside of f-strings. */
export function isInFString(node: SyntaxNode): boolean {
  for (const { type } of ancestorsOf(node)) if (type === 'interpolation') return true
  return false
}

/** The name of a builtin function that no variable shadows. */
export function builtinName(scopes: Scopes, node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'identifier' || scopes.hasStarImport) return undefined
  return scopes.resolve(node) ? undefined : textOf(node)
}

/** True if evaluation calls nothing, so the result depends only on variables. Operators do not count as calls. */
export function callsNothing(node: SyntaxNode): boolean {
  for (const { type } of walk(node))
    if (
      /^(call|await|yield|named_expression|list_comprehension|set_comprehension|dictionary_comprehension|generator_expression)$/.test(
        type,
      )
    )
      return false
  return true
}

/** True if code can access variables by name at run time: `eval`, `locals()`, and others. */
export function usesDynamicNames(scopes: Scopes, node: SyntaxNode): boolean {
  for (const each of walk(node)) {
    if (each.type !== 'identifier' || each.field !== 'function') continue
    if (dynamic.has(textOf(each)) && !scopes.resolve(each)) return true
  }
  return false
}

const dynamic = new Set(['eval', 'exec', 'locals', 'globals', 'vars', 'execfile'])

/** Includes nested scopes. */
export function isNameUsed(scopes: Scopes, name: string, scope: Scope): boolean {
  const { start, end } = scope.node
  const isModule = scope.kind === 'module'
  for (const node of scopes.names.keys()) {
    if (textOf(node) === name && (isModule || (node.start >= start && node.end <= end))) return true
  }
  return false
}

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

export function isValidName(name: string): boolean {
  return /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(name) && !keywords.has(name) && !isMangled(name)
}

/** Python changes such names inside of classes. */
export function isMangled(name: string): boolean {
  return name.startsWith('__') && !name.endsWith('__')
}

/** An edit that imports a name, or none if the module has it. Undefined if the name means something else. */
export function importEdits(file: ParsedFile, module: string, name?: string): TextEdit[] | undefined {
  const scopes = analyzeScopes(file.tree)
  const bound = name ?? module
  const binding = scopes.module.bindings.get(bound)
  const line = name ? `from ${module} import ${name}` : `import ${module}`
  if (binding) {
    const [site, ...others] = binding.sites
    if (!site || others.length > 0 || site.kind !== 'import') return undefined
    const statement = statementOf(site.node)
    const imported = statement && textOf(statement).replace(/\s+/g, ' ').replace(/[()]/g, '')
    const isSame = name
      ? imported?.startsWith(`from ${module} import `) && site.node.parent?.type === 'dotted_name'
      : site.node.parent?.type === 'dotted_name' &&
        textOf(site.node.parent) === module &&
        !imported?.startsWith('from')
    return isSame && statement?.parent?.type === 'module' ? [] : undefined
  }
  if (
    scopes.all.some((scope) => scope.bindings.has(bound)) ||
    scopes.unresolved.some((node) => textOf(node) === bound)
  )
    return undefined
  const at = importOffset(file)
  const newline = newlineOf(file.text)
  const isLastLine = at > 0 && file.text[at - 1] !== '\n'
  const next = file.text.slice(at)
  const needsGap = next !== '' && !/^(\s*\r?\n|import |from )/.test(next)
  return [
    { start: at, end: at, text: `${isLastLine ? newline : ''}${line}${newline}${needsGap ? newline : ''}` },
  ]
}

/** Behind the imports at the top, or behind the docstring and comments there. */
export function importOffset({ text, tree }: ParsedFile): number {
  let at = 0
  let isInHead = true
  for (const [index, child] of tree.root.children.entries()) {
    const isImport = /^(import_statement|import_from_statement|future_import_statement)$/.test(child.type)
    const isDocstring = child.type === 'expression_statement' && child.children[0]?.type === 'string'
    if (isImport) {
      isInHead = false
      at = nextLineOf(text, child.end)
    } else if (
      isInHead &&
      isDocstring &&
      tree.root.children.slice(0, index).every(({ type }) => type === 'comment')
    ) {
      at = nextLineOf(text, child.end)
    } else if (child.type === 'comment') {
      const isHeader = isInHead && /^#(!|.*coding[:=])/.test(textOf(child))
      if (isHeader) at = nextLineOf(text, child.end)
    } else break
  }
  return at
}

const typeNames = new Map([
  ['lambda', 'a lambda expression'],
  ['named_expression', 'an assignment expression (`:=`)'],
])

/** The type of a syntax node in a message. */
export function describeType(type: string): string {
  return typeNames.get(type) ?? `\`${type}\``
}
