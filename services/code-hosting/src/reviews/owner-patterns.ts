/** A line of CODEOWNERS: a pattern and the owners of the files that it matches. */
export interface OwnedPattern {
  pattern: string
  owners: readonly string[]
}

export interface CompiledPattern {
  owners: readonly string[]
  matches(path: string): boolean
}

/** Patterns that CODEOWNERS does not support are left out: negations and character ranges. */
export function compilePatterns(lines: readonly OwnedPattern[]): CompiledPattern[] {
  return lines.flatMap(({ pattern, owners }) => {
    if (/^!|\[|\]|\*{3,}/.test(pattern)) return []
    const parts = partsOf(pattern)
    return [{ owners, matches: (path) => matchesAll(parts, path.split('/'), matchesSegment) }]
  })
}

/** The last matching pattern wins. A pattern without owners removes the owners of the files. */
export function ownersOf(patterns: readonly CompiledPattern[], path: string): readonly string[] {
  return patterns.findLast(({ matches }) => matches(path))?.owners ?? []
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

function matchesSegment(part: Part, segment: string): boolean {
  return matchesAll(
    part,
    [...segment],
    (character, text) => character.is === undefined || character.is === text,
  )
}

/** Matches without backtracking beyond the last `many`, so it takes at most pattern × input steps. */
function matchesAll<Element, Input>(
  pattern: readonly (Element | null)[],
  input: readonly Input[],
  matches: (element: Element, one: Input) => boolean,
): boolean {
  let [at, read] = [0, 0]
  let resume: { at: number; read: number } | undefined
  while (read < input.length) {
    const element = pattern[at]
    const one = input[read]
    if (element === many) resume = { at: ++at, read }
    else if (element !== undefined && one !== undefined && matches(element, one))
      [at, read] = [at + 1, read + 1]
    else if (resume) {
      resume = { at: resume.at, read: resume.read + 1 }
      ;({ at, read } = resume)
    } else return false
  }
  return pattern.slice(at).every((element) => element === many)
}
