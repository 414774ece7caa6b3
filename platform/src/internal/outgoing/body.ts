import { pipeline, Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import { OutgoingError } from '../../outgoing/outgoing.ts'

/** Text rarely shrinks to less than a tenth. What grows more than this only wastes memory and time. */
const maxRatio = 100
/** Small bodies may be very repetitive. */
const ratioFromBytes = 1_000_000

/** Returns the decoded body, limited to `maxBytes` and to a hundred times its encoded size. `explain` translates its errors. */
export function openBody(
  raw: Readable,
  encoding: string | null,
  maxBytes: number,
  explain: (error: unknown) => unknown,
): Readable {
  const decoders = decodersFor(encoding)
  // `pipeline` has typings for a fixed number of streams only.
  const source = decoders.length === 0 ? raw : (pipeline([raw, ...decoders], () => {}) as unknown as Readable)
  let received = 0
  if (decoders.length > 0)
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length
    })
  const limit = () =>
    decoders.length === 0 ? maxBytes : Math.min(maxBytes, Math.max(ratioFromBytes, maxRatio * received))
  const body = Readable.from(bounded(source, { limit, maxBytes }, explain), { objectMode: false })
  body.once('close', () => raw.destroy())
  return body
}

async function* bounded(
  source: Readable,
  { limit, maxBytes }: { limit: () => number; maxBytes: number },
  explain: (error: unknown) => unknown,
) {
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      if (size > limit())
        throw new OutgoingError(
          'too_large',
          `The response is larger than ${maxRatio} times its compressed size`,
        )
      yield chunk
    }
  } catch (error) {
    throw explain(error)
  }
}

export function tooLarge(maxBytes: number): OutgoingError {
  return new OutgoingError('too_large', `The response is larger than ${maxBytes} bytes`)
}

/** Returns the decoders in decoding order: the encoding listed last comes first (RFC 9110 §8.4). */
function decodersFor(encoding: string | null): Transform[] {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > 2) throw new OutgoingError('bad_response', 'The response is encoded too many times')
  return names.reverse().map(decoderFor)
}

function decoderFor(name: string): Transform {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'deflate') return createInflate()
  if (name === 'br') return createBrotliDecompress()
  // Larger windows need more memory than a response is worth (RFC 8878 §3.1.1.1.2).
  if (name === 'zstd') return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })
  throw new OutgoingError('bad_response', `The response is encoded as ${JSON.stringify(name)}`)
}
