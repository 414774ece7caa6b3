import { Readable, type Writable } from 'node:stream'
import { GitError } from '../git-error.ts'
import { pump } from '../pump.ts'
import { errorOf } from './ended.ts'
import type { GitCommand, GitProcess } from './git-process.ts'

/** What a process prints, as a stream that fails when the process does. Nothing is read before it is wanted. */
export interface Output extends Readable {
  /** Instead of reading it: all of it goes to another stream, which is ended, at the least cost. */
  pourInto(to: Writable): Promise<void>
}

const highWaterMark = 512 * 1024

export interface OutputOptions {
  onPiece?: () => void
  /** How long output may lie unread before the process is ended. */
  maxUnreadMs?: number
}

const defaultMaxUnreadMs = 60_000

/** The process ends when its output is destroyed. */
export function outputOf(
  command: GitCommand,
  starting: GitProcess | Promise<GitProcess>,
  { onPiece = () => {}, maxUnreadMs = defaultMaxUnreadMs }: OutputOptions = {},
): Output {
  const process = Promise.resolve(starting)
  let source: Readable | undefined
  let unread: NodeJS.Timeout | undefined
  const output = new Readable({
    highWaterMark,
    read() {
      clearTimeout(unread)
      if (source) source.resume()
      else process.then(readFrom).catch((error) => output.destroy(error))
    },
    destroy(error, done) {
      clearTimeout(unread)
      process.then((started) => started.kill()).catch(() => {})
      done(error)
    },
  })
  // Whoever reads it hears of errors; it may fail before anybody does.
  output.on('error', () => {})
  return Object.assign(output, { pourInto })

  function readFrom(started: GitProcess): void {
    if (source) return
    source = started.stdout
    source.on('data', (piece) => {
      onPiece()
      if (output.push(piece)) return
      source?.pause()
      clearTimeout(unread)
      unread = setTimeout(() => output.destroy(stalled(maxUnreadMs)), maxUnreadMs)
    })
    ended(started).then(
      () => output.push(null),
      (error) => output.destroy(error),
    )
  }

  async function ended(started: GitProcess): Promise<void> {
    const how = await started.ended
    if (how.code !== 0) throw errorOf(command, how)
  }

  async function pourInto(to: Writable): Promise<void> {
    const started = await process
    to.once('close', () => started.kill())
    const { stdout } = started
    if ('pourInto' in stdout) await stdout.pourInto(to, onPiece)
    else await pump(stdout, to, onPiece)
    await ended(started)
    to.end()
  }
}

function stalled(ms: number): GitError {
  return new GitError('timeout', `Nothing of the output was read for ${ms} ms`)
}
