import type { Compilable, Kysely, Transaction } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/**
 * One service's own database: a SQLite file, or a schema of a PostgreSQL database.
 * Stores build their SQL with Kysely and never ask which of the two they are on.
 */
export interface Database<DB> {
  readonly dialect: Dialect
  /** Queries only: on SQLite the handle refuses to write. */
  readonly read: Kysely<DB>
  /**
   * Runs `work` in one serialisable transaction; it is durable when the promise resolves.
   * A statement that fails ends the transaction, even when its error is caught.
   * On PostgreSQL `work` runs again after a serialisation conflict, so it must do nothing but SQL.
   */
  write<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /**
   * As `write`, for many small works on the same few rows: those of one key share transactions, in which each is
   * a part of its own that leaves nothing behind when it fails, and run one after another, over all processes.
   * Nothing else keeps them from other writers: on PostgreSQL they see what those commit meanwhile. So whatever a
   * work relies on stands in the condition of the statement that changes it.
   */
  writeBatched<T>(key: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /** One writing statement that is atomic by itself, such as an upsert on a hot counter row. */
  run<Row>(statement: Compilable<Row>): Promise<Row[]>
  /** A query that may take longer than about 5 ms: it never blocks the event loop. */
  long<Row>(query: Compilable<Row>): Promise<Row[]>
  /** A consistent copy of the whole database, made while it is in use. */
  copyTo(file: string): Promise<void>
  /**
   * Makes the content that of a copy, while the database is in use: what was read before stays as it was, and
   * what is read afterwards is the copy's. A copy of an older program is brought up to date on the way.
   */
  restoreFrom(file: string): Promise<void>
  /** Waits for the writes under way. */
  close(): Promise<void>
}
