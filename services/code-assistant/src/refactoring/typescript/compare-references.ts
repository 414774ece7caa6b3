import ts from 'typescript-6'
import { findNodes, visit } from '../../typescript/nodes.ts'
import type { Project } from '../../typescript/project.ts'
import { symbolOf } from '../../typescript/references.ts'

type ToAfter = (path: string, offset: number) => { path: string; start: number } | undefined

/** Finds names that no longer mean the same declaration, such as one that a new variable shadows. */
export function compareReferences(
  old: Project,
  revised: Project,
  toAfter: ToAfter,
): { count: number; problems: string[] } {
  let count = 0
  const problems: string[] = []
  for (const file of old.sourceFiles) {
    const path = old.pathOf(file.fileName)
    visit(file, (node) => {
      if (!ts.isIdentifier(node) || isPropertyName(node)) return
      const location = toAfter(path, node.getStart(file))
      const token = location && identifierAt(revised, location)
      if (!token) return
      const before = declarationOf(old, node)
      if (!before) return
      count++
      const after = declarationOf(revised, token)
      if (!after) problems.push(`"${node.text}" is no longer declared.`)
      else if (!isSameDeclaration(before, after))
        problems.push(`"${node.text}" would mean another declaration.`)
    })
  }
  return { count, problems }

  function isSameDeclaration(before: ts.Declaration, after: ts.Declaration): boolean {
    const isOwn = (project: Project, declaration: ts.Declaration) =>
      project.sourceFiles.includes(declaration.getSourceFile())
    if (!isOwn(old, before) || !isOwn(revised, after)) return isOwn(old, before) === isOwn(revised, after)
    const name = ts.getNameOfDeclaration(before) ?? before
    const expected = toAfter(old.pathOf(before.getSourceFile().fileName), name.getStart())
    // The declaration itself was rewritten.
    if (!expected) return true
    const actual = ts.getNameOfDeclaration(after) ?? after
    const path = revised.pathOf(after.getSourceFile().fileName)
    return path === expected.path && actual.getStart() === expected.start
  }
}

/** The meaning of `a.name` follows from the type of `a`, which the diagnostics compare. */
const isPropertyName = (name: ts.Identifier): boolean => {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return parent.name === name
  return ts.isQualifiedName(parent) && parent.right === name
}

function declarationOf(project: Project, name: ts.Identifier): ts.Declaration | undefined {
  const symbol = symbolOf(project, name)
  return symbol?.valueDeclaration ?? symbol?.declarations?.[0]
}

const identifiers = new WeakMap<ts.SourceFile, Map<number, ts.Identifier>>()

function identifierAt(
  project: Project,
  { path, start }: { path: string; start: number },
): ts.Identifier | undefined {
  const file = project.findSourceFile(path)
  if (!file) return undefined
  let byStart = identifiers.get(file)
  if (!byStart) {
    byStart = new Map()
    for (const name of findNodes(file, ts.isIdentifier)) byStart.set(name.getStart(file), name)
    identifiers.set(file, byStart)
  }
  return byStart.get(start)
}
