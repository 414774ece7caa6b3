export interface TransactionState {
  readonly isOpen: boolean
  begin(): void
  /** A statement failed, after which PostgreSQL refuses to go on; so does SQLite here. */
  fail(error: unknown): void
  end(): void
  /** Throws when nothing more may be done with the connection, whose transaction has failed or ended. */
  assertUsable(): void
}

/**
 * Of one use of a connection. Kysely notices the end of a transaction only when it is over: a statement
 * that nobody waited for could meanwhile slip in behind it, to be kept although the transaction was not.
 */
export function createTransactionState(): TransactionState {
  let phase: 'none' | 'open' | 'ended' = 'none'
  let failure: unknown
  return {
    get isOpen() {
      return phase === 'open'
    },
    begin() {
      phase = 'open'
    },
    fail(error) {
      if (phase === 'open') failure ??= error
    },
    end() {
      phase = 'ended'
    },
    assertUsable() {
      if (phase === 'ended') throw new Error('The transaction has ended: it was committed or rolled back')
      if (failure !== undefined) throw failedTransaction(failure)
    },
  }
}

export function failedTransaction(cause?: unknown): Error {
  return new Error('The transaction cannot go on: a statement in it failed', { cause })
}

/** Several queries at one moment in time are rare enough to take the way of a write. */
export function transactionOnRead(): Error {
  return new Error('A transaction has to be made with write()')
}
