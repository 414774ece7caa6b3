import { lineOf, type SyntaxTree, textOf, walk } from './syntax-tree.ts'

export interface SyntaxProblem {
  start: number
  end: number
  /** Lines start at 1. */
  line: number
  column: number
  message: string
}

const maxErrors = 100

/** Lists the locations of syntax errors. */
export function findSyntaxErrors(tree: SyntaxTree): SyntaxProblem[] {
  if (!tree.hasErrors) return []
  const errors: SyntaxProblem[] = []
  for (const node of walk(tree.root)) {
    if (node.type !== 'ERROR' && !node.isMissing) continue
    if (node.parent?.type === 'ERROR') continue
    const line = lineOf(tree, node.start)
    const text = textOf(node).trim().split('\n', 1)[0]?.slice(0, 40)
    errors.push({
      start: node.start,
      end: node.end,
      line,
      column: node.start - (tree.lineStarts[line - 1] ?? 0) + 1,
      message: node.isMissing ? `\`${node.type}\` is missing.` : `\`${text}\` is unexpected.`,
    })
    if (errors.length === maxErrors) break
  }
  return errors
}
