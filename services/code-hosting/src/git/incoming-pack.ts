import type { Readable } from 'node:stream'
import { literals, numberOption } from './arguments.ts'
import { GitError } from './git-error.ts'
import { errorOf } from './processes/ended.ts'
import type { StartOptions } from './processes/spawn.ts'
import { pump } from './pump.ts'
import type { Store } from './store.ts'

export interface PackOptions extends StartOptions {
  maxBytes: number
  /** Whether git checks every object. True for all pushes. */
  strict: boolean
  onBytes?: (count: number) => void
}

/** Smaller packs are unpacked to loose objects, so small pushes do not accumulate packs. */
const looseBelow = 100

export interface PackHead {
  bytes: Buffer
  objects: number
}

export const packHeadBytes = 12

export function parsePackHead(bytes: Buffer): PackHead {
  const version = bytes.length === packHeadBytes ? bytes.readUInt32BE(4) : 0
  if (bytes.toString('latin1', 0, 4) !== 'PACK' || (version !== 2 && version !== 3)) {
    throw new GitError('invalid', 'The data is not a git pack')
  }
  return { bytes, objects: bytes.readUInt32BE(8) }
}

/** Malformations that old repositories are full of, and that git no longer writes. */
const strictness = literals(
  '--strict=zeroPaddedFilemode=ignore,badTimezone=ignore,missingSpaceBeforeDate=ignore',
)

/**
 * Stores the objects of a pack in the store's object folder while it arrives. If git fails, the rest of the stream
 * is left unread.
 */
export async function storePack(
  store: Store,
  head: PackHead,
  rest: Readable,
  { maxBytes, strict, onBytes, ...options }: PackOptions,
): Promise<void> {
  const isSmall = head.objects < looseBelow
  const command = store.command([
    ...(isSmall ? literals('unpack-objects', '-q') : literals('index-pack', '--stdin', '--fix-thin')),
    ...(strict ? strictness : []),
    numberOption('--max-input-size', maxBytes),
  ])
  const started = await store.engine.spawner.start(command, options)
  started.stdout.resume()
  started.stdin.write(head.bytes)
  try {
    await pump(rest, started.stdin, onBytes)
  } catch (error) {
    started.kill(new GitError('aborted', 'The pack is incomplete', { cause: error }))
  }
  started.stdin.end()
  const ended = await started.ended
  if (ended.code !== 0) throw errorOf(command, ended)
}
