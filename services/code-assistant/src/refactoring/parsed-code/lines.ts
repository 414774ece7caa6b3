import type { TextEdit } from '../../source-code/text-edits.ts'
import type { SyntaxNode, SyntaxTree } from '../../syntax/syntax-tree.ts'

export function lineStartOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** The end of the line with an offset, before the line break. */
export function lineEndOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return text[end - 1] === '\r' && end > offset ? end - 1 : end
}

/** Behind the line break. */
export function nextLineOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** The white space before the code of a line. */
export function indentAt(text: string, offset: number): string {
  return /[ \t]*/y.exec(text.slice(lineStartOf(text, offset)))?.[0] ?? ''
}

export function newlineOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n'
}

/** True if the lines of the code contain only that code, white space, and a comment after it. */
export function ownsLines(
  text: string,
  { start, end }: { start: number; end: number },
  comment = /^$/,
): boolean {
  const before = text.slice(lineStartOf(text, start), start)
  const after = text.slice(end, lineEndOf(text, end)).trim()
  return before.trim() === '' && (after === '' || comment.test(after))
}

/** Edits that indent the lines of a range differently. Lines inside of strings stay as they are. */
export function reindent(
  tree: SyntaxTree,
  { start, end }: { start: number; end: number },
  from: string,
  to: string,
): TextEdit[] | undefined {
  const { text } = tree
  const inStrings = stringLines(tree.root, start, end)
  const edits: TextEdit[] = []
  for (let at = lineStartOf(text, start); at < end; at = nextLineOf(text, at)) {
    if (inStrings.has(at) || text.slice(at, lineEndOf(text, at)).trim() === '') continue
    // A line with less indentation, such as a comment at the margin or a continued line.
    if (!text.startsWith(from, at)) {
      const own = indentAt(text, at)
      if (!from.startsWith(own)) return undefined
      continue
    }
    if (from !== to) edits.push({ start: at, end: at + from.length, text: to })
  }
  return edits
}

/** Lines whose start is inside of a string. */
function stringLines(root: SyntaxNode, start: number, end: number): Set<number> {
  const starts = new Set<number>()
  const { text } = root.tree
  const stack = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.end <= start || node.start >= end) continue
    stack.push(...node.children)
    if (!/string|heredoc|char_literal|template/.test(node.type)) continue
    for (let at = nextLineOf(text, node.start); at < node.end; at = nextLineOf(text, at)) starts.add(at)
  }
  return starts
}
