import type { FileChange } from './git.ts'
import { GitError } from './git-error.ts'
import { modeOf } from './tree-object.ts'

export interface ParseOptions {
  /** Whether the output was truncated. */
  isCut: boolean
  maxFiles: number
  maxPatchBytes: number | undefined
}

interface Raw {
  change: FileChange
  /** A file whose type changed has two sections: removed and added. */
  sections: number
}

/** Parses the output of `diff-tree -z --raw --numstat`, with or without `--patch`. */
export function parseDiff(output: Buffer, { isCut, maxFiles, maxPatchBytes }: ParseOptions): FileChange[] {
  if (isCut && !output.includes('\0\0')) throw new GitError('too-large', 'Too many files differ')
  const fields = createFieldReader(output)
  const raws: Raw[] = []
  for (let word = fields.peek(); word?.startsWith(':'); word = fields.peek()) raws.push(readRaw(fields))
  for (const { change } of raws) readCounts(fields, change)
  // An empty field precedes the patches.
  fields.next()
  const patches = splitPatches(output.subarray(fields.at()), isCut)
  let section = 0
  for (const { change, sections } of raws.slice(0, maxFiles)) {
    const parts = patches.slice(section, section + sections)
    section += sections
    const hunks = parts.map(hunksOf).filter((part) => part !== undefined)
    const length = hunks.reduce((sum, part) => sum + part.length, 0)
    if (parts.length < sections || length === 0 || length > (maxPatchBytes ?? length)) continue
    change.patch = hunks.map((part) => part.toString('utf8').replace(/\n$/, '')).join('\n')
  }
  return raws.slice(0, maxFiles).map(({ change }) => change)
}

interface FieldReader {
  peek(): string | undefined
  next(): string
  at(): number
}

function createFieldReader(output: Buffer): FieldReader {
  let at = 0
  const endOf = () => output.indexOf(0, at)
  return {
    peek: () => (endOf() < 0 ? undefined : output.toString('utf8', at, endOf())),
    next() {
      const end = endOf()
      if (end < 0) return ''
      const word = output.toString('utf8', at, end)
      at = end + 1
      return word
    },
    at: () => at,
  }
}

const statuses = new Map<string, FileChange['status']>(
  Object.entries({
    A: 'added',
    D: 'removed',
    M: 'modified',
    R: 'renamed',
    C: 'copied',
    T: 'changed',
  }),
)

function readRaw(fields: FieldReader): Raw {
  const [oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''] = fields
    .next()
    .slice(1)
    .split(' ')
  const status = statuses.get(letter.charAt(0))
  if (!status)
    throw new GitError('failed', `unexpected status in git diff-tree output: ${letter.slice(0, 20)}`)
  const first = fields.next()
  const hasTwo = status === 'renamed' || status === 'copied'
  const change: FileChange = {
    path: hasTwo ? fields.next() : first,
    ...(hasTwo ? { previousPath: first } : {}),
    status,
    mode: modeOf(status === 'removed' ? oldMode : newMode),
    oid: presentOid(newOid),
    previousOid: presentOid(oldOid),
    isBinary: false,
    additions: 0,
    deletions: 0,
  }
  return { change, sections: status === 'changed' ? 2 : 1 }
}

function presentOid(oid: string): string | null {
  return /^0+$/.test(oid) ? null : oid
}

function readCounts(fields: FieldReader, change: FileChange): void {
  const [additions = '', deletions = '', path] = fields.next().split('\t')
  if (path === '') {
    fields.next()
    fields.next()
  }
  change.isBinary = additions === '-'
  change.additions = Number(additions) || 0
  change.deletions = Number(deletions) || 0
}

/** Content lines start with a space, a sign or a backslash, so this is always a header. */
const heading = Buffer.from('\ndiff --git ')

function splitPatches(text: Buffer, isCut: boolean): Buffer[] {
  const starts: number[] = text.length ? [0] : []
  for (let at = text.indexOf(heading); at >= 0; at = text.indexOf(heading, at + 1)) starts.push(at + 1)
  const parts = starts.map((start, index) => text.subarray(start, starts[index + 1]))
  return isCut ? parts.slice(0, -1) : parts
}

function hunksOf(section: Buffer): Buffer | undefined {
  const start = section.indexOf('\n@@ ')
  return start < 0 ? undefined : section.subarray(start + 1)
}
