import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, gunzipSync } from 'node:zlib'
import type { GitRead } from '../../context/audit.ts'

/** Clients send what they want first, and then what they have. */
const maxExamined = 64 * 1024

/** Passes a request of git-upload-pack on, and reports whether it clones or fetches. */
export function observeGitRead(
  input: Readable,
  encoding: string | undefined,
  report: (action: GitRead['action']) => void,
): Readable {
  let chunks: Buffer[] | undefined = []
  let size = 0

  function examine(): void {
    if (!chunks) return
    const action = actionOf(Buffer.concat(chunks), encoding)
    chunks = undefined
    if (action) report(action)
  }

  const observer = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks?.push(chunk)
      size += chunk.length
      if (size >= maxExamined) examine()
      done(null, chunk)
    },
    flush(done) {
      examine()
      done()
    },
  })
  // An aborted request destroys the observer, which its reader sees.
  pipeline(input, observer).catch(() => {})
  return observer
}

/** Undefined for requests that list refs. https://git-scm.com/docs/protocol-v2 */
function actionOf(start: Buffer, encoding: string | undefined): GitRead['action'] | undefined {
  const text = (isGzip(encoding) ? decompress(start) : start.subarray(0, maxExamined)).toString('latin1')
  if (/^[\da-f]{4}command=(?!fetch)/.test(text)) return undefined
  if (!/[\da-f]{4}want [\da-f]{40}/.test(text)) return undefined
  return /[\da-f]{4}have [\da-f]{40}/.test(text) ? 'git.fetch' : 'git.clone'
}

const isGzip = (encoding: string | undefined) => encoding === 'gzip' || encoding === 'x-gzip'

function decompress(start: Buffer): Buffer {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16 * maxExamined })
  } catch {
    return Buffer.alloc(0)
  }
}
