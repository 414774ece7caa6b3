import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { GitRepository } from '../../git/git.ts'

/** GitHub's search order. */
const paths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']
const maxBytes = 3 * 1024 * 1024
/** Each error repeats its line, and a file may consist of nothing but errors. */
const maxErrors = 500
const maxSourceLength = 500

/** No path is longer, so a longer pattern matches by its wildcards only. */
const maxPatternLength = 4096

/** Returns why a pattern is not supported, or undefined. */
export function findPatternError(pattern: string): string | undefined {
  if (pattern.length > maxPatternLength) return `patterns have at most ${maxPatternLength} characters`
  return /^!|\[|\]|\*{3,}/.test(pattern) ? 'negations and character ranges are not supported' : undefined
}

export interface OwnersLine {
  path: string
  line: number
  source: string
  pattern: string
  owners: readonly { text: string; column: number }[]
}

export interface OwnersError {
  line: number
  column: number
  kind: string
  source: string
  suggestion: string | null
  message: string
  path: string
}

export async function readOwners(
  repository: GitRepository,
  commitOid: string,
): Promise<OwnersLine[] | undefined> {
  for (const path of paths) {
    const entry = await repository.entryAt(commitOid, path)
    const blob = entry?.type === 'blob' ? await repository.findBlob(entry.oid, { maxBytes }) : undefined
    if (blob?.bytes) return parseAll(path, blob.bytes.toString())
  }
  return undefined
}

/** The first errors. `isKnown` returns whether a login, team or address has write access. */
export async function findOwnersErrors(
  lines: readonly OwnersLine[],
  isKnown: (owner: string) => Promise<boolean>,
): Promise<OwnersError[]> {
  const errors: OwnersError[] = []
  const known = new Map<string, boolean>()
  for (const { path, line, source: wholeLine, pattern, owners } of lines) {
    const source = wholeLine.slice(0, maxSourceLength)
    const emit = (kind: string, column: number, suggestion: string | null, what: string) =>
      errors.push({
        line,
        column,
        kind,
        source,
        suggestion,
        path,
        message: `${kind} on line ${line}: ${what}\n\n  ${source}\n  ${' '.repeat(Math.min(column - 1, maxSourceLength))}^`,
      })
    if (errors.length >= maxErrors) return errors
    const patternError = findPatternError(pattern)
    if (patternError) emit('Invalid pattern', 1, null, patternError)
    for (const { text, column } of owners) {
      if (errors.length >= maxErrors) return errors
      if (!/^@[\w-]+(?:\/[\w-]+)?$|^\S+@\S+\.\S+$/.test(text))
        emit('Invalid owner', column, null, 'an owner is @user, @organization/team or an e-mail address')
      else if (!(await isKnownOnce(text)))
        emit('Unknown owner', column, `make sure ${text} exists and has write access to the repository`, text)
    }
  }
  return errors

  async function isKnownOnce(owner: string): Promise<boolean> {
    const isKnownOwner = known.get(owner) ?? (await isKnown(owner))
    known.set(owner, isKnownOwner)
    return isKnownOwner
  }
}

async function parseAll(path: string, text: string): Promise<OwnersLine[]> {
  const lines: OwnersLine[] = []
  let line = 0
  for (const source of text.split('\n')) {
    const parsed = parse(path, ++line, source)
    if (parsed) lines.push(parsed)
    await yieldIfBusy()
  }
  return lines
}

function parse(path: string, line: number, source: string): OwnersLine | undefined {
  const text = source.replace(/(?:^|\s)#.*$/, '').trimEnd()
  const fields = [...text.matchAll(/(?:\\.|\S)+/g)].map(({ 0: word, index }) => ({
    text: word,
    column: index + 1,
  }))
  const [pattern, ...owners] = fields
  return pattern && { path, line, source, pattern: pattern.text, owners }
}
