import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { checkParameter } from './parameters.ts'
import type { Query } from './query.ts'
import {
  createTransactionState,
  failedTransaction,
  type TransactionState,
  transactionOnRead,
} from './transaction-state.ts'

/** A `part` has its transactions within one that is open already. */
export type PostgresAccess = 'read' | 'write' | 'part'

const WORDS = {
  write: {
    begin: (level: string) => `begin isolation level ${level}`,
    commit: 'commit',
    rollback: 'rollback',
  },
  part: {
    begin: () => 'savepoint part',
    commit: 'release part',
    rollback: 'rollback to part; release part',
  },
}

/** Where sessions come from: a pool, or one session that somebody else has opened. */
export interface Sessions {
  connect(): Promise<SessionClient>
  end(): Promise<void>
}

export type SessionClient = Pick<pg.PoolClient, 'query' | 'release'>

/** Unlike the driver of Kysely, it refuses the values that SQLite refuses, and streams without another package. */
export function createPostgresDriver(sessions: Sessions, access: PostgresAccess): Driver {
  const opened = new WeakMap<DatabaseConnection, Session>()

  function sessionOf(connection: DatabaseConnection): Session {
    const session = opened.get(connection)
    if (!session) throw new Error('This connection belongs to another driver')
    return session
  }

  return {
    async init() {},
    async acquireConnection() {
      const session: Session = {
        client: await sessions.connect(),
        transaction: createTransactionState(),
        isBroken: false,
      }
      const connection = createConnection(session)
      opened.set(connection, session)
      return connection
    },
    async beginTransaction(connection, { isolationLevel = 'read committed' }) {
      if (access === 'read') throw transactionOnRead()
      const { client, transaction } = sessionOf(connection)
      const beginning = client.query(WORDS[access].begin(isolationLevel))
      // Without its savepoint a part fails anyway: at its first statement, or at its end.
      if (access === 'part') beginning.catch(() => {})
      else await beginning
      transaction.begin()
    },
    async commitTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      const { client, transaction } = sessionOf(connection)
      transaction.assertUsable()
      transaction.end()
      const { command } = await client.query(WORDS[access].commit)
      if (command === 'ROLLBACK') throw failedTransaction()
    },
    async rollbackTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      const session = sessionOf(connection)
      session.transaction.end()
      await session.client.query(WORDS[access].rollback).catch(() => {
        session.isBroken = true
      })
    },
    async releaseConnection(connection) {
      const { client, isBroken } = sessionOf(connection)
      client.release(isBroken)
    },
    async destroy() {
      await sessions.end()
    },
  }
}

interface Session {
  readonly client: SessionClient
  readonly transaction: TransactionState
  isBroken: boolean
}

function createConnection(session: Session): DatabaseConnection {
  return {
    executeQuery: (query) => runQuery(session, query),
    streamQuery: (query, chunkSize) => streamQuery(session, query, chunkSize),
  }
}

async function runQuery<R>({ client, transaction }: Session, query: Query): Promise<QueryResult<R>> {
  transaction.assertUsable()
  const parameters = query.parameters.map(checkParameter)
  try {
    const { command, rowCount, rows } = await client.query(query.sql, parameters)
    if (rowCount === null || !WRITING.has(command)) return { rows }
    return { rows, numAffectedRows: BigInt(rowCount) }
  } catch (error) {
    transaction.fail(error)
    throw error
  }
}

const WRITING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

async function* streamQuery<R>(
  session: Session,
  query: Query,
  chunkSize: number,
): AsyncIterableIterator<QueryResult<R>> {
  const { client, transaction } = session
  transaction.assertUsable()
  const parameters = query.parameters.map(checkParameter)
  // A cursor lives in a transaction.
  const isInside = transaction.isOpen
  if (!isInside) await client.query('begin')
  try {
    await client.query(`declare stream no scroll cursor for ${query.sql}`, parameters)
    for (;;) {
      const { rows } = await client.query(`fetch ${chunkSize} from stream`)
      if (rows.length > 0) yield { rows }
      if (rows.length < chunkSize) break
    }
  } catch (error) {
    transaction.fail(error)
    throw error
  } finally {
    if (!isInside || transaction.isOpen) {
      await client.query(isInside ? 'close stream' : 'rollback').catch(() => {
        // A failed transaction closes its cursors itself.
        session.isBroken = !isInside
      })
    }
  }
}
