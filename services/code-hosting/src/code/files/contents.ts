import { problem } from '../../errors.ts'
import type { GitRepository, TreeEntry } from '../../git/git.ts'
import { trimSlashes } from '../../wire/encoded-paths.ts'
import { findSubmoduleUrl } from './submodules.ts'

export interface ContentEntry {
  path: string
  kind: 'file' | 'folder' | 'symlink' | 'submodule'
  oid: string
  sizeBytes: number
}

/** What stands at a path. */
export type Content =
  /** Without its bytes where they are too many for an answer in JSON. */
  | { kind: 'file'; entry: ContentEntry; bytes?: Buffer }
  | { kind: 'folder'; entry: ContentEntry; entries: ContentEntry[] }
  | { kind: 'symlink'; entry: ContentEntry; target: string }
  | { kind: 'submodule'; entry: ContentEntry; url: string }

const mostEntries = 1000
const maxBytesInJson = 1024 * 1024
const mostBytes = 100 * 1024 * 1024

/** Nothing where there is nothing. `commit` is an oid; the empty path is the root. */
export async function findContent(
  git: GitRepository,
  commit: string,
  path: string,
  { maxBytes = maxBytesInJson }: { maxBytes?: number } = {},
): Promise<Content | undefined> {
  const found = await git.entryAt(commit, trimSlashes(path))
  if (!found) return undefined
  if (found.mode === '120000') return readLink(git, commit, found)
  const kind = kindOf(found)
  const entry: ContentEntry = { path: found.path, kind, oid: found.oid, sizeBytes: found.sizeBytes ?? 0 }
  if (kind === 'folder') return { kind, entry, entries: await listFolder(git, found) }
  if (kind === 'submodule')
    return { kind, entry, url: (await findSubmoduleUrl(git, commit, found.path)) ?? '' }
  return readFile(git, entry, maxBytes)
}

/** Git's own order, in which the case of letters counts. */
async function listFolder(git: GitRepository, { oid, path }: TreeEntry): Promise<ContentEntry[]> {
  const { entries } = await git.listTree(oid, { maxEntries: mostEntries })
  return entries.map((entry) => ({
    path: path ? `${path}/${entry.path}` : entry.path,
    kind: kindOf(entry),
    oid: entry.oid,
    sizeBytes: entry.sizeBytes ?? 0,
  }))
}

async function readFile(
  git: GitRepository,
  entry: ContentEntry,
  maxBytes: number,
): Promise<Content & { kind: 'file' }> {
  const blob = await git.findBlob(entry.oid, { maxBytes })
  if (!blob) throw problem('not_found')
  if (blob.sizeBytes > mostBytes) throw tooLarge()
  const sized = { ...entry, sizeBytes: blob.sizeBytes }
  return { kind: 'file', entry: sized, ...(blob.bytes ? { bytes: blob.bytes } : {}) }
}

/** A link to a file of this repository shows that file under the link's name. */
async function readLink(git: GitRepository, commit: string, link: TreeEntry): Promise<Content> {
  const blob = await git.findBlob(link.oid, { maxBytes: 64 * 1024 })
  const target = blob?.bytes?.toString() ?? ''
  const entry: ContentEntry = {
    path: link.path,
    kind: 'symlink',
    oid: link.oid,
    sizeBytes: blob?.sizeBytes ?? 0,
  }
  const path = pathBehind(link.path, target)
  const behind = path === undefined ? undefined : await git.entryAt(commit, path)
  if (behind?.type !== 'blob' || behind.mode === '120000') return { kind: 'symlink', entry, target }
  return readFile(git, { ...entry, kind: 'file', oid: behind.oid }, maxBytesInJson)
}

function pathBehind(link: string, target: string): string | undefined {
  if (target === '' || target.startsWith('/')) return undefined
  const parts = link.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function kindOf({ mode, type }: TreeEntry): ContentEntry['kind'] {
  if (mode === '120000') return 'symlink'
  if (type === 'commit') return 'submodule'
  return type === 'tree' ? 'folder' : 'file'
}

export function tooLarge() {
  return problem('too_large', {
    message:
      'This API returns blobs of up to 100 MB. The requested blob is larger. Fetch it with git instead.',
    data: { errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }] },
  })
}
