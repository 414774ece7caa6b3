/** Reads a copy of the body and leaves the response readable. Returns undefined if the body exceeds `maxBytes`. */
export async function readBodyUpTo(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) return undefined
  const reader = response.clone().body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      bytes += read.value.byteLength
      if (bytes > maxBytes) {
        // Not awaited: it settles only when the response itself is read or cancelled.
        reader?.cancel().catch(() => {})
        return undefined
      }
      chunks.push(read.value)
    }
  } catch {
    // The reader of the response gets the same error.
    return undefined
  }
  return join(chunks, bytes)
}

function join(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes)
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.byteLength
  }
  return joined
}
