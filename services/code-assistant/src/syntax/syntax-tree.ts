import type { ParsedLanguage } from './grammars.ts'

/** A node of a concrete syntax tree. Offsets count UTF-16 code units. */
export interface SyntaxNode {
  /** The type in the grammar; that of an anonymous node is its text, such as `if` or `+`. */
  readonly type: string
  readonly isNamed: boolean
  /** The parser inserted it to recover from an error; it has no text. */
  readonly isMissing: boolean
  /** Its role in the parent, such as `name` or `body`. */
  readonly field: string | undefined
  readonly start: number
  readonly end: number
  readonly parent: SyntaxNode | undefined
  readonly children: readonly SyntaxNode[]
  readonly tree: SyntaxTree
}

export interface SyntaxTree {
  readonly language: ParsedLanguage
  readonly text: string
  readonly root: SyntaxNode
  readonly hasErrors: boolean
  /** Offsets at which lines start. */
  readonly lineStarts: readonly number[]
}

export function textOf(node: SyntaxNode): string {
  return node.tree.text.slice(node.start, node.end)
}

/** Finds the first child with a role. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field)
}

export function namedChildrenOf(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter((child) => child.isNamed && !child.type.includes('comment'))
}

/** Numbers of lines start at 1. */
export function lineOf(tree: SyntaxTree, offset: number): number {
  let low = 0
  let high = tree.lineStarts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tree.lineStarts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The node and all below it in the order of the text. Deep trees do not exhaust the stack. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  const stack = [node]
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next
    for (let i = next.children.length - 1; i >= 0; i--) {
      const child = next.children[i]
      if (child) stack.push(child)
    }
  }
}

/** The nodes that contain a node, the closest first. */
export function* ancestorsOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (let at = node.parent; at; at = at.parent) yield at
}

/** The smallest node that covers the range. */
export function nodeAt(tree: SyntaxTree, start: number, end = start): SyntaxNode {
  let node = tree.root
  for (;;) {
    const inner = node.children.find(
      (child) => child.start <= start && end <= child.end && child.start < child.end,
    )
    if (!inner) return node
    node = inner
  }
}
