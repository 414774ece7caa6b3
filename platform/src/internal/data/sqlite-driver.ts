import type { SQLInputValue } from 'node:sqlite'
import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import { yieldIfBusy } from '../../concurrency/event-loop.ts'
import { toSqliteParameters } from './parameters.ts'
import type { Query } from './query.ts'
import { retryWhileBusy } from './sqlite-busy.ts'
import { openReadHandle, type SqliteHandle } from './sqlite-handle.ts'
import { prepareStatement } from './statement-cache.ts'
import { createTransactionState, type TransactionState, transactionOnRead } from './transaction-state.ts'

/** A `savepoint` runs its transactions as savepoints in an open transaction. */
export type SqliteAccess = 'read' | 'write' | 'savepoint'

const transactionStatements = {
  write: { begin: 'begin immediate', commit: 'commit', rollback: 'rollback' },
  savepoint: {
    begin: 'savepoint batched_write',
    commit: 'release batched_write',
    rollback: 'rollback to batched_write; release batched_write',
  },
}

/** A Kysely driver for one handle. `sqlite.ts` serializes the writers. */
export function createSqliteDriver(handle: SqliteHandle, access: SqliteAccess): Driver {
  const states = new WeakMap<DatabaseConnection, TransactionState>()

  function stateOf(connection: DatabaseConnection): TransactionState {
    const state = states.get(connection)
    if (!state) throw new Error('This connection belongs to another driver')
    return state
  }

  function createConnection(): DatabaseConnection {
    const state = createTransactionState()
    const connection = access === 'read' ? readConnection(handle) : writeConnection(handle, state)
    states.set(connection, state)
    return connection
  }

  // Reads need no isolation from each other, so they share one connection.
  const reader = access === 'read' ? createConnection() : undefined

  return {
    async init() {},
    async acquireConnection() {
      return reader ?? createConnection()
    },
    async beginTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      await retryWhileBusy(() => handle.database.exec(transactionStatements[access].begin))
      stateOf(connection).begin()
    },
    async commitTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      const state = stateOf(connection)
      state.assertUsable()
      state.end()
      handle.database.exec(transactionStatements[access].commit)
    },
    async rollbackTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      stateOf(connection).end()
      // SQLite may already have rolled back, for instance after a full disk.
      if (handle.database.isTransaction) handle.database.exec(transactionStatements[access].rollback)
    },
    async releaseConnection() {},
    async destroy() {
      handle.close()
    },
  }
}

function readConnection(handle: SqliteHandle): DatabaseConnection {
  return {
    async executeQuery(query) {
      const yielding = yieldIfBusy()
      if (yielding) await yielding
      return runQuery(handle, query)
    },
    async *streamQuery(query, chunkSize) {
      // An open cursor pins the handle's snapshot for all of its queries, so a stream gets its own handle.
      const ownHandle = openReadHandle(handle.file)
      try {
        yield* streamRows(ownHandle, query, chunkSize)
      } finally {
        ownHandle.close()
      }
    },
  }
}

function writeConnection(handle: SqliteHandle, state: TransactionState): DatabaseConnection {
  return {
    async executeQuery(query) {
      await yieldIfBusy()
      state.assertUsable()
      const parameters = toSqliteParameters(query.parameters)
      try {
        return runStatement(handle, query.sql, parameters)
      } catch (error) {
        state.fail(error)
        throw error
      }
    },
    async *streamQuery(query, chunkSize) {
      state.assertUsable()
      yield* streamRows(handle, query, chunkSize)
    },
  }
}

export function runQuery<R>(handle: SqliteHandle, query: Query): QueryResult<R> {
  return runStatement(handle, query.sql, toSqliteParameters(query.parameters))
}

function runStatement<R>(handle: SqliteHandle, sql: string, parameters: SQLInputValue[]): QueryResult<R> {
  const statement = handle.statements.prepare(sql)
  // The caller declares the row type, as with every Kysely driver.
  if (statement.returnsRows) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

async function* streamRows<R>(
  handle: SqliteHandle,
  query: Query,
  chunkSize: number,
): AsyncIterableIterator<QueryResult<R>> {
  // Not from the cache: another use of the statement would reset the cursor.
  const statement = prepareStatement(handle.database, query.sql)
  try {
    let rows: R[] = []
    for (const row of statement.iterate(toSqliteParameters(query.parameters))) {
      if (rows.push(row as R) < chunkSize) continue
      yield { rows }
      await yieldIfBusy()
      rows = []
    }
    if (rows.length > 0) yield { rows }
  } finally {
    statement.close()
  }
}
