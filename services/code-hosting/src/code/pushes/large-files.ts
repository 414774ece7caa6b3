import type { GitRepository, TreeEntry } from '../../git/git.ts'

export interface Examined {
  from: string | null
  to: string
  packBytes: number
  maxBytes: number
}

/** The minimum compressed size of a file, as a part of its size. */
const minRatio = 1 / 4096
const atOnce = 64

/** Finds a new file that exceeds the file size limit. */
export async function findLargeFile(
  repository: GitRepository,
  { from, to, packBytes, maxBytes }: Examined,
): Promise<TreeEntry | undefined> {
  if (packBytes < maxBytes * minRatio) return undefined
  let waiting: TreeEntry[] = []
  let largeFile: TreeEntry | undefined
  // A few small trees that contain each other have billions of paths.
  const visited = new Set<string>()
  await walk(from ?? undefined, to, '')
  await measure()
  return largeFile

  async function walk(before: string | undefined, after: string, folder: string): Promise<void> {
    const existing = new Map((await entriesOf(before)).map((entry) => [entry.path, entry]))
    for (const entry of await entriesOf(after)) {
      const old = existing.get(entry.path)
      if (largeFile || old?.oid === entry.oid || entry.type === 'commit') continue
      const path = folder + entry.path
      const key = `${old?.oid} ${entry.oid}`
      if (visited.has(key)) continue
      visited.add(key)
      if (entry.type === 'tree') await walk(old?.type === 'tree' ? old.oid : undefined, entry.oid, `${path}/`)
      else waiting.push({ ...entry, path })
      if (waiting.length >= atOnce) await measure()
    }
  }

  async function measure(): Promise<void> {
    const sizes = await Promise.all(waiting.map(({ oid }) => repository.blobSize(oid)))
    const at = sizes.findIndex((size) => size !== undefined && size > maxBytes)
    const large = waiting[at]
    if (large) largeFile = { ...large, sizeBytes: sizes[at] ?? 0 }
    waiting = []
  }

  async function entriesOf(oid: string | undefined): Promise<readonly TreeEntry[]> {
    return oid === undefined ? [] : ((await repository.findTree(oid)) ?? [])
  }
}
