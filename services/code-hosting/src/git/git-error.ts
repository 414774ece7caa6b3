export type GitErrorKind =
  /** Something that cannot be an oid, a ref name, a path, … */
  | 'invalid'
  /** An object or a repository that is not there. */
  | 'missing'
  | 'exists'
  | 'too-large'
  | 'timeout'
  | 'aborted'
  | 'failed'

export class GitError extends Error {
  readonly kind: GitErrorKind

  constructor(kind: GitErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GitError'
    this.kind = kind
  }
}
