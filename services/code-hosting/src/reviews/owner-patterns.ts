import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { findPatternError } from '../code/files/codeowners.ts'
import { type StepBudget, StepsExceeded } from '../rules/linear-regex.ts'

/** A line of CODEOWNERS: a pattern and the owners of the files that it matches. */
export interface OwnedPattern {
  pattern: string
  owners: readonly string[]
}

export interface CompiledPattern {
  owners: readonly string[]
  /** Counts its steps down in the budget, and throws `StepsExceeded` below 0. */
  matches(path: OwnedPath, budget: StepBudget): boolean
}

/** The characters of each name of a path. */
type OwnedPath = readonly (readonly string[])[]

/** Returns undefined for a pattern that is not supported. */
export function compilePattern({ pattern, owners }: OwnedPattern): CompiledPattern | undefined {
  if (findPatternError(pattern)) return undefined
  const parts = partsOf(pattern)
  return { owners, matches: (path, budget) => matchesAll(parts, path, matchesName, budget) }
}

const stepsPerYield = 50_000

/** The last matching pattern wins. One without owners removes the owners of the files. Throws `StepsExceeded`. */
export async function findLastMatch(
  patterns: readonly CompiledPattern[],
  path: string,
  budget: StepBudget,
): Promise<CompiledPattern | undefined> {
  const names = path.split('/').map((name) => [...name])
  let yieldAt = budget.steps
  for (let at = patterns.length - 1; at >= 0; at--) {
    if (budget.steps <= yieldAt) {
      yieldAt = budget.steps - stepsPerYield
      await yieldIfBusy()
    }
    if (patterns[at]?.matches(names, budget)) return patterns[at]
  }
  return undefined
}

/** Any number of elements: folders in a path, characters in a name. */
const many = null

type Part = readonly (Character | null)[]
type Character = { is: string | undefined }

const anyName: Part = [many]

/** The rules of gitignore, for files: a pattern that matches a folder matches everything in it. */
function partsOf(pattern: string): (Part | null)[] {
  const names = pattern.replace(/^\//, '').replace(/\/$/, '').split('/')
  // A slash that is not the last character anchors the pattern to the root.
  const isAnchored = pattern.replace(/\/$/, '').includes('/')
  const isInside = pattern.endsWith('/') || names.at(-1) === '**'
  // `docs/*` matches the files of the folder, not those of its subfolders.
  const isDirect = !isInside && names.length > 1 && names.at(-1) === '*'
  return [
    ...(isAnchored ? [] : [many]),
    ...names.map((name) => (name === '**' ? many : charactersOf(name))),
    ...(isInside ? [anyName] : []),
    ...(isDirect ? [] : [many]),
  ]
}

function charactersOf(name: string): Part {
  return [...name.matchAll(/\\(.)|(\*+)|(\?)|./gsu)].map(([character, escaped, stars, question]) => {
    if (stars !== undefined) return many
    return { is: question === undefined ? (escaped ?? character) : undefined }
  })
}

function matchesName(part: Part, name: readonly string[], budget: StepBudget): boolean {
  return matchesAll(part, name, matchesCharacter, budget)
}

const matchesCharacter = ({ is }: Character, character: string) => is === undefined || is === character

/** Matches without backtracking beyond the last `many`, so it takes at most pattern × input steps. */
function matchesAll<Element, Input>(
  pattern: readonly (Element | null)[],
  input: readonly Input[],
  matches: (element: Element, one: Input, budget: StepBudget) => boolean,
  budget: StepBudget,
): boolean {
  let at = 0
  let read = 0
  let resumeAt = -1
  let resumeRead = 0
  while (read < input.length) {
    if (--budget.steps < 0) throw new StepsExceeded()
    const element = pattern[at]
    const one = input[read]
    if (element === many) {
      resumeAt = ++at
      resumeRead = read
    } else if (element !== undefined && one !== undefined && matches(element, one, budget)) {
      at++
      read++
    } else if (resumeAt >= 0) {
      at = resumeAt
      read = ++resumeRead
    } else return false
  }
  for (; at < pattern.length; at++) if (pattern[at] !== many) return false
  return true
}
