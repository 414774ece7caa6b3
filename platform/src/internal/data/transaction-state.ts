export interface TransactionState {
  readonly isOpen: boolean
  begin(): void
  /**
   * After a failed statement PostgreSQL rejects further ones. SQLite must behave the same. Returns the first failure of
   * the transaction, which is the cause of all later ones.
   */
  fail(error: unknown): unknown
  end(): void
  /** Throws when the connection's transaction has failed or ended. */
  assertUsable(): void
}

/**
 * The transaction state of one use of a connection. Kysely notices the end of a transaction only after the fact, so a
 * statement that was not awaited could run after it, outside the transaction.
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
      if (phase !== 'open') return error
      failure ??= error
      return failure
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
  return new Error('The transaction is aborted: a statement in it failed', { cause })
}

/** Several queries on one snapshot are rare enough to use a write transaction. */
export function transactionOnRead(): Error {
  return new Error('A transaction has to be made with write()')
}
