import { childOf, type SyntaxNode, type SyntaxTree, textOf, walk } from '../../syntax/syntax-tree.ts'
import { isBuiltin } from './builtins.ts'

export type BindingKind =
  | 'parameter'
  | 'import'
  | 'function'
  | 'class'
  | 'assignment'
  | 'target'
  | 'exception'
  | 'delete'
  | 'type-parameter'

export interface BindingSite {
  node: SyntaxNode
  kind: BindingKind
}

/** A variable: all sites that bind one name in one scope. */
export interface Binding {
  name: string
  scope: Scope
  sites: BindingSite[]
  /** Nodes that read the variable, or name it in `global` and `nonlocal`. */
  references: SyntaxNode[]
  /** A read in a class or module may come before the first assignment and mean another variable. */
  isAmbiguous: boolean
}

export interface Scope {
  node: SyntaxNode
  kind: 'module' | 'class' | 'function' | 'comprehension'
  parent: Scope | undefined
  bindings: Map<string, Binding>
  globals: Set<string>
  nonlocals: Set<string>
}

export interface Scopes {
  module: Scope
  all: readonly Scope[]
  /** Every name that is a variable, with the scope in which it stands. */
  names: ReadonlyMap<SyntaxNode, Scope>
  resolve(name: SyntaxNode): Binding | undefined
  /** The variable that a name would refer to in a scope. */
  lookup(name: string, scope: Scope): Binding | undefined
  scopeAt(node: SyntaxNode): Scope
  /** Names that nothing binds. */
  unresolved: readonly SyntaxNode[]
  hasStarImport: boolean
}

type Mode = 'read' | 'target' | 'pattern'

interface Visit {
  node: SyntaxNode
  scope: Scope
  mode: Mode
  kind: BindingKind
}

const cache = new WeakMap<SyntaxTree, Scopes>()

/** Resolves names: https://docs.python.org/3/reference/executionmodel.html#naming-and-binding */
export function analyzeScopes(tree: SyntaxTree): Scopes {
  let scopes = cache.get(tree)
  if (!scopes) {
    scopes = createScopes(tree)
    cache.set(tree, scopes)
  }
  return scopes
}

