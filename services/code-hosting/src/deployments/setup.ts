import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createBranchMerges } from '../code/files/branch-merges.ts'
import type { Context } from '../context.ts'
import { createDeployments } from './deployments.ts'
import { createEnvironments } from './environments.ts'
import { deploymentRoutes } from './routes/deployments.ts'
import { environmentRoutes } from './routes/environments.ts'

export function setUpDeployments(context: Context): Subject {
  const merges = createBranchMerges(context, createCommitPeople(context.db), context.pushes)
  return {
    routes: [
      deploymentRoutes(context, createDeployments(context, merges)),
      environmentRoutes(context, createEnvironments(context)),
    ],
  }
}
