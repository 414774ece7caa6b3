import { createPositionMap } from '../../source-code/position-map.ts'
import type { TextEdit } from '../../source-code/text-edits.ts'
import type { ParsedLanguage } from '../../syntax/grammars.ts'
import { findSyntaxErrors } from '../../syntax/syntax-errors.ts'
import { type SyntaxTree, textOf, walk } from '../../syntax/syntax-tree.ts'
import type { LanguageSupport, Revision, VerificationStep } from '../operation.ts'
import { editsOf } from '../revise-files.ts'
import { type ParsedFile, parseFiles } from './refactoring.ts'

/** Finds names that mean something else after the edits, by the rules of a language. */
export type CompareNames = (
  before: SyntaxTree,
  after: SyntaxTree,
  toAfter: (offset: number) => number | undefined,
) => { count: number; problems: string[] }

/** Parses the result, compares the meaning of names, and looks for lost comments. */
export function verifyWith(
  languages: readonly ParsedLanguage[],
  compareNames: CompareNames,
): LanguageSupport['verify'] {
  return async ({ before, after, changes }: Revision) => {
    const changedPaths = new Set(changes.flatMap(({ edits }) => edits.map(({ path }) => path)))
    const isChanged = ({ path }: { path: string }) => changedPaths.has(path)
    const old = await parseFiles({ files: before.filter(isChanged) }, languages)
    const revised = await parseFiles({ files: after.filter(isChanged) }, languages)
    const pairs = old.flatMap((file) => {
      const match = revised.find(({ path }) => path === file.path)
      return match ? [{ file, match }] : []
    })
    const steps: VerificationStep[] = []
    const add = (name: VerificationStep['name'], problem: string | undefined, success: string) => {
      steps.push({ name, ok: problem === undefined, detail: problem ?? success })
      return problem === undefined
    }

    const broken = pairs.flatMap(({ file, match }) => findNewError(file, match) ?? [])
    if (!add('parse', broken[0], 'There are no new syntax errors.')) return steps

    let count = 0
    const problems: string[] = []
    for (const { file, match } of pairs) {
      const map = createPositionMap(
        editsOf(changes, file.path).map((edit) => skipFirstCharacter(edit, file.text)),
      )
      const result = compareNames(file.tree, match.tree, map.toAfter)
      count += result.count
      problems.push(...result.problems)
    }
    if (!add('references', problems[0], `${count} names mean the same as before.`)) return steps

    if (!changes.some(({ removesComments }) => removesComments)) {
      const lost = pairs.flatMap(({ file, match }) => findLostComment(file.tree, match.tree) ?? [])
      add('comments', lost[0] && `It would remove the comment ${lost[0]}`, 'All comments are kept.')
    }
    return steps
  }
}

/** A renamed identifier starts where the old one starts. */
function skipFirstCharacter({ start, end, text }: TextEdit, content: string): TextEdit {
  const isRenamed = name.test(content.slice(start, end)) && name.test(text)
  return isRenamed ? { start: start + 1, end, text: text.slice(1) } : { start, end, text }
}

const name = /^[\p{ID_Start}$_@][\p{ID_Continue}$]*$/u

function findNewError(before: ParsedFile, after: ParsedFile): string | undefined {
  if (!after.tree.hasErrors) return undefined
  const countBefore = findSyntaxErrors(before.tree).length
  const errors = findSyntaxErrors(after.tree)
  const [first] = errors
  return first && errors.length > countBefore
    ? `Line ${first.line} of ${after.path}: ${first.message}`
    : undefined
}

function findLostComment(before: SyntaxTree, after: SyntaxTree): string | undefined {
  const remaining = new Map<string, number>()
  for (const comment of comments(after)) remaining.set(comment, (remaining.get(comment) ?? 0) + 1)
  for (const comment of comments(before)) {
    const count = remaining.get(comment) ?? 0
    if (count === 0) return comment
    remaining.set(comment, count - 1)
  }
  return undefined
}

function* comments(tree: SyntaxTree): Generator<string> {
  for (const node of walk(tree.root)) {
    if (node.isNamed && node.type.endsWith('comment')) yield textOf(node).replace(/\s+/g, ' ').trim()
  }
}
