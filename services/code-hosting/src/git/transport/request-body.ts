import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { TransportError, type TransportRequest } from './transport.ts'

const chunkBytes = 256 * 1024

/** The body as the client meant it. */
export function decodedBody({ input, encoding = 'identity' }: TransportRequest): Readable {
  if (encoding === 'identity' || encoding === '') return input
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    throw new TransportError('bad-request', 'Bodies are sent as they are, or with gzip')
  }
  // Errors reach whoever reads what comes out.
  return pipeline(input, createGunzip({ chunkSize: chunkBytes }), () => {})
}

/** The whole of a small body. However small it is packed, it is not read further than allowed. */
export async function wholeBody(
  request: TransportRequest,
  maxBytes: number,
  onChunk: () => void,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of decodedBody(request).iterator({ destroyOnReturn: false })) {
      onChunk()
      length += chunk.length
      if (length > maxBytes) throw new TransportError('too-large', `A request has ${maxBytes} bytes at most`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof TransportError) throw error
    throw new TransportError('bad-request', 'The body ended before its end')
  }
  return Buffer.concat(chunks)
}
