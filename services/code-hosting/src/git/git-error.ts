export type GitErrorKind =
  /** Something that cannot be an oid, a ref name, a path, … */
  | 'invalid'
  /** An object or a repository that is not there. */
  | 'missing'
  | 'exists'
  | 'too-large'
  | 'timeout'
  | 'aborted'
  /** All places for git processes are taken: try again later. */
  | 'busy'
  /** There is no git on this machine, or it is too old. */
  | 'unavailable'
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
