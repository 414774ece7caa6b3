// A process that stores one blob, then hangs during the next upload until it is killed.
import { Readable } from 'node:stream'
import { createDiskBlobs } from '../../src/blobs/disk-blobs.ts'

const [directory = ''] = process.argv.slice(2)
const blobs = await createDiskBlobs(directory)
const { hash } = await blobs.put(Buffer.from('kept before the crash'))

async function* neverEnding() {
  yield Buffer.alloc(100_000)
  process.stdout.write(`${hash}\n`)
  await new Promise(() => setInterval(() => {}, 1000))
}

await blobs.put(Readable.from(neverEnding()))
