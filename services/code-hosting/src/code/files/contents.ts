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

/** The entry at a path. */
export type Content =
  /** Without bytes if the file is too large for JSON. */
  | { kind: 'file'; entry: ContentEntry; bytes?: Buffer }
  | { kind: 'folder'; entry: ContentEntry; entries: ContentEntry[] }
  | { kind: 'symlink'; entry: ContentEntry; target: string }
  | { kind: 'submodule'; entry: ContentEntry; url: string }

const maxListedEntries = 1000
const maxBytesInJson = 1024 * 1024
const maxBlobBytes = 100 * 1024 * 1024

/** Returns undefined for a missing path. `commit` is an oid, and the empty path is the root. */
export async function findContent(
  git: GitRepository,
  commit: string,
  path: string,
): Promise<Content | undefined> {
  const treeEntry = await git.entryAt(commit, trimSlashes(path))
  if (!treeEntry) return undefined
  if (treeEntry.mode === '120000') return readLink(git, commit, treeEntry)
  const kind = kindOf(treeEntry)
  const entry: ContentEntry = {
    path: treeEntry.path,
    kind,
    oid: treeEntry.oid,
    sizeBytes: treeEntry.sizeBytes ?? 0,
  }
  if (kind === 'folder') return { kind, entry, entries: await listFolder(git, treeEntry) }
  if (kind === 'submodule')
    return { kind, entry, url: (await findSubmoduleUrl(git, commit, treeEntry.path)) ?? '' }
  return readFile(git, entry)
}

/** In git's case-sensitive order. */
async function listFolder(git: GitRepository, { oid, path }: TreeEntry): Promise<ContentEntry[]> {
  const { entries } = await git.listTree(oid, { maxEntries: maxListedEntries })
  return entries.map((entry) => ({
    path: path ? `${path}/${entry.path}` : entry.path,
    kind: kindOf(entry),
    oid: entry.oid,
    sizeBytes: entry.sizeBytes ?? 0,
  }))
}

async function readFile(git: GitRepository, entry: ContentEntry): Promise<Content & { kind: 'file' }> {
  const blob = await git.findBlob(entry.oid, { maxBytes: maxBytesInJson })
  if (!blob) throw problem('not_found')
  if (blob.sizeBytes > maxBlobBytes) throw tooLarge()
  const sized = { ...entry, sizeBytes: blob.sizeBytes }
  return { kind: 'file', entry: sized, ...(blob.bytes ? { bytes: blob.bytes } : {}) }
}

/** A symlink to a file of this repository returns that file at the path of the link. */
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
  return readFile(git, { ...entry, kind: 'file', oid: behind.oid })
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
