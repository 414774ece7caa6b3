import { guardWrites } from './access/write-guard.ts'
import { createActivity } from './activity/create-activity.ts'
import { createAppGrants } from './apps/create-app-grants.ts'
import { createAudit } from './audit/create-audit.ts'
import { listCheckResults } from './code/commits/store/check-results.ts'
import { createPushes } from './code/pushes/pushes.ts'
import type { BaseContext, Context } from './context.ts'
import { createGit } from './git/create-git.ts'
import { createTransport } from './git/transport/create-transport.ts'
import { createPullRequests } from './pulls/create-pull-requests.ts'
import { createRefGuard } from './rules/ref-guard.ts'

const megabyte = 1024 * 1024

export async function createContext(unguarded: BaseContext): Promise<Context> {
  const base = { ...unguarded, db: guardWrites(unguarded.db) }
  const { config, ids, log } = base
  const folder = base.folder('repositories')
  const git = await createGit({ folder, gitBinary: config.gitBinary, ids, log })
  const limits = { maxPackBytes: config.maxPushMegabytes * megabyte }
  const transport = createTransport({ git, log, limits })
  const activity = createActivity(base)
  const audit = createAudit(base)
  const refGuard = createRefGuard(base, listCheckResults)
  const pushes = createPushes({ ...base, git, activity, refGuard })
  const appGrants = createAppGrants(base)
  return { ...base, git, transport, activity, audit, appGrants, pulls: createPullRequests(), pushes }
}
