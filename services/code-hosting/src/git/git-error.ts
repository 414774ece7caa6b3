export type GitErrorKind =
  /** A malformed oid, ref name, path or similar. */
  | 'invalid'
  /** A missing object or repository. */
  | 'missing'
  | 'exists'
  | 'too-large'
  | 'timeout'
  | 'aborted'
  /** All slots for git processes are taken: retry later. */
  | 'busy'
  | 'failed'

export class GitError extends Error {
  readonly kind: GitErrorKind
  readonly retryAfterMs: number | undefined

  constructor(kind: GitErrorKind, message: string, options?: ErrorOptions & { retryAfterMs?: number }) {
    super(message, options)
    this.name = 'GitError'
    this.kind = kind
    this.retryAfterMs = options?.retryAfterMs
  }
}
