import { createHash } from 'node:crypto'

/** The last entry of a backup, `seal.json`. */
export interface BackupChecksum {
  files: number
  bytes: number
  sha256: string
}

export interface ChecksumBuilder {
  /** Passes the content through and adds it to the checksum. */
  watch(path: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  result(): BackupChecksum
}

/** One hash over the hashes, sizes and names of all files in order. */
export function createChecksum(): ChecksumBuilder {
  const total = createHash('sha256')
  let files = 0
  let bytes = 0
  return {
    async *watch(path, content) {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
      total.update(`${hash.digest('hex')} ${size} ${path}\n`)
      files++
      bytes += size
    },
    result: () => ({ files, bytes, sha256: total.copy().digest('hex') }),
  }
}
