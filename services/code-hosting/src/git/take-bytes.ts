import type { Readable } from 'node:stream'

/** Reads the next bytes of a stream, fewer only at its end. The rest of the stream can still be piped. */
export async function takeBytes(stream: Readable, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0)
  for (;;) {
    const bytes: unknown = stream.read(length)
    if (Buffer.isBuffer(bytes)) return bytes
    if (stream.readableEnded) return Buffer.alloc(0)
    await hasMore(stream)
  }
}

function hasMore(stream: Readable): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onClose = () => {
    if (stream.readableEnded) resolve()
    else reject(stream.errored ?? new Error('The stream was closed before its end'))
  }
  if (stream.destroyed) onClose()
  stream.on('readable', resolve).on('end', resolve).on('error', reject).on('close', onClose)
  return promise.finally(() =>
    stream.off('readable', resolve).off('end', resolve).off('error', reject).off('close', onClose),
  )
}
