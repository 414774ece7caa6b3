import { Readable } from 'node:stream'
import type { Problem } from '@octavo/platform/errors.ts'
import type { StreamObserver } from './stream-observer.ts'

interface ResponseStreamOptions {
  /** Pausing it stops reading from the connection. */
  source: { pause(): void; resume(): void }
  observer: StreamObserver
  onClose(): void
}

/** A response of a model server. Reads from its connection only as fast as the client takes the bytes. */
export class ResponseStream extends Readable {
  readonly #options: ResponseStreamOptions
  /** While the client is slow, the server is not to blame for silence. */
  isHeldBack = false

  constructor(options: ResponseStreamOptions) {
    super({ highWaterMark: 16 * 1024 })
    this.#options = options
    // It may fail before anyone reads it.
    this.on('error', () => {})
  }

  add(chunk: Buffer): void {
    if (this.destroyed) return
    this.#options.observer.observe(chunk)
    if (this.push(chunk)) return
    this.isHeldBack = true
    this.#options.source.pause()
  }

  finish(): void {
    if (!this.destroyed) this.push(null)
  }

  fail(failure: Problem): void {
    if (this.destroyed) return
    const last = this.#options.observer.describeFailure(failure)
    if (!last) {
      this.destroy(failure)
      return
    }
    this.push(last)
    this.push(null)
  }

  override _read(): void {
    if (!this.isHeldBack) return
    this.isHeldBack = false
    this.#options.source.resume()
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#options.onClose()
    callback(error)
  }
}
