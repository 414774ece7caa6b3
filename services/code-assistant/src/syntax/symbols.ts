import { containerKinds, functionNodes, type SymbolKind, symbolNodes } from './symbol-nodes.ts'
import {
  ancestorsOf,
  childOf,
  lineOf,
  type SyntaxNode,
  type SyntaxTree,
  textOf,
  walk,
} from './syntax-tree.ts'

export interface SourceSymbol {
  name: string
  kind: SymbolKind
  /** Lines start at 1; the last line belongs to the symbol. */
  startLine: number
  endLine: number
  /** Offset of the name. */
  nameStart: number
  /** Offsets of the whole declaration, with decorators and modifiers. */
  start: number
  end: number
  /** Names of the symbols that contain it, joined by dots. */
  parent?: string
  /** True if other files can use it. Undefined if the language has no such rule. */
  isExported?: boolean
  /** The declaration without its body, on one line. */
  signature: string
}

const maxSignatureLength = 240

/** Lists the declarations of a file in the order of the text, without local variables. */
export function listSymbols(tree: SyntaxTree): SourceSymbol[] {
  const symbols: SourceSymbol[] = []
  const exportedNames = listExportedNames(tree)
  for (const declaration of listDeclarations(tree)) {
    const { node, name, kind } = declaration
    const outer = outerDeclaration(node)
    const parent = parentOf(node)
    const isExported = exportedNames.has(textOf(name)) || isVisible(node, textOf(name))
    symbols.push({
      name: kind === 'selector' ? textOf(name).replace(/\s+/g, ' ') : textOf(name),
      kind,
      startLine: lineOf(tree, outer.start),
      endLine: lineOf(tree, Math.max(outer.start, outer.end - 1)),
      nameStart: name.start,
      start: outer.start,
      end: outer.end,
      ...(parent && { parent }),
      ...(isExported !== undefined && { isExported }),
      signature: signatureOf(node, outer),
    })
  }
  return symbols
}

export interface Declaration {
  node: SyntaxNode
  name: SyntaxNode
  kind: SymbolKind
}

/** Lists the nodes that declare symbols. */
export function listDeclarations(tree: SyntaxTree): Declaration[] {
  const types = symbolNodes[tree.language]
  const declarations: Declaration[] = []
  for (const node of walk(tree.root)) {
    const type = node.isNamed && Object.hasOwn(types, node.type) ? types[node.type] : undefined
    if (!type || !declaresSymbol(node, type)) continue
    const kind = refineKind(node, type)
    for (const name of namesOf(node)) if (name.end > name.start) declarations.push({ node, name, kind })
  }
  return declarations
}

/** Excludes local variables, uses of types, and declarators inside a definition that is listed itself. */
function declaresSymbol(node: SyntaxNode, kind: SymbolKind): boolean {
  switch (node.type) {
    case 'function_declarator':
      return declaresPrototype(node)
    case 'declaration':
    case 'field_declaration':
      if (isC(node) && node.children.some(({ type }) => type.includes('function_declarator'))) return false
      break
    case 'class_specifier':
    case 'struct_specifier':
    case 'union_specifier':
    case 'enum_specifier':
      return childOf(node, 'body') !== undefined
    case 'module':
      return node.parent !== undefined
    case 'assignment':
      if (node.tree.language === 'ruby') return childOf(node, 'left')?.type === 'constant'
      break
    case 'property_signature':
    case 'method_signature':
      return node.parent?.parent?.type === 'interface_declaration'
    case 'variable_declarator':
      if (node.tree.language === 'java' && node.parent?.type !== 'field_declaration') return false
      if (node.tree.language === 'csharp' && node.parent?.parent?.type !== 'field_declaration') return false
  }
  if (kind !== 'variable' && kind !== 'constant' && kind !== 'property') return true
  return !isLocal(node)
}

function isC({ tree }: SyntaxNode): boolean {
  return tree.language === 'c' || tree.language === 'cpp'
}

/** A declaration without a body, as in a header. */
function declaresPrototype(node: SyntaxNode): boolean {
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type === 'declaration' || ancestor.type === 'field_declaration') return !isLocal(ancestor)
    if (!ancestor.type.endsWith('declarator')) return false
  }
  return false
}

