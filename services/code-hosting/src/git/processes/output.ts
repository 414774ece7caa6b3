import { Readable, type Writable } from 'node:stream'
import { GitError } from '../git-error.ts'
import { pump } from '../pump.ts'
import { errorOf } from './ended.ts'
import type { GitCommand, GitProcess } from './git-process.ts'

/** The output of a process. The stream fails when the process does. It reads on demand. */
export interface Output extends Readable {
  /** Copies all output to another stream and ends that stream, at the least cost. */
  pourInto(to: Writable): Promise<void>
}

const highWaterMark = 512 * 1024

export interface OutputOptions {
  onPiece?: () => void
  /** The process is killed when its output stays unread this long. */
  maxUnreadMs?: number
  /** The same while other callers wait for its slot. */
  maxContendedUnreadMs?: number
  isContended?: () => boolean
}

const defaultMaxUnreadMs = 60_000
const defaultMaxContendedUnreadMs = 10_000

/** Destroying the output kills the process. */
export function outputOf(
  command: GitCommand,
  starting: GitProcess | Promise<GitProcess>,
  {
    onPiece = () => {},
    maxUnreadMs = defaultMaxUnreadMs,
    maxContendedUnreadMs = defaultMaxContendedUnreadMs,
    isContended = () => false,
  }: OutputOptions = {},
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
  // The reader receives errors, but the process may fail before there is one.
  output.on('error', () => {})
  return Object.assign(output, { pourInto })

  function readFrom(started: GitProcess): void {
    if (source) return
    source = started.stdout
    source.on('data', (piece) => {
      onPiece()
      if (output.push(piece)) return
      source?.pause()
      limitUnread(() => true)
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
    const onPoured = () => {
      onPiece()
      limitUnread(() => to.writableLength > 0)
    }
    try {
      if ('pourInto' in stdout) await stdout.pourInto(to, onPoured)
      else await pump(stdout, to, onPoured)
      await ended(started)
    } finally {
      clearTimeout(unread)
    }
    to.end()
  }

  /** The process is slow, and not its reader, while nothing is unread. */
  function limitUnread(isUnread: () => boolean, unreadMs = 0): void {
    clearTimeout(unread)
    const stepMs = Math.min(maxContendedUnreadMs, maxUnreadMs - unreadMs)
    unread = setTimeout(() => {
      const nextMs = isUnread() ? unreadMs + stepMs : 0
      if (nextMs >= maxUnreadMs || (nextMs > 0 && isContended())) output.destroy(stalled(nextMs))
      else limitUnread(isUnread, nextMs)
    }, stepMs)
  }
}

function stalled(ms: number): GitError {
  return new GitError('timeout', `The output was not read for ${ms} ms`)
}
