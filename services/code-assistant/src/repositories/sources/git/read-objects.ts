import { SourceError } from '../source.ts'
import { startGit } from './run-git.ts'

/** Reads contents through one `git cat-file --batch`, one after another. */
export function openObjects(gitDir: string) {
  const child = startGit(gitDir, ['cat-file', '--batch'])
  child.stderr?.resume()
  child.on('error', () => {})
  const output = child.stdout?.[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)

  async function fill(): Promise<void> {
    const next = await output?.next()
    if (!next || next.done) throw new SourceError('git ended before the repository was read.')
    pending = pending.length === 0 ? next.value : Buffer.concat([pending, next.value])
  }

  return {
    async read(hash: string, maxBytes: number): Promise<Buffer> {
      child.stdin?.write(`${hash}\n`)
      let end = pending.indexOf(10)
      while (end < 0) {
        await fill()
        end = pending.indexOf(10)
      }
      const [, type, size = ''] = pending.toString('latin1', 0, end).split(' ')
      const length = Number(size)
      if (type !== 'blob' || !(length <= maxBytes)) throw new SourceError('The repository is damaged.')
      while (pending.length < end + length + 2) await fill()
      const content = pending.subarray(end + 1, end + 1 + length)
      pending = pending.subarray(end + length + 2)
      return content
    },
    close: () => child.stop(),
  }
}
