import type { Token } from '../../auth/auth.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { Logger } from '../../log.ts'
import { findDatabaseUnavailable } from '../data/database-unavailable.ts'
import type { AuthTables } from './tables.ts'

/** Records the last use of tokens with a precision of one minute. Writes run in batches outside of requests. */
export interface LastUses {
  note(token: Pick<Token, 'id' | 'lastUsedAtMs'>): void
  /** Flushes pending writes. */
  close(): Promise<void>
}

const precisionMs = 60_000
const batchingMs = 5_000
const tokensPerStatement = 500

export function createLastUses(options: { db: Database<AuthTables>; clock: Clock; log: Logger }): LastUses {
  const { db, clock, log } = options
  let noted = new Set<number>()
  let latestMs = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isClosed = false

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const ids = [...noted].sort((a, b) => a - b)
    const usedAtMs = latestMs
    noted = new Set()
    writing = writing
      .then(() => write(ids, usedAtMs))
      .catch((error) => {
        // The database logs its own outage, once.
        if (findDatabaseUnavailable(error)) return
        log.warn({ err: error, lost: ids.length }, 'last uses of tokens were not written')
      })
    return writing
  }

  async function write(ids: number[], usedAtMs: number): Promise<void> {
    for (let start = 0; start < ids.length; start += tokensPerStatement) {
      const batch = ids.slice(start, start + tokensPerStatement)
      await db.run(
        db.read.updateTable('octavo_token').set({ last_used_at_ms: usedAtMs }).where('id', 'in', batch),
      )
    }
  }

  return {
    note({ id, lastUsedAtMs }) {
      const nowMs = clock.now()
      const isFresh = lastUsedAtMs !== null && Math.abs(nowMs - lastUsedAtMs) < precisionMs
      if (isFresh || isClosed || noted.has(id)) return
      noted.add(id)
      latestMs = nowMs
      timer ??= setTimeout(flush, batchingMs).unref()
    },

    async close() {
      isClosed = true
      await flush()
    },
  }
}
