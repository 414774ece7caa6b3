import type { Problem } from '@octavo/platform/errors.ts'

export interface StreamObserver {
  /** Sees each chunk of a stream as it passes. */
  observe(chunk: Buffer): void
  /** The last bytes after a failure, or undefined if the stream has to break off. */
  describeFailure(failure: Problem): Buffer | undefined
}
