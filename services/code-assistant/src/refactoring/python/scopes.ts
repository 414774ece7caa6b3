import { type SyntaxNode, type SyntaxTree, textOf } from '../../syntax/syntax-tree.ts'
import type { Binding, Scope } from './binding.ts'
import { isBuiltin } from './builtins.ts'
import { collectNames } from './collect-names.ts'

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
  const { module, scopes, names, bound, reads, hasStarImport } = collectNames(tree)
  const resolved = new Map(bound)
  const unresolved: SyntaxNode[] = []
  for (const { node, scope } of reads) {
    const binding = lookup(module, textOf(node), scope)
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
    all: [...scopes.values()],
    names,
    resolve: (name) => resolved.get(name),
    lookup: (name, scope) => lookup(module, name, scope),
    scopeAt(node) {
      for (let at: SyntaxNode | undefined = node; at; at = at.parent) {
        const scope = scopes.get(at)
        if (scope) return scope
      }
      return module
    },
    unresolved: unresolved.filter((node) => !isBuiltin(textOf(node))),
    hasStarImport,
  }
}

function lookup(module: Scope, name: string, from: Scope): Binding | undefined {
  for (let scope: Scope | undefined = from; scope; scope = scope.parent) {
    // Methods do not see the names of their class.
    if (scope.kind === 'class' && scope !== from) continue
    if (scope.globals.has(name)) return module.bindings.get(name)
    const binding = scope.nonlocals.has(name) ? undefined : scope.bindings.get(name)
    if (binding) return binding
  }
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
