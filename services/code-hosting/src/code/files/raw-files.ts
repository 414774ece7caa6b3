import type { GitRepository, TreeEntry } from '../../git/git.ts'
import { isText } from './blob-content.ts'

/** The subject of the signature of a raw URL. */
export function rawSubject(repositoryId: number, refAndPath: string): string {
  return `raw ${repositoryId} ${refAndPath}`
}

export interface RefAndPath {
  ref: string
  oid: string
  path: string
}

/**
 * Splits `feature/x/folder/file`, where both ref and path may contain slashes. The shortest prefix that is a ref
 * wins, unless a longer one is a ref and has something at the path. Also accepts `refs/heads/…`.
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
    const candidate = { ref, oid, path: parts.slice(length).join('/') }
    if (await git.entryAt(oid, candidate.path)) return candidate
    first ??= candidate
  }
  return first
}

export interface RawType {
  type: string
  isAttachment: boolean
}

const images = new Map(
  Object.entries({
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    bmp: 'image/bmp',
    ico: 'image/x-icon',
    svg: 'image/svg+xml',
  }),
)

/** Images are shown, text is shown as plain text, and everything else is downloaded, so nothing runs. */
export function rawTypeOf({ path }: Pick<TreeEntry, 'path'>, beginning: Buffer): RawType {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const image = images.get(extension)
  if (image) return { type: image, isAttachment: false }
  if (isText(beginning)) return { type: 'text/plain; charset=utf-8', isAttachment: false }
  return { type: 'application/octet-stream', isAttachment: true }
}