function createScopes(tree: SyntaxTree): Scopes {
  const module = createScope(tree.root, 'module', undefined)
  const all: Scope[] = [module]
  const names = new Map<SyntaxNode, Scope>()
  const reads: { node: SyntaxNode; scope: Scope }[] = []
  const resolved = new Map<SyntaxNode, Binding>()
  const scopeOf = new Map<SyntaxNode, Scope>([[tree.root, module]])
  let hasStarImport = false
  const stack: Visit[] = [{ node: tree.root, scope: module, mode: 'read', kind: 'assignment' }]

  function open(node: SyntaxNode, kind: Scope['kind'], parent: Scope): Scope {
    const scope = createScope(node, kind, parent)
    all.push(scope)
    scopeOf.set(node, scope)
    return scope
  }

  function bind(node: SyntaxNode, scope: Scope, kind: BindingKind): void {
    const name = textOf(node)
    names.set(node, scope)
    const owner = scope.globals.has(name)
      ? module
      : scope.nonlocals.has(name)
        ? nonlocalOwner(scope, name)
        : scope
    const binding = owner.bindings.get(name) ?? {
      name,
      scope: owner,
      sites: [],
      references: [],
      isAmbiguous: false,
    }
    owner.bindings.set(name, binding)
    binding.sites.push({ node, kind })
    resolved.set(node, binding)
  }

  function read(node: SyntaxNode, scope: Scope): void {
    names.set(node, scope)
    reads.push({ node, scope })
  }

  // `global` after a nested function applies to the whole scope, so declarations come first.
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

  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { node, scope, mode, kind } = visit
    const push = (child: SyntaxNode | undefined, next: Partial<Visit> = {}) => {
      if (child) stack.push({ node: child, scope, mode: 'read', kind: 'assignment', ...next })
    }
    const pushAll = (next: Partial<Visit> = {}) => {
      for (let i = node.children.length - 1; i >= 0; i--) push(node.children[i], next)
    }
    switch (node.type) {
      case 'identifier':
        if (mode === 'target') bind(node, scope, kind)
        else read(node, scope)
        break
      case 'function_definition':
      case 'lambda': {
        const name = childOf(node, 'name')
        if (name) bind(name, scope, 'function')
        const inner = open(node, 'function', scope)
        const typeParameters = childOf(node, 'type_parameters')
        const body = childOf(node, 'body')
        declareGlobals(body, inner)
        // Annotations see type parameters, which is close enough to a scope between the two.
        push(body, { scope: inner })
        push(childOf(node, 'return_type'), { scope: typeParameters ? inner : scope })
        if (typeParameters) bindTypeParameters(typeParameters, inner, bind)
        for (const parameter of childOf(node, 'parameters')?.children ?? [])
          visitParameter(parameter, inner, typeParameters ? inner : scope)
        break
      }
      case 'class_definition': {
        const name = childOf(node, 'name')
        if (name) bind(name, scope, 'class')
        const inner = open(node, 'class', scope)
        const typeParameters = childOf(node, 'type_parameters')
        if (typeParameters) bindTypeParameters(typeParameters, inner, bind)
        const body = childOf(node, 'body')
        declareGlobals(body, inner)
        push(body, { scope: inner })
        push(childOf(node, 'superclasses'), { scope: typeParameters ? inner : scope })
        break
      }
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
      case 'generator_expression': {
        const inner = open(node, 'comprehension', scope)
        let isFirst = true
        for (const child of node.children) {
          if (child.type !== 'for_in_clause') {
            push(child, { scope: inner })
            continue
          }
          for (const part of child.children) {
            if (part.field === 'left') push(part, { scope: inner, mode: 'target', kind: 'target' })
            else push(part, { scope: isFirst ? scope : inner })
          }
          isFirst = false
        }
        break
      }
      case 'named_expression': {
        let owner = scope
        while (owner.kind === 'comprehension' && owner.parent) owner = owner.parent
        push(childOf(node, 'name'), { scope: owner, mode: 'target' })
        push(childOf(node, 'value'))
        break
      }
      case 'assignment':
        push(childOf(node, 'left'), { mode: 'target', kind: 'assignment' })
        push(childOf(node, 'type'))
        push(childOf(node, 'right'))
        break
      case 'augmented_assignment': {
        const left = childOf(node, 'left')
        if (left?.type === 'identifier') {
          bind(left, scope, 'assignment')
          reads.push({ node: left, scope })
        } else push(left)
        push(childOf(node, 'right'))
        break
      }
      case 'for_statement':
        for (const child of node.children)
          push(child, child.field === 'left' ? { mode: 'target', kind: 'target' } : {})
        break
      case 'as_pattern':
        for (const [index, child] of node.children.entries()) {
          const isAlias = index === node.children.length - 1
          if (!isAlias) push(child, { mode: mode === 'pattern' ? 'pattern' : 'read' })
          else
            push(child, {
              mode: 'target',
              kind: node.parent?.type === 'except_clause' ? 'exception' : 'target',
            })
        }
        break
      case 'delete_statement':
        pushAll({ mode: 'target', kind: 'delete' })
        break
      case 'type_alias_statement':
        push(childOf(node, 'right'))
        visitTypeAlias(childOf(node, 'left'), scope)
        break
      case 'import_statement':
      case 'import_from_statement':
      case 'future_import_statement':
        if (node.children.some(({ type }) => type === 'wildcard_import')) hasStarImport = true
        for (const child of node.children) if (child.field === 'name') bindImport(child, scope, node.type)
        break
      case 'global_statement':
      case 'nonlocal_statement':
        for (const child of node.children) if (child.type === 'identifier') read(child, scope)
        break
      case 'attribute':
        push(childOf(node, 'object'))
        break
      case 'keyword_argument':
        push(childOf(node, 'value'))
        break
      case 'case_clause':
        for (const child of node.children)
          push(child, child.type === 'case_pattern' ? { mode: 'pattern' } : {})
        break
      case 'dotted_name':
        visitDottedName(node, scope, mode)
        break
      case 'class_pattern':
        for (const child of node.children)
          push(child, { mode: child.type === 'dotted_name' ? 'read' : 'pattern' })
        break
      case 'keyword_pattern':
        for (const child of node.children.slice(1)) push(child, { mode: 'pattern' })
        break
      case 'splat_pattern':
        pushAll({ mode: 'target', kind: 'target' })
        break
      case 'subscript':
      case 'call':
      case 'decorated_definition':
      case 'block':
      case 'module':
        pushAll()
        break
      default:
        pushAll({ mode, kind })
    }
  }

  function visitParameter(parameter: SyntaxNode, inner: Scope, outer: Scope): void {
    const bindAll = (node: SyntaxNode) =>
      stack.push({ node, scope: inner, mode: 'target', kind: 'parameter' })
    if (/^(identifier|tuple_pattern|list_splat_pattern|dictionary_splat_pattern)$/.test(parameter.type)) {
      bindAll(parameter)
      return
    }
    for (const child of parameter.children) {
      if (
        child.field === 'name' ||
        /^(identifier|list_splat_pattern|dictionary_splat_pattern)$/.test(child.type)
      ) {
        if (child.field !== 'value') {
          bindAll(child)
          continue
        }
      }
      stack.push({ node: child, scope: outer, mode: 'read', kind: 'assignment' })
    }
  }

  function visitTypeAlias(left: SyntaxNode | undefined, scope: Scope): void {
    const name = left && firstIdentifier(left)
    if (!left || !name) return
    bind(name, scope, 'assignment')
    const parameters = [...walk(left)].filter((node) => node.type === 'identifier' && node !== name)
    for (const parameter of parameters) read(parameter, scope)
  }

  function bindImport(child: SyntaxNode, scope: Scope, type: string): void {
    const alias = childOf(child, 'alias')
    const path = child.type === 'aliased_import' ? childOf(child, 'name') : child
    const name = alias ?? (type === 'import_statement' ? path?.children[0] : path?.children.at(-1))
    if (name) bind(name, scope, 'import')
  }

  function visitDottedName(node: SyntaxNode, scope: Scope, mode: Mode): void {
    const [first] = node.children
    if (!first) return
    if (mode !== 'pattern' || node.children.length > 1) read(first, scope)
    else if (textOf(first) !== '_') bind(first, scope, 'target')
  }

  const unresolved: SyntaxNode[] = []
  for (const { node, scope } of reads) {
    const binding = lookup(textOf(node), scope)
    if (!binding) {
      unresolved.push(node)
      continue
    }
    if (!resolved.has(node)) binding.references.push(node)
    resolved.set(node, binding)
    if (binding.scope === scope && scope.kind !== 'function' && isReadEarly(node, binding))
      binding.isAmbiguous = scope.kind === 'class' || isBuiltin(binding.name)
  }

  return {
    module,
    all,
    names,
    resolve: (name) => resolved.get(name),
    lookup,
    scopeAt(node) {
      for (let at: SyntaxNode | undefined = node; at; at = at.parent) {
        const scope = scopeOf.get(at)
        if (scope) return scope
      }
      return module
    },
    unresolved: unresolved.filter((node) => !isBuiltin(textOf(node))),
    hasStarImport,
  }

  function nonlocalOwner(scope: Scope, name: string): Scope {
    for (let at = scope.parent; at; at = at.parent) {
      if (at.kind === 'function' && !at.nonlocals.has(name)) return at
    }
    return scope
  }

  function lookup(name: string, from: Scope): Binding | undefined {
    if (from.globals.has(name)) return module.bindings.get(name)
    for (let scope: Scope | undefined = from; scope; scope = scope.parent) {
      // Methods do not see the names of their class.
      if (scope.kind === 'class' && scope !== from) continue
      if (scope.globals.has(name)) return module.bindings.get(name)
      const binding = scope.nonlocals.has(name) ? undefined : scope.bindings.get(name)
      if (binding) return binding
    }
    return undefined
  }
}

function createScope(node: SyntaxNode, kind: Scope['kind'], parent: Scope | undefined): Scope {
  return { node, kind, parent, bindings: new Map(), globals: new Set(), nonlocals: new Set() }
}

function bindTypeParameters(
  list: SyntaxNode,
  scope: Scope,
  bind: (node: SyntaxNode, scope: Scope, kind: BindingKind) => void,
): void {
  for (const child of list.children) {
    const name = child.isNamed ? firstIdentifier(child) : undefined
    if (name) bind(name, scope, 'type-parameter')
  }
}

function firstIdentifier(node: SyntaxNode): SyntaxNode | undefined {
  for (const each of walk(node)) if (each.type === 'identifier') return each
  return undefined
}

function isReadEarly(node: SyntaxNode, { sites }: Binding): boolean {
  const [first] = sites
  if (!first) return false
  if (node.start < first.node.start) return true
  // In `x = x`, the read comes first.
  const statement = first.node.parent
  return /assignment$/.test(statement?.type ?? '') && statement !== undefined && node.end <= statement.end
}
