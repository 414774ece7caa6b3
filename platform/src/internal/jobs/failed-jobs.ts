import type { Selectable } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { FailedJob } from '../../jobs/jobs.ts'
import type { FailedJobTable, JobTables } from './tables.ts'

export interface FailedJobs {
  list(page: { limit?: number; beforeId?: number }): Promise<FailedJob[]>
  retry(id: number): Promise<boolean>
}

export function createFailedJobs({ db, clock }: { db: Database<JobTables>; clock: Clock }): FailedJobs {
  return {
    async list({ limit = 100, beforeId = Number.MAX_SAFE_INTEGER }) {
      const rows = await db.read
        .selectFrom('octavo_failed_job')
        .selectAll()
        .where('id', '<', beforeId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(present)
    },

    async retry(id) {
      const dueAtMs = clock.now()
      return db.write(async (tx) => {
        const [failed] = await tx
          .deleteFrom('octavo_failed_job')
          .where('id', '=', id)
          .returningAll()
          .execute()
        if (failed === undefined) return false
        const { kind, unique_key, payload } = failed
        await tx
          .insertInto('octavo_job')
          .values({ id, kind, unique_key, payload, due_at_ms: dueAtMs })
          // An unfinished job already has the key, so the work will be done anyway.
          .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
          .execute()
        return true
      })
    },
  }
}

function present(row: Selectable<FailedJobTable>): FailedJob {
  return {
    id: row.id,
    kind: row.kind,
    key: row.unique_key,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    lastError: row.last_error,
    failedAtMs: row.failed_at_ms,
  }
}
