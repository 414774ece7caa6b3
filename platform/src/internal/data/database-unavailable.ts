/**
 * The database was unreachable, or the connection was lost. Nothing was changed, unless `isOutcomeUnknown` is set:
 * the connection was then lost during a commit that may have succeeded, so the write must not be retried
 * automatically.
 */
export class DatabaseUnavailableError extends Error {
  readonly isOutcomeUnknown: boolean

  constructor(message: string, options: ErrorOptions & { isOutcomeUnknown?: boolean }) {
    super(message, options)
    this.name = 'DatabaseUnavailableError'
    this.isOutcomeUnknown = options.isOutcomeUnknown ?? false
  }
}

/** Also searches the causes of the error. */
export function findDatabaseUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return cause
  }
  return undefined
}
