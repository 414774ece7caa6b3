/**
 * The database could not be reached, or the connection was lost. Nothing was changed, unless `isOutcomeUnknown`:
 * then the connection was lost during a commit, which may have happened, so nothing may repeat it on its own.
 */
export class DatabaseUnavailableError extends Error {
  readonly isOutcomeUnknown: boolean

  constructor(message: string, options: ErrorOptions & { isOutcomeUnknown?: boolean }) {
    super(message, options)
    this.name = 'DatabaseUnavailableError'
    this.isOutcomeUnknown = options.isOutcomeUnknown ?? false
  }
}

/** Also where the error was wrapped in others. */
export function findDatabaseUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return cause
  }
  return undefined
}
