import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../context.ts'
import { deleteRuleSuites } from './store/rule-suites.ts'

const hourMs = 3_600_000
const retentionMs = 31 * 24 * hourMs

/** Keeps transactions short. */
const maxPerBatch = 500

/** Deletes rule suites that are older than the longest period of their list. */
export function ruleSuiteJobs({ db, clock }: Pick<Context, 'db' | 'clock'>): JobHandlers {
  return {
    'delete-rule-suites': {
      everyMs: hourMs,
      async run(_payload, { signal }) {
        const beforeMs = clock.now() - retentionMs
        while (await db.write((tx) => deleteRuleSuites(tx, beforeMs, maxPerBatch))) signal.throwIfAborted()
      },
    },
  }
}