function isLocal(node: SyntaxNode): boolean {
  for (const { type, tree } of ancestorsOf(node)) {
    // A `block` is a function's in Ruby only.
    if (functionNodes.has(type) && (type !== 'block' || tree.language === 'ruby')) return true
  }
  return false
}

function refineKind(node: SyntaxNode, kind: SymbolKind): SymbolKind {
  const container = closestContainer(node)
  if (kind === 'function' && container && isType(container)) return 'method'
  if (kind === 'type') {
    const type = childOf(node, 'type')?.type
    if (type === 'struct_type') return 'struct'
    if (type === 'interface_type') return 'interface'
  }
  if (kind !== 'variable' && kind !== 'property') return kind
  const value = childOf(node, 'value') ?? childOf(node, 'right')
  if (value && /^(arrow_function|function_expression|generator_function)$/.test(value.type))
    return container && isType(container) ? 'method' : 'function'
  if (container && isType(container)) return isConstantDeclaration(node) ? 'constant' : 'property'
  return isConstantDeclaration(node) ? 'constant' : 'variable'
}

function isConstantDeclaration(node: SyntaxNode): boolean {
  const words = textOf(node.parent ?? node).slice(0, 80)
  if (node.type === 'variable_declarator')
    return /^const\b|\bfinal\b|\bconst\b/.test(words.split('=')[0] ?? '')
  if (node.type === 'assignment') return /^[A-Z][A-Z0-9_]*$/.test(textOf(childOf(node, 'left') ?? node))
  return node.type === 'declaration' && /\b(const|constexpr)\b/.test(textOf(node).split('=')[0] ?? '')
}

function namesOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'rule_set') return node.children.filter(({ type }) => type === 'selectors')
  if (node.type === 'keyframes_statement')
    return node.children.filter(({ type }) => type === 'keyframes_name')
  if (node.type === 'const_element') return node.children.filter(({ type }) => type === 'name').slice(0, 1)
  if (node.type === 'assignment') {
    const left = childOf(node, 'left')
    return left && /^(identifier|constant)$/.test(left.type) ? [left] : []
  }
  const fields = node.children.filter(
    ({ field }) => field === 'name' || field === 'declarator' || field === 'property',
  )
  return fields.flatMap((field) => declaredName(field) ?? [])
}

/** The name inside a declarator such as `*a[3]` or `n::A::m(int)`. Patterns declare several names and have none. */
function declaredName(node: SyntaxNode): SyntaxNode | undefined {
  let at = node
  for (;;) {
    if (at.type === 'variable_name') return at
    const inner =
      childOf(at, 'declarator') ??
      (/^(qualified_identifier|template_function)$/.test(at.type) ? childOf(at, 'name') : undefined) ??
      (/^(reference_declarator|parenthesized_declarator)$/.test(at.type)
        ? at.children.find(({ isNamed }) => isNamed)
        : undefined)
    if (!inner) break
    at = inner
  }
  return /(identifier|^name|_name|constant|word|string|setter|operator)$/.test(at.type) ? at : undefined
}

/** The declaration with its decorators, `export` or `template<…>`. */
function outerDeclaration(node: SyntaxNode): SyntaxNode {
  let outer = node
  for (const ancestor of ancestorsOf(node)) {
    const takesAlong =
      /^(export_statement|decorated_definition|template_declaration|lexical_declaration|variable_declaration|type_declaration|const_declaration|var_declaration|field_declaration|property_declaration|expression_statement|declaration)$/.test(
        ancestor.type,
      ) || ancestor.type.endsWith('declarator')
    if (!takesAlong) break
    outer = ancestor
  }
  return outer
}

function parentOf(node: SyntaxNode): string | undefined {
  const names: string[] = []
  const receiver = childOf(node, 'receiver')
  const receiverType = receiver && /([A-Za-z_]\w*)(\[[^\]]*\])?\s*\)$/.exec(textOf(receiver))?.[1]
  if (receiverType) names.push(receiverType)
  const qualifier = qualifierOf(node)
  if (qualifier) names.push(qualifier)
  const types = symbolNodes[node.tree.language]
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type === 'impl_item') {
      const type = childOf(ancestor, 'type')
      if (type) names.unshift(textOf(childOf(type, 'type') ?? type))
    } else if (Object.hasOwn(types, ancestor.type) && declaresParent(ancestor)) {
      const [name] = namesOf(ancestor)
      if (name) names.unshift(textOf(name))
    }
  }
  return names.length ? names.join('.') : undefined
}

