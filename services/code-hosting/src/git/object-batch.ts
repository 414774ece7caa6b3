import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import type { ObjectType } from './git.ts'
import { packHeadBytes, parsePackHead, storePack } from './incoming-pack.ts'
import { writeLooseObject } from './loose-objects.ts'
import type { Store } from './store.ts'

export interface NewObject {
  oid: string
  type: ObjectType
  content: Uint8Array
}

const compress = promisify(deflate)
/** More objects are written as one pack, because each loose object costs a file and a sync. */
const maxLooseObjects = 100
const maxConcurrentWrites = 16
/** Larger than any request that creates objects. */
const maxPackBytes = 1024 ** 3
const typeNumbers: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3, tag: 4 }

/** Writes many objects, also those that exist: see `writeLooseObject`. */
export async function writeObjects(store: Store, objects: readonly NewObject[]): Promise<void> {
  const writes = createSemaphore(maxConcurrentWrites)
  if (objects.length <= maxLooseObjects) {
    const writing = objects.map(({ type, content }) =>
      writes.run(() => writeLooseObject(store, type, content)),
    )
    // An error is reported when no write is in progress any more.
    await Promise.allSettled(writing)
    await Promise.all(writing)
    return
  }
  const head = Buffer.alloc(packHeadBytes)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const rest = Readable.from(packAfter(head, objects), { objectMode: false })
  await storePack(store, parsePackHead(head), rest, {
    maxBytes: maxPackBytes,
    strict: false,
    onBytes: (count) => store.countWritten(count),
  })
}

/** https://git-scm.com/docs/pack-format */
async function* packAfter(head: Buffer, objects: readonly NewObject[]): AsyncGenerator<Buffer> {
  const hash = createHash('sha1').update(head)
  for (const { type, content } of objects) {
    const entry = Buffer.concat([entryHead(type, content.length), await compress(content, { level: 1 })])
    hash.update(entry)
    yield entry
  }
  yield hash.digest()
}

/** Four bits of the size come with the type, and seven with each further byte. */
function entryHead(type: ObjectType, size: number): Buffer {
  const bytes = [(typeNumbers[type] << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128
    bytes.push(rest & 127)
  }
  return Buffer.from(bytes)
}
