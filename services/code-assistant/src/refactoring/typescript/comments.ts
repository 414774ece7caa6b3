import ts from 'typescript-6'
import type { Project } from '../../typescript/project.ts'

/** Finds a comment that is in the old code and not in the revised code. */
export function findLostComment(old: Project, revised: Project): string | undefined {
  const changed = old.sourceFiles.filter(
    (file) => revised.program.getSourceFile(file.fileName)?.text !== file.text,
  )
  const rest = new Map<string, number>()
  const changedNames = new Set(changed.map(({ fileName }) => fileName))
  const oldNames = new Set(old.sourceFiles.map(({ fileName }) => fileName))
  for (const file of revised.sourceFiles) {
    if (!changedNames.has(file.fileName) && oldNames.has(file.fileName)) continue
    for (const comment of commentsOf(file)) rest.set(comment, (rest.get(comment) ?? 0) + 1)
  }
  for (const comment of changed.flatMap(commentsOf)) {
    const count = rest.get(comment) ?? 0
    if (count === 0) return comment
    rest.set(comment, count - 1)
  }
  return undefined
}

/** Comments stand before and after tokens. */
function commentsOf(file: ts.SourceFile): string[] {
  if (!/\/[/*]/.test(file.text)) return []
  const ranges = new Map<number, number>()
  const add = (found: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of found ?? []) ranges.set(pos, end)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return
    const children = node.getChildren(file)
    if (children.length === 0) {
      add(ts.getLeadingCommentRanges(file.text, node.pos))
      add(ts.getTrailingCommentRanges(file.text, node.end))
    } else if (!ts.isJSDoc(node)) for (const child of children) walk(child)
  }
  walk(file)
  return [...ranges].map(([start, end]) => file.text.slice(start, end).replace(/\s+/g, ' '))
}
