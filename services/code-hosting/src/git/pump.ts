import type { Readable, Writable } from 'node:stream'

/**
 * Passes on what comes. Unlike a pipeline, this leaves the source alone and readable when the target does not want
 * any more; and pieces that come together are written together, as bodies of requests come in small ones.
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
