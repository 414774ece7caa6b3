import type { Readable, Writable } from 'node:stream'

/**
 * Copies a stream. Unlike `pipeline`, it leaves the source readable when the target closes, and writes small
 * chunks that arrive together as one.
 */
export function pump(from: Readable, to: Writable, onBytes?: (count: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isCorked = false
  const uncork = () => {
    isCorked = false
    to.uncork()
  }
  const onData = (chunk: Buffer) => {
    onBytes?.(chunk.length)
    if (!isCorked) {
      isCorked = true
      to.cork()
      process.nextTick(uncork)
    }
    if (!to.write(chunk)) from.pause()
  }
  const onDrain = () => from.resume()
  const onEnd = () => resolve()
  const onClose = () => reject(from.errored ?? new Error('The stream was closed before its end'))
  if (from.readableEnded || to.destroyed) resolve()
  else if (from.destroyed) onClose()
  else {
    from.on('end', onEnd).on('error', reject).on('close', onClose)
    to.on('drain', onDrain).on('close', onEnd)
    from.on('data', onData)
  }
  return promise.finally(() => {
    from.pause()
    from.off('data', onData).off('end', onEnd).off('error', reject).off('close', onClose)
    to.off('drain', onDrain).off('close', onEnd)
  })
}
