/** Calls `give up` when the consumer does not take a chunk in time. Until then, one chunk waits. */
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
