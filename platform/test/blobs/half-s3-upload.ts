// A process that stores one blob in a bucket, then hangs in the middle of the next upload until it is killed.
import { randomBytes } from 'node:crypto'
import { createS3Blobs } from '../../src/blobs/s3-blobs.ts'
import { parseS3Location } from '../../src/blobs/s3-location.ts'
import { createLogger } from '../../src/log.ts'

const [url = '', uploads = ''] = process.argv.slice(2)
const location = parseS3Location(url)
const blobs = await createS3Blobs({ location, folder: 'photo', uploads, log: createLogger('silent') })
const { hash } = await blobs.put(Buffer.from('kept before the crash'))
process.stdout.write(`${hash}\n`)
await blobs.put(randomBytes(20 * 1024 * 1024))
