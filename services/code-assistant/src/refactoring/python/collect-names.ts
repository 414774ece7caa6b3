import { childOf, type SyntaxNode, type SyntaxTree, textOf, walk } from '../../syntax/syntax-tree.ts'
import type { Binding, BindingKind, Scope } from './binding.ts'

export interface CollectedNames {
  module: Scope
  /** Scopes by the node that opens them. */
  scopes: ReadonlyMap<SyntaxNode, Scope>
  /** Every name that is a variable, with the scope in which it stands. */
  names: ReadonlyMap<SyntaxNode, Scope>
  /** Bindings by the names that bind them. */
  bound: ReadonlyMap<SyntaxNode, Binding>
  reads: readonly { node: SyntaxNode; scope: Scope }[]
  hasStarImport: boolean
}

/** A node to visit, and what the names in it do. */
interface Visit {
  node: SyntaxNode
  scope: Scope
  mode: 'read' | 'target' | 'pattern'
  /** For targets. */
  kind: BindingKind
}

interface Collector extends CollectedNames {
  open(node: SyntaxNode, kind: Scope['kind'], parent: Scope): Scope
  bind(name: SyntaxNode, scope: Scope, kind: BindingKind): void
  read(name: SyntaxNode, scope: Scope): void
  /** Visits a node later; the last one that was added comes first. */
  push(node: SyntaxNode | undefined, visit: Pick<Visit, 'scope'> & Partial<Visit>): void
}

type Visitor = (visit: Visit, collector: Collector) => void

/** Collects the scopes of a file, and the names that are bound and read in them. */
export function collectNames({ root }: SyntaxTree): CollectedNames {
  const stack: Visit[] = []
  const collector = createCollector(root, stack)
  collector.push(root, { scope: collector.module })
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const visitor = visitors.get(visit.node.type) ?? passOn
    visitor(visit, collector)
  }
  return collector
}

function createCollector(root: SyntaxNode, stack: Visit[]): Collector {
  const module = createScope(root, 'module', undefined)
  const scopes = new Map([[root, module]])
  const names = new Map<SyntaxNode, Scope>()
  const bound = new Map<SyntaxNode, Binding>()
  const reads: { node: SyntaxNode; scope: Scope }[] = []

  function ownerOf(name: string, scope: Scope): Scope {
    if (scope.globals.has(name)) return module
    return scope.nonlocals.has(name) ? nonlocalOwner(scope, name) : scope
  }

  return {
    module,
    scopes,
    names,
    bound,
    reads,
    hasStarImport: false,

    open(node, kind, parent) {
      const scope = createScope(node, kind, parent)
      scopes.set(node, scope)
      return scope
    },

    bind(node, scope, kind) {
      const name = textOf(node)
      const owner = ownerOf(name, scope)
      const binding = owner.bindings.get(name) ?? createBinding(name, owner)
      owner.bindings.set(name, binding)
      binding.sites.push({ node, kind })
      bound.set(node, binding)
      names.set(node, scope)
    },

    read(node, scope) {
      names.set(node, scope)
      reads.push({ node, scope })
    },

    push(node, visit) {
      if (node) stack.push({ mode: 'read', kind: 'assignment', ...visit, node })
    },
  }
}

const visitors: ReadonlyMap<string, Visitor> = new Map<string, Visitor>([
  ['identifier', visitIdentifier],
  ['function_definition', visitFunction],
  ['lambda', visitFunction],
  ['class_definition', visitClass],
  ['list_comprehension', visitComprehension],
  ['set_comprehension', visitComprehension],
  ['dictionary_comprehension', visitComprehension],
  ['generator_expression', visitComprehension],
  ['named_expression', visitNamedExpression],
  ['assignment', visitAssignment],
  ['augmented_assignment', visitAugmentedAssignment],
  ['for_statement', visitFor],
  ['as_pattern', visitAs],
  ['delete_statement', (visit, collector) => pushAll(visit, collector, { mode: 'target', kind: 'delete' })],
  ['type_alias_statement', visitTypeAlias],
  ['import_statement', visitImport],
  ['import_from_statement', visitImport],
  ['future_import_statement', visitImport],
  ['global_statement', visitDeclaration],
  ['nonlocal_statement', visitDeclaration],
  ['attribute', ({ node, scope }, { push }) => push(childOf(node, 'object'), { scope })],
  ['keyword_argument', ({ node, scope }, { push }) => push(childOf(node, 'value'), { scope })],
  ['case_clause', visitCase],
  ['dotted_name', visitDottedName],
  ['class_pattern', visitClassPattern],
  ['keyword_pattern', visitKeywordPattern],
  ['splat_pattern', (visit, collector) => pushAll(visit, collector, { mode: 'target', kind: 'target' })],
  ['subscript', readAll],
  ['call', readAll],
  ['decorated_definition', readAll],
  ['block', readAll],
  ['module', readAll],
])

