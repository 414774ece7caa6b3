import ts from 'typescript-6'
import type { Project } from '../../typescript/project.ts'

/** Finds a comment that is in the old code and not in the revised code. */
export function findLostComment(old: Project, revised: Project): string | undefined {
  const changedFiles = old.sourceFiles.filter(
    (file) => revised.program.getSourceFile(file.fileName)?.text !== file.text,
  )
  const rest = new Map<string, number>()
  const changedNames = new Set(changedFiles.map(({ fileName }) => fileName))
  const oldNames = new Set(old.sourceFiles.map(({ fileName }) => fileName))
  for (const file of revised.sourceFiles) {
    if (!changedNames.has(file.fileName) && oldNames.has(file.fileName)) continue
    for (const comment of commentsOf(file)) rest.set(comment, (rest.get(comment) ?? 0) + 1)
  }
  for (const comment of changedFiles.flatMap(commentsOf)) {
    const count = rest.get(comment) ?? 0
    if (count === 0) return comment
    rest.set(comment, count - 1)
  }
  return undefined
}

/** Comments stand before and after tokens. Between the children of a node are only tokens without comment signs. */
function commentsOf(file: ts.SourceFile): string[] {
  const { text } = file
  if (!/\/[/*]/.test(text)) return []
  const comments: string[] = []
  const read = (start: number, end: number): void => {
    for (const [match] of text.slice(start, end).matchAll(comment)) comments.push(match.replace(/\s+/g, ' '))
  }
  const walk = (node: ts.Node): void => {
    if (ts.isToken(node)) {
      if (!ts.isJsxText(node)) read(node.pos, node.getStart(file))
      return
    }
    let at = node.pos
    ts.forEachChild(node, (child) => {
      read(at, child.pos)
      walk(child)
      at = child.end
    })
    read(at, node.end)
  }
  walk(file)
  return comments
}

const comment = /\/\/.*|\/\*[\s\S]*?\*\//g
