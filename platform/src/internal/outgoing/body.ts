import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingError } from '../../outgoing/outgoing.ts'

/** The body as it was meant, and never more than `maxBytes` of it; `explain` names what goes wrong. */
export function openBody(
  raw: Readable,
  encoding: string | null,
  maxBytes: number,
  explain: (error: unknown) => unknown,
): Readable {
  const decoders = decodersFor(encoding)
  // `pipeline` types many streams in a row only for a fixed number of them.
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

/** In the order in which they undo the encodings (RFC 9110 §8.4), so the last named comes first. */
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
