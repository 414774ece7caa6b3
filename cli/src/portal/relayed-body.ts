import type { IncomingMessage } from 'node:http'

export interface RelayedBody {
  body: string
  encoding: 'text' | 'base64'
  /** Whether there was more than is given here. */
  isCut: boolean
}

const mostBytes = 1024 * 1024

/** The body as text where it is text, up to 1 MB of it. */
export async function readRelayedBody(answer: IncomingMessage): Promise<RelayedBody> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > mostBytes) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, mostBytes)
  const isCut = size > mostBytes
  const text = decodeText(bytes, isCut)
  return text === undefined
    ? { body: bytes.toString('base64'), encoding: 'base64', isCut }
    : { body: text, encoding: 'text', isCut }
}

/** A cut may go through the middle of a character, which is then left out. */
function decodeText(bytes: Buffer, isCut: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}