function passOn(visit: Visit, collector: Collector): void {
  pushAll(visit, collector, { mode: visit.mode, kind: visit.kind })
}

function readAll(visit: Visit, collector: Collector): void {
  pushAll(visit, collector)
}

function pushAll({ node, scope }: Visit, { push }: Collector, visit: Partial<Visit> = {}): void {
  for (const child of node.children.toReversed()) push(child, { scope, ...visit })
}

function visitIdentifier({ node, scope, mode, kind }: Visit, { bind, read }: Collector): void {
  if (mode === 'target') bind(node, scope, kind)
  else read(node, scope)
}

function visitFunction({ node, scope }: Visit, collector: Collector): void {
  const { bind, open, push } = collector
  const name = childOf(node, 'name')
  if (name) bind(name, scope, 'function')
  const inner = open(node, 'function', scope)
  const body = childOf(node, 'body')
  declareGlobals(body, inner)
  // Annotations see type parameters, which is close enough to a scope between the two.
  const annotationScope = bindTypeParameters(node, inner, collector) ? inner : scope
  push(body, { scope: inner })
  push(childOf(node, 'return_type'), { scope: annotationScope })
  for (const parameter of childOf(node, 'parameters')?.children ?? [])
    pushParameter(parameter, inner, annotationScope, collector)
}

const parameterNames = /^(identifier|tuple_pattern|list_splat_pattern|dictionary_splat_pattern)$/

/** Default values and annotations belong to the scope around the function. */
function pushParameter(parameter: SyntaxNode, inner: Scope, outer: Scope, { push }: Collector): void {
  const target = { scope: inner, mode: 'target', kind: 'parameter' } as const
  if (parameterNames.test(parameter.type)) {
    push(parameter, target)
    return
  }
  for (const child of parameter.children) {
    const isName =
      child.field === 'name' ||
      (child.field !== 'value' && child.type !== 'tuple_pattern' && parameterNames.test(child.type))
    push(child, isName ? target : { scope: outer })
  }
}

function visitClass({ node, scope }: Visit, collector: Collector): void {
  const { bind, open, push } = collector
  const name = childOf(node, 'name')
  if (name) bind(name, scope, 'class')
  const inner = open(node, 'class', scope)
  const hasTypeParameters = bindTypeParameters(node, inner, collector)
  const body = childOf(node, 'body')
  declareGlobals(body, inner)
  push(body, { scope: inner })
  push(childOf(node, 'superclasses'), { scope: hasTypeParameters ? inner : scope })
}

function bindTypeParameters(node: SyntaxNode, scope: Scope, { bind }: Collector): boolean {
  const list = childOf(node, 'type_parameters')
  for (const child of list?.children ?? []) {
    const name = child.isNamed ? firstIdentifier(child) : undefined
    if (name) bind(name, scope, 'type-parameter')
  }
  return list !== undefined
}

/** Only the first iterable is evaluated in the scope around the comprehension. */
function visitComprehension({ node, scope }: Visit, { open, push }: Collector): void {
  const inner = open(node, 'comprehension', scope)
  const firstClause = node.children.find(({ type }) => type === 'for_in_clause')
  for (const child of node.children) {
    if (child.type !== 'for_in_clause') {
      push(child, { scope: inner })
      continue
    }
    for (const part of child.children) {
      if (part.field === 'left') push(part, { scope: inner, mode: 'target', kind: 'target' })
      else push(part, { scope: child === firstClause ? scope : inner })
    }
  }
}

/** `:=` in a comprehension binds in the scope around it. */
function visitNamedExpression({ node, scope }: Visit, { push }: Collector): void {
  let owner = scope
  while (owner.kind === 'comprehension' && owner.parent) owner = owner.parent
  push(childOf(node, 'name'), { scope: owner, mode: 'target' })
  push(childOf(node, 'value'), { scope })
}

function visitAssignment({ node, scope }: Visit, { push }: Collector): void {
  push(childOf(node, 'left'), { scope, mode: 'target' })
  push(childOf(node, 'type'), { scope })
  push(childOf(node, 'right'), { scope })
}

