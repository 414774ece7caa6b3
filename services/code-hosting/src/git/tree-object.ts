import type { TreeEntry, TreeMode } from './git.ts'
import { GitError } from './git-error.ts'

/** One entry of a tree. The name is in Latin-1, one character per byte, because it need not be UTF-8. */
export interface TreeItem {
  name: string
  mode: TreeMode
  oid: string
}

export function parseTree(bytes: Buffer): TreeItem[] {
  const items: TreeItem[] = []
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at)
    const end = bytes.indexOf(0, space)
    if (space < 0 || end < 0 || end + 21 > bytes.length)
      throw new GitError('failed', 'The tree object is malformed')
    const mode = modeOf(bytes.toString('latin1', at, space))
    items.push({
      name: bytes.toString('latin1', space + 1, end),
      mode,
      oid: bytes.toString('hex', end + 1, end + 21),
    })
    at = end + 21
  }
  return items
}

export function formatTree(items: readonly TreeItem[]): Buffer {
  const sorted = items
    .map((item) => ({
      item,
      key: Buffer.from(item.mode === '040000' ? `${item.name}/` : item.name, 'latin1'),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
  return Buffer.concat(
    sorted.flatMap(({ item }) => [
      Buffer.from(`${item.mode.replace(/^0/, '')} ${item.name}\0`, 'latin1'),
      Buffer.from(item.oid, 'hex'),
    ]),
  )
}

export function bytesOfName(name: string): string {
  return Buffer.from(name).toString('latin1')
}

export function nameOfBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString()
}

export function typeOfMode(mode: TreeMode): TreeEntry['type'] {
  if (mode === '040000') return 'tree'
  return mode === '160000' ? 'commit' : 'blob'
}

/** Old repositories contain modes such as `100664`, which git no longer writes. Git takes unknown kinds for submodules. */
export function modeOf(text: string): TreeMode {
  const mode = Number.parseInt(text, 8)
  const kind = (mode >> 12) & 0o17
  if (kind === 4) return '040000'
  if (kind === 0o12) return '120000'
  if (kind === 0o10) return mode & 0o100 ? '100755' : '100644'
  return '160000'
}

/**
 * Rejects names that git refuses to check out on some file system, because they alias `.git`.
 * https://git-scm.com/docs/git-fsck (hasDotgit)
 */
export function isTreeName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || /[/\0]/.test(name) || !name.isWellFormed()) return false
  // Characters that HFS+ ignores, and that NTFS strips.
  const normalized = name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').toLowerCase()
  return !/^(?:\.git|git~1)[\s.]*(?::.*)?$/s.test(normalized)
}
