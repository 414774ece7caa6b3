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
  pushes,
}: Pick<Context, 'db' | 'git' | 'clock' | 'log' | 'pushes'>): JobHandler {
  return {
    everyMs,
    // A large repository takes minutes.
    leaseMs: 60 * 60 * 1000,
    async run(_payload, { signal }) {
      // Two periods, to retry repositories that were busy the last time.
      const sinceMs = clock.now() - 2 * everyMs
      const shared = pushes.folderOwners.map((owner) => owner.listPushedSince(sinceMs))
      const ids = await Promise.all([listPushedSince(db.read, sinceMs), ...shared])
      for (const id of ids.flat()) {
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
