import { LRUCache } from 'lru-cache'

/** Names of the prepared statements of one connection. */
export interface StatementNames {
  /** Undefined until the statement has been used often enough to be prepared. */
  find(sql: string): string | undefined
}

/** Statements with lists of various lengths are rarely repeated, and each prepared one takes memory in the server. */
const minUses = 5
/** PostgreSQL keeps the plan of a prepared statement, even if it was made when the tables were nearly empty. */
const maxUses = 1_000

/** Calls `deallocate` for a statement that is evicted or prepared again. No name is used twice. */
export function createStatementNames(
  deallocate: (name: string) => void,
  { maxPrepared = 100, maxCounted = 500 } = {},
): StatementNames {
  const counts = new LRUCache<string, number>({ max: maxCounted })
  const prepared = new LRUCache<string, { name: string; uses: number }>({
    max: maxPrepared,
    disposeAfter: ({ name }) => deallocate(name),
  })
  let lastNumber = 0

  return {
    find(sql) {
      const statement = prepared.get(sql)
      if (statement && ++statement.uses <= maxUses) return statement.name
      const count = statement ? minUses : (counts.get(sql) ?? 0) + 1
      if (count < minUses) {
        counts.set(sql, count)
        return undefined
      }
      counts.delete(sql)
      const name = `octavo_${++lastNumber}`
      prepared.set(sql, { name, uses: 1 })
      return name
    },
  }
}
