import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingError } from '../../outgoing/outgoing.ts'

/** Returns the decoded body, limited to `maxBytes`. `explain` translates its errors. */
export function openBody(
  raw: Readable,
  encoding: string | null,
  maxBytes: number,
  explain: (error: unknown) => unknown,
): Readable {
  const decoders = decodersFor(encoding)
  // `pipeline` has typings for a fixed number of streams only.
  const source = decoders.length === 0 ? raw : (pipeline([raw, ...decoders], () => {}) as unknown as Readable)
  const body = Readable.from(bounded(source, maxBytes, explain), { objectMode: false })
  body.once('close', () => raw.destroy())
  return body
}

async function* bounded(source: Readable, maxBytes: number, explain: (error: unknown) => unknown) {
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      yield chunk
    }
  } catch (error) {
    throw explain(error)
  }
}

export function tooLarge(maxBytes: number): OutgoingError {
  return new OutgoingError('too_large', `The answer is larger than ${maxBytes} bytes`)
}

/** Returns the decoders in decoding order: the encoding listed last comes first (RFC 9110 §8.4). */
function decodersFor(encoding: string | null): Transform[] {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > 2) throw new OutgoingError('bad_answer', 'The answer is encoded too many times')
  return names.reverse().map(decoderFor)
}

function decoderFor(name: string): Transform {
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'deflate') return createInflate()
  if (name === 'br') return createBrotliDecompress()
  throw new OutgoingError('bad_answer', `The answer is encoded as ${JSON.stringify(name)}`)
}
