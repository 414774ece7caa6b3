import { createHash } from 'node:crypto'

/** What the last entry of a backup says of all before it. */
export interface Seal {
  files: number
  bytes: number
  sha256: string
}

export interface Sealing {
  /** The same bytes, which it takes note of as they pass. */
  watch(path: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  seal(): Seal
}

/** One hash over the hashes, sizes and names of all files, in their order: a seal of any number of files is small. */
export function createSealing(): Sealing {
  const whole = createHash('sha256')
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
      whole.update(`${hash.digest('hex')} ${size} ${path}\n`)
      files++
      bytes += size
    },
    seal: () => ({ files, bytes, sha256: whole.copy().digest('hex') }),
  }
}
