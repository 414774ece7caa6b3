import type { SyntaxNode } from '../../syntax/syntax-tree.ts'

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