function visitAugmentedAssignment({ node, scope }: Visit, { bind, read, push }: Collector): void {
  const left = childOf(node, 'left')
  if (left?.type === 'identifier') {
    bind(left, scope, 'assignment')
    read(left, scope)
  } else push(left, { scope })
  push(childOf(node, 'right'), { scope })
}

function visitFor({ node, scope }: Visit, { push }: Collector): void {
  for (const child of node.children)
    push(child, child.field === 'left' ? { scope, mode: 'target', kind: 'target' } : { scope })
}

function visitAs({ node, scope, mode }: Visit, { push }: Collector): void {
  const alias = node.children.at(-1)
  for (const child of node.children) {
    if (child !== alias) push(child, { scope, mode: mode === 'pattern' ? 'pattern' : 'read' })
  }
  const kind = node.parent?.type === 'except_clause' ? 'exception' : 'target'
  push(alias, { scope, mode: 'target', kind })
}

function visitTypeAlias({ node, scope }: Visit, { bind, read, push }: Collector): void {
  push(childOf(node, 'right'), { scope })
  const left = childOf(node, 'left')
  const name = left && firstIdentifier(left)
  if (!left || !name) return
  bind(name, scope, 'assignment')
  for (const parameter of walk(left))
    if (parameter.type === 'identifier' && parameter !== name) read(parameter, scope)
}

function visitImport({ node, scope }: Visit, collector: Collector): void {
  if (node.children.some(({ type }) => type === 'wildcard_import')) collector.hasStarImport = true
  for (const child of node.children) {
    if (child.field !== 'name') continue
    const alias = childOf(child, 'alias')
    const path = child.type === 'aliased_import' ? childOf(child, 'name') : child
    const name = alias ?? path?.children.at(node.type === 'import_statement' ? 0 : -1)
    if (name) collector.bind(name, scope, 'import')
  }
}

/** `global` and `nonlocal`. */
function visitDeclaration({ node, scope }: Visit, { read }: Collector): void {
  for (const child of node.children) if (child.type === 'identifier') read(child, scope)
}

function visitCase({ node, scope }: Visit, { push }: Collector): void {
  for (const child of node.children)
    push(child, { scope, mode: child.type === 'case_pattern' ? 'pattern' : 'read' })
}

/** In patterns, a single name captures the value, and `_` captures nothing. */
function visitDottedName({ node, scope, mode }: Visit, { bind, read }: Collector): void {
  const [first] = node.children
  if (!first) return
  if (mode !== 'pattern' || node.children.length > 1) read(first, scope)
  else if (textOf(first) !== '_') bind(first, scope, 'target')
}

function visitClassPattern({ node, scope }: Visit, { push }: Collector): void {
  for (const child of node.children)
    push(child, { scope, mode: child.type === 'dotted_name' ? 'read' : 'pattern' })
}

function visitKeywordPattern({ node, scope }: Visit, { push }: Collector): void {
  for (const child of node.children.slice(1)) push(child, { scope, mode: 'pattern' })
}

/** Declarations apply to the whole scope, also to the code before them. */
function declareGlobals(body: SyntaxNode | undefined, scope: Scope): void {
  const nodes = body ? [body] : []
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'global_statement' || node.type === 'nonlocal_statement') {
      const declared = node.type === 'global_statement' ? scope.globals : scope.nonlocals
      for (const child of node.children) if (child.type === 'identifier') declared.add(textOf(child))
    }
    if (node.type === 'function_definition' || node.type === 'class_definition') continue
    if (/statement$|block|clause|module|decorated_definition/.test(node.type))
      for (const child of node.children) nodes.push(child)
  }
}

function nonlocalOwner(scope: Scope, name: string): Scope {
  for (let at = scope.parent; at; at = at.parent)
    if (at.kind === 'function' && !at.nonlocals.has(name)) return at
  return scope
}

function createScope(node: SyntaxNode, kind: Scope['kind'], parent: Scope | undefined): Scope {
  return { node, kind, parent, bindings: new Map(), globals: new Set(), nonlocals: new Set() }
}

function createBinding(name: string, scope: Scope): Binding {
  return { name, scope, sites: [], references: [], isAmbiguous: false }
}

function firstIdentifier(node: SyntaxNode): SyntaxNode | undefined {
  for (const each of walk(node)) if (each.type === 'identifier') return each
  return undefined
}
