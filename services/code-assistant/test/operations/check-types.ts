import { findSemanticProblems, findSyntaxProblems } from '../../src/typescript/diagnostics.ts'
import { openProject } from '../../src/typescript/project.ts'

/** Errors of the TypeScript compiler, which also checks JavaScript. */
export function findProblems(files: Record<string, string>): string[] {
  const project = openProject(Object.entries(files).map(([path, content]) => ({ path, content })))
  return [...findSyntaxProblems(project), ...findSemanticProblems(project)].map(
    ({ path, message }) => `${path}: ${message}`,
  )
}
