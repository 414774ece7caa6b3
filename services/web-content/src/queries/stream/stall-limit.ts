/** Calls `giveUp` if the consumer does not request the next chunk within `maxMs`. */
export async function* withStallLimit(
  chunks: AsyncIterable<string>,
  maxMs: number,
  giveUp: () => void,
): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    const stalled = setTimeout(giveUp, maxMs)
    try {
      yield chunk
    } finally {
      clearTimeout(stalled)
    }
  }
}
