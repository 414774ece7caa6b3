import type { IncomingMessage } from 'node:http'

export interface RelayedBody {
  body: string
  encoding: 'text' | 'base64'
  /** True if the body was truncated. */
  isCut: boolean
}

const maxBytes = 1024 * 1024

/** Reads up to 1 MB until the timeout; as text if it is valid UTF-8, else as base64. */
export async function readRelayedBody(response: IncomingMessage, timeout: AbortSignal): Promise<RelayedBody> {
  const chunks: Buffer[] = []
  let size = 0
  let isCut = false
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      isCut = size > maxBytes
      // Leaving the loop closes the connection.
      if (isCut) break
    }
  } catch (error) {
    // A stream of events has no end, and what it sent so far is a response.
    if (!timeout.aborted) throw error
    isCut = true
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes)
  const text = decodeText(bytes, isCut)
  return text === undefined
    ? { body: bytes.toString('base64'), encoding: 'base64', isCut }
    : { body: text, encoding: 'text', isCut }
}

/** Drops a character that the truncation has split. */
function decodeText(bytes: Buffer, isCut: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}
