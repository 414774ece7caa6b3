import { createPositionMap } from '../../source-code/position-map.ts'
import type { TextEdit } from '../../source-code/text-edits.ts'
import {
  describeProblem,
  findSemanticProblems,
  findSyntaxProblems,
  type Problem,
} from '../../typescript/diagnostics.ts'
import { openProject, type Project } from '../../typescript/project.ts'
import type { Revision, VerificationStep } from '../operation.ts'
import { editsOf, newPathOf } from '../revise-files.ts'
import { findLostComment } from './comments.ts'
import { compareReferences } from './compare-references.ts'

export function verifyTypescript({ before, after, changes }: Revision): VerificationStep[] {
  const old = openProject(before)
  const revised = openProject(after)
  const toAfter = mapPositions()
  const steps: VerificationStep[] = []

  const syntax = findNew(findSyntaxProblems)
  if (!add('parse', syntax.map(describe), 'There are no new syntax errors.')) return steps

  const semantic = findNew(findSemanticProblems)
  if (!add('diagnostics', semantic.map(describe), 'There are no new errors of names and types.')) return steps

  const { count, problems } = compareReferences(old, revised, toAfter)
  if (!add('references', problems, `${count} references resolve to the same declarations.`)) return steps

  const lost = changes.some(({ removesComments }) => removesComments)
    ? undefined
    : findLostComment(old, revised)
  add('comments', lost === undefined ? [] : [`It would remove the comment ${lost}`], 'All comments are kept.')
  return steps

  function add(name: VerificationStep['name'], [problem]: readonly string[], success: string): boolean {
    steps.push({ name, ok: problem === undefined, detail: problem ?? success })
    return problem === undefined
  }

  function describe(problem: Problem): string {
    return describeProblem(revised, problem)
  }

  /** An error is not new if it stands at the same code or says the same as one before. */
  function findNew(find: (project: Project) => Problem[]): Problem[] {
    const revisedProblems = find(revised)
    if (revisedProblems.length === 0) return []
    const oldProblems = find(old)
    const rest = new Map<string, number>()
    const take = (key: string) => {
      const count = rest.get(key) ?? 0
      if (count > 0) rest.set(key, count - 1)
      return count > 0
    }
    for (const { path, start, code } of oldProblems) {
      const key = keyAt(toAfter(path, start) ?? { path, start: -1 }, code)
      rest.set(key, (rest.get(key) ?? 0) + 1)
    }
    const unplaced = revisedProblems.filter((problem) => !take(keyAt(problem, problem.code)))
    if (unplaced.length === 0) return []
    const counts = countBy(oldProblems, textKey)
    for (const problem of revisedProblems)
      counts.set(textKey(problem), (counts.get(textKey(problem)) ?? 0) - 1)
    return unplaced.filter((problem) => (counts.get(textKey(problem)) ?? 0) < 0)
  }

  function mapPositions() {
    const maps = new Map(
      before.map(({ path, content }) => [
        path,
        createPositionMap(skipFirstCharacters(editsOf(changes, path), content)),
      ]),
    )
    const deleted = new Set(changes.flatMap((change) => change.deleted ?? []))
    return (path: string, offset: number): { path: string; start: number } | undefined => {
      const start = deleted.has(path) ? undefined : maps.get(path)?.toAfter(offset)
      return start === undefined ? undefined : { path: newPathOf(changes, path), start }
    }
  }
}

/** A renamed identifier starts where the old one starts. */
const skipFirstCharacters = (edits: readonly TextEdit[], content: string): TextEdit[] =>
  edits.map(({ start, end, text }) =>
    isName(content.slice(start, end)) && isName(text)
      ? { start: start + 1, end, text: text.slice(1) }
      : { start, end, text },
  )

const isName = (text: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text)

const keyAt = ({ path, start }: { path: string; start: number }, code: number) => `${path}:${start}:${code}`

const textKey = ({ code, message }: Problem) => `${code}:${message}`

function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