function declaresParent(node: SyntaxNode): boolean {
  const kind = symbolNodes[node.tree.language][node.type]
  if (kind === undefined || node.parent === undefined) return false
  return containerKinds.has(kind) || kind === 'function' || kind === 'method'
}

/** `n::A` of the definition `n::A::m(…) {}`. */
function qualifierOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'function_definition' || !isC(node)) return undefined
  const [name] = namesOf(node)
  const scopes: string[] = []
  for (let at = name?.parent; at?.type === 'qualified_identifier'; at = at.parent) {
    const scope = childOf(at, 'scope')
    if (scope) scopes.unshift(textOf(scope))
  }
  return scopes.length ? scopes.join('.') : undefined
}

function closestContainer(node: SyntaxNode): SyntaxNode | undefined {
  const types = symbolNodes[node.tree.language]
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type === 'impl_item') return ancestor
    if (functionNodes.has(ancestor.type) && ancestor.type !== 'block') return undefined
    const kind = Object.hasOwn(types, ancestor.type) ? types[ancestor.type] : undefined
    if (kind && containerKinds.has(kind) && ancestor.parent) return ancestor
  }
  return undefined
}

function isType(node: SyntaxNode): boolean {
  return node.type === 'impl_item' || symbolNodes[node.tree.language][node.type] !== 'module'
}

/** Names in `export { a }` and `__all__`. */
function listExportedNames(tree: SyntaxTree): Set<string> {
  const names = new Set<string>()
  if (!/^(typescript|tsx|javascript|jsx)$/.test(tree.language)) return names
  for (const statement of tree.root.children) {
    if (statement.type !== 'export_statement') continue
    for (const node of walk(statement)) {
      const name = node.type === 'export_specifier' ? childOf(node, 'name') : undefined
      if (name) names.add(textOf(name))
    }
  }
  return names
}

function isVisible(node: SyntaxNode, name: string): boolean | undefined {
  const outer = outerDeclaration(node)
  const modifiers = textOf(outer)
    .slice(0, Math.max(0, node.start - outer.start) + 200)
    .split(/[({=]/, 1)[0]
  switch (node.tree.language) {
    case 'typescript':
    case 'tsx':
    case 'javascript':
    case 'jsx': {
      if (/\b(private|protected)\b|^\s*#/.test(modifiers ?? '')) return false
      if (outer.type === 'export_statement') return true
      for (const { type } of ancestorsOf(outer)) {
        if (type === 'export_statement') return true
        if (functionNodes.has(type)) return false
      }
      return false
    }
    case 'python':
      return !isLocal(node) && (!name.startsWith('_') || /^__\w+__$/.test(name))
    case 'go':
      return /^\p{Lu}/u.test(name)
    case 'rust':
      return node.children.some(({ type }) => type === 'visibility_modifier')
    case 'java':
    case 'csharp':
      return /\bpublic\b/.test(modifiers ?? '') || node.parent?.parent?.type === 'interface_declaration'
    case 'php':
      return !/\b(private|protected)\b/.test(modifiers ?? '')
    case 'c':
    case 'cpp':
      return !/\bstatic\b/.test(modifiers ?? '')
    default:
      return undefined
  }
}

const cssBlock = (node: SyntaxNode) =>
  node.tree.language === 'css' ? node.children.find(({ type }) => /block/.test(type)) : undefined

function signatureOf(node: SyntaxNode, outer: SyntaxNode): string {
  const value = childOf(node, 'value')
  const body = childOf(node, 'body') ?? (value && childOf(value, 'body')) ?? cssBlock(node)
  const type = childOf(node, 'type')
  const typeBody = type && /^(struct_type|interface_type)$/.test(type.type) ? type.children[1] : undefined
  const start =
    outer.type === 'decorated_definition' || outer.type === 'export_statement' ? node.start : outer.start
  const from = node.type === 'variable_declarator' || node.type === 'type_spec' ? outer.start : start
  const end = body?.start ?? typeBody?.start ?? outer.end
  const text = node.tree.text.slice(Math.min(from, end), Math.min(end, from + 4 * maxSignatureLength))
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*(:|;|=>|\{)$/, '')
  return line.length > maxSignatureLength ? `${line.slice(0, maxSignatureLength - 1)}…` : line
}
