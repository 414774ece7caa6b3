import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { BaseContext } from '../context.ts'
import { deleteOldEntries } from './store/audit-entries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** As on GitHub: https://docs.github.com/organizations/keeping-your-organization-secure */
const retention = [
  { isGit: 0, ms: 180 * dayMs },
  { isGit: 1, ms: 7 * dayMs },
] as const
const batchSize = 500

export function createAuditRetention({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): JobHandlers {
  return {
    'tidy-audit-log': {
      everyMs: 3_600_000,
      async run(_payload, { signal }) {
        for (const { isGit, ms } of retention) {
          const beforeMs = clock.now() - ms
          while (await db.write((tx) => deleteOldEntries(tx, isGit, beforeMs, batchSize))) {
            signal.throwIfAborted()
            await nextTurn()
          }
        }
      },
    },
  }
}
