import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'

export type Row = Record<string, SQLOutputValue>

export interface PreparedStatement {
  /** False for a statement without a result, such as an update without `returning`. */
  readonly returnsRows: boolean
  all(parameters: SQLInputValue[]): Row[]
  run(parameters: SQLInputValue[]): ReturnType<StatementSync['run']>
  iterate(parameters: SQLInputValue[]): IterableIterator<Row>
  close(): void
}

export interface StatementCache {
  readonly size: number
  prepare(sql: string): PreparedStatement
  clear(): void
}

/** Preparing a statement costs several times more than running a small query. */
export function createStatementCache(handle: DatabaseSync, capacity = 200): StatementCache {
  const statements = new LRUCache<string, PreparedStatement>({
    max: capacity,
    dispose: (statement) => statement.close(),
  })
  return {
    get size() {
      return statements.size
    },
    prepare(sql) {
      const cached = statements.get(sql)
      if (cached) return cached
      const statement = prepareStatement(handle, sql)
      statements.set(sql, statement)
      return statement
    },
    clear: () => statements.clear(),
  }
}

export function prepareStatement(handle: DatabaseSync, sql: string): PreparedStatement {
  // Objects of node:sqlite have no prototype and are slow to read. Building objects from row arrays is cheaper than
  // copying them.
  const statement = handle.prepare(sql)
  statement.setReturnArrays(true)
  let names = columnNames(statement)
  let createRow: ((values: SQLOutputValue[]) => Row) | undefined

  function toRow(values: SQLOutputValue[]): Row {
    // SQLite recompiles a statement by itself after another connection changed the schema.
    if (values.length !== names.length) {
      names = columnNames(statement)
      createRow = undefined
    }
    createRow ??= compileRow(names)
    return createRow(values)
  }

  return {
    returnsRows: names.length > 0,
    all: (parameters) => rowsAsArrays(statement.all(...parameters)).map(toRow),
    run: (parameters) => statement.run(...parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters)) yield toRow(asArray(values))
    },
    close: () => (statement as StatementSync & Disposable)[Symbol.dispose](),
  }
}

/** An object literal is many times as fast as assigning computed names. */
function compileRow(names: readonly string[]): (values: SQLOutputValue[]) => Row {
  const properties = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`)
  // The compiler does not know what the function returns.
  return new Function('values', `return { ${properties.join(', ')} }`) as (values: SQLOutputValue[]) => Row
}

function columnNames(statement: StatementSync): string[] {
  return statement.columns().map((column) => column.name)
}

// The types of node:sqlite lack rows as arrays and disposable statements.
function rowsAsArrays(rows: unknown): SQLOutputValue[][] {
  return rows as SQLOutputValue[][]
}

function asArray(row: unknown): SQLOutputValue[] {
  return row as SQLOutputValue[]
}
