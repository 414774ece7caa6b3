import { describeProblem, findSemanticProblems } from '../typescript/diagnostics.ts'
import { openProject } from '../typescript/project.ts'
import type { GeneratedFile } from './generate-code-task.ts'

/**
 * Checks the types of those files that import no packages, with the library of the language only. Undefined if there is
 * none.
 */
export function checkTypes(files: readonly GeneratedFile[]): { ok: boolean; detail: string } | undefined {
  const checked = files.filter(
    ({ path, content }) => path.endsWith('.ts') && !/\bfrom ['"](?!\.)/.test(content),
  )
  if (checked.length === 0) return undefined
  const project = openProject(checked)
  const [first] = findSemanticProblems(project)
  return first
    ? { ok: false, detail: describeProblem(project, first) }
    : { ok: true, detail: `${checked.map(({ path }) => path).join(', ')} passes the strict checks.` }
}
