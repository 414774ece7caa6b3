import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { listPushedSince } from './store/ref-rows.ts'

const everyMs = 6 * 60 * 60 * 1000
/** Unreachable objects are kept this long for processes that still use them. */
const pruneOlderThanMs = 14 * 24 * 60 * 60 * 1000

/** Repacks repositories after pushes. */
export function maintenanceOf({
  db,
  git,
  clock,
  log,
}: Pick<Context, 'db' | 'git' | 'clock' | 'log'>): JobHandler {
  return {
    everyMs,
    // A large repository takes minutes.
    leaseMs: 60 * 60 * 1000,
    async run(_payload, { signal }) {
      // Two periods, to retry repositories that were busy the last time.
      for (const id of await listPushedSince(db.read, clock.now() - 2 * everyMs)) {
        signal.throwIfAborted()
        const repository = git.repository(id)
        if (!(await repository.exists())) continue
        await repository.maintain({ pruneOlderThanMs }).catch((error: unknown) => {
          log.error({ err: error, repository: id }, 'a repository could not be maintained')
        })
      }
    },
  }
}
