import { BlobNotFoundError } from '../../blobs/blobs.ts'

export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** `ab/cd/abcd…`, the same on disk and in a bucket, so that files can be copied from one to the other. */
export function blobPathOf(hash: string): string {
  if (!isHash(hash)) throw new BlobNotFoundError(hash)
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
}

/** Returns undefined for a path that is not a blob's. */
export function hashInPath(path: string): string | undefined {
  const hash = path.slice(path.lastIndexOf('/') + 1)
  return isHash(hash) && blobPathOf(hash) === path ? hash : undefined
}
