import type { GitRepository, TreeEntry } from '../../git/git.ts'
import { isText } from './blob-content.ts'

/** What a signed address of a raw file is a signature of. */
export function rawSubject(repositoryId: number, refAndPath: string): string {
  return `raw ${repositoryId} ${refAndPath}`
}

export interface RefAndPath {
  ref: string
  oid: string
  path: string
}

/**
 * Where the name of the ref ends in `feature/x/folder/file`, since both may have slashes: the shortest beginning that
 * is a ref, unless a longer one is and has something at the path. `refs/heads/…` is understood too.
 */
export async function splitRefAndPath(
  git: GitRepository,
  refAndPath: string,
): Promise<RefAndPath | undefined> {
  const parts = refAndPath.split('/')
  let first: RefAndPath | undefined
  for (let length = 1; length <= parts.length; length++) {
    const ref = parts.slice(0, length).join('/')
    const oid = await git.resolve(ref)
    if (!oid) continue
    const found = { ref, oid, path: parts.slice(length).join('/') }
    if (await git.entryAt(oid, found.path)) return found
    first ??= found
  }
  return first
}

export interface RawType {
  type: string
  isAttachment: boolean
}

const images: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
}

/** Pictures are shown, text is shown as text, and everything else is for saving: nothing of it runs. */
export function rawTypeOf({ path }: Pick<TreeEntry, 'path'>, beginning: Buffer): RawType {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const image = images[extension]
  if (image) return { type: image, isAttachment: false }
  if (isText(beginning)) return { type: 'text/plain; charset=utf-8', isAttachment: false }
  return { type: 'application/octet-stream', isAttachment: true }
}
