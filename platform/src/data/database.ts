import type { Compilable, Kysely, Transaction } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/**
 * One service's database: a SQLite file, or a schema of a PostgreSQL database. Stores build SQL with Kysely and work
 * on both without checking which one they use.
 */
export interface Database<DB> {
  readonly dialect: Dialect
  /** Read-only. On SQLite the handle rejects writes. */
  readonly read: Kysely<DB>
  /**
   * Runs `work` in one serializable transaction, which is durable when the promise resolves. A failed statement ends
   * the transaction, even when the caller catches its error. On PostgreSQL `work` runs again after a serialization
   * conflict, so it must do nothing but SQL. Statements in a `Promise.all` share a round trip there.
   */
  write<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /**
   * Like `write`, for many small changes to the same few rows. Calls with the same key share transactions and run one
   * after another, across all processes. Each call has its own savepoint, so a failure rolls back that call only.
   * Other writers are not excluded: on PostgreSQL `work` sees their commits. Each statement that changes a row must
   * therefore check its assumptions in its own condition.
   */
  writeBatched<T>(key: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /**
   * Like `write`, for many writes to the same rows. Calls with the same key run in order and share serializable
   * transactions, each with its own savepoint. So `work` may rely on what it reads, unlike that of `writeBatched`.
   * After a conflict with another transaction the whole batch runs again.
   */
  writeInOrder<T>(key: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /**
   * Runs `work` while no other process runs work with the same key. `work` is not a transaction and may take minutes. On
   * SQLite, whose data directory belongs to one server, nothing is locked.
   */
  withLock<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Runs one writing statement that is atomic by itself, such as an upsert on a hot counter row. */
  run<Row>(statement: Compilable<Row>): Promise<Row[]>
  /** Runs a query that may take longer than about 5 ms, without blocking the event loop. */
  long<Row>(query: Compilable<Row>): Promise<Row[]>
  /** Writes a consistent copy of the whole database while it is in use. */
  copyTo(file: string): Promise<void>
  /**
   * Replaces the content with that of a copy while the database is in use. Running reads keep the old content; later
   * reads see the copy. Migrates a copy from an older release first.
   */
  restoreFrom(file: string): Promise<void>
  /** Waits for running writes. */
  close(): Promise<void>
}
