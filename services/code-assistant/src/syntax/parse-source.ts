import treeSitter, { type Language as Grammar, type Tree, type TreeCursor } from '@vscode/tree-sitter-wasm'
import { LRUCache } from 'lru-cache'
import { loadGrammar, type ParsedLanguage } from './grammars.ts'
import type { SyntaxNode, SyntaxTree } from './syntax-tree.ts'

interface MutableNode extends SyntaxNode {
  children: MutableNode[]
  parent: MutableNode | undefined
}

/** Steps of one task parse the same text: an operation, its verification, and its next pass. */
const trees = new LRUCache<string, SyntaxTree>({
  maxSize: 500_000,
  sizeCalculation: ({ text }) => text.length + 1,
})

/**
 * Parses code. Code with errors gives a tree as well, with nodes of the type `ERROR`. Runs on worker threads only: the
 * time that hostile code takes is bounded by the pool.
 */
export async function parseSource(language: ParsedLanguage, text: string): Promise<SyntaxTree> {
  const key = `${language}\n${text}`
  const cached = trees.get(key)
  if (cached) return cached
  const copy = parse(await loadGrammar(language), language, text)
  trees.set(key, copy)
  return copy
}

function parse(grammar: Grammar, language: ParsedLanguage, text: string): SyntaxTree {
  const parser = new treeSitter.Parser()
  let tree: Tree | null = null
  try {
    parser.setLanguage(grammar)
    tree = parser.parse(text)
    if (!tree) throw new Error('The parser stopped')
    return copyTree(tree, grammar, { language, text })
  } finally {
    tree?.delete()
    parser.delete()
  }
}

/**
 * Copies the tree out of WebAssembly in one pass: reading a node there costs several calls each time, and its memory is
 * not collected.
 */
function copyTree(
  tree: Tree,
  grammar: Grammar,
  source: { language: ParsedLanguage; text: string },
): SyntaxTree {
  const cursor = tree.walk()
  const copy: SyntaxTree & { root: SyntaxNode } = {
    ...source,
    hasErrors: tree.rootNode.hasError,
    lineStarts: findLineStarts(source.text),
    // Replaced below; the nodes refer to the tree.
    root: undefined as never,
  }
  let node = copyNode(cursor, grammar, copy, undefined)
  copy.root = node
  try {
    for (;;) {
      // Tokens have no children.
      if (node.isNamed && node.type !== 'identifier' && cursor.gotoFirstChild()) {
        node = copyNode(cursor, grammar, copy, node)
        continue
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent() || !node.parent) return copy
        node = node.parent
      }
      node = copyNode(cursor, grammar, copy, node.parent)
    }
  } finally {
    cursor.delete()
  }
}

function copyNode(
  cursor: TreeCursor,
  grammar: Grammar,
  tree: SyntaxTree,
  parent: MutableNode | undefined,
): MutableNode {
  const start = cursor.startIndex
  const end = cursor.endIndex
  const typeId = cursor.nodeTypeId
  const type = grammar.types[typeId]
  const fieldId = cursor.currentFieldId
  const node: MutableNode = {
    // Errors have a type outside the table.
    type: type ?? 'ERROR',
    isNamed: type === undefined || grammar.nodeTypeIsNamed(typeId),
    isMissing: start === end && cursor.nodeIsMissing,
    field: fieldId === 0 ? undefined : (grammar.fields[fieldId] ?? undefined),
    start,
    end,
    parent,
    children: [],
    tree,
  }
  parent?.children.push(node)
  return node
}

function findLineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
