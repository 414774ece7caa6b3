import type { GitRepository } from '../../git/git.ts'

/** GitHub's search order. */
const paths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']
const maxBytes = 3 * 1024 * 1024

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
    if (blob?.bytes)
      return blob.bytes
        .toString()
        .split('\n')
        .flatMap((source, at) => parse(path, at + 1, source))
  }
  return undefined
}

/** `isKnown` returns whether a login, team or address has write access. */
export async function findOwnersErrors(
  lines: readonly OwnersLine[],
  isKnown: (owner: string) => Promise<boolean>,
): Promise<OwnersError[]> {
  const errors: OwnersError[] = []
  for (const { path, line, source, pattern, owners } of lines) {
    const emit = (kind: string, column: number, suggestion: string | null, what: string) =>
      errors.push({
        line,
        column,
        kind,
        source,
        suggestion,
        path,
        message: `${kind} on line ${line}: ${what}\n\n  ${source}\n  ${' '.repeat(column - 1)}^`,
      })
    if (/^!|\[|\]|\*{3,}/.test(pattern))
      emit('Invalid pattern', 1, null, 'negations and ranges of characters are not understood here')
    for (const { text, column } of owners) {
      if (!/^@[\w-]+(?:\/[\w-]+)?$|^\S+@\S+\.\S+$/.test(text))
        emit('Invalid owner', column, null, 'an owner is @user, @organization/team or an e-mail address')
      else if (!(await isKnown(text)))
        emit('Unknown owner', column, `make sure ${text} exists and has write access to the repository`, text)
    }
  }
  return errors
}

function parse(path: string, line: number, source: string): OwnersLine[] {
  const text = source.replace(/(?:^|\s)#.*$/, '').trimEnd()
  const fields = [...text.matchAll(/(?:\\.|\S)+/g)].map(({ 0: word, index }) => ({
    text: word,
    column: index + 1,
  }))
  const [pattern, ...owners] = fields
  return pattern ? [{ path, line, source, pattern: pattern.text, owners }] : []
}
