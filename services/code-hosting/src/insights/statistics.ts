import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { type CommitStatistics, computeStatistics, maxCommits } from './commit-statistics.ts'
import { findStatistics, putStatistics } from './store.ts'

export const statisticsJob = 'compute-statistics'

type StatisticsContext = Pick<Context, 'db' | 'git' | 'jobs'>

const empty = computeStatistics([], false)

/** The statistics of the default branch. Undefined while a job computes them. */
export async function findOrCompute(
  { db, git, jobs }: StatisticsContext,
  { id, default_branch }: RepositoryRow,
): Promise<CommitStatistics | undefined> {
  const tip = await git.repository(id).findRef(`refs/heads/${default_branch}`)
  if (!tip) return empty
  const statistics = await findStatistics(db.read, id, tip.oid)
  if (statistics) return statistics
  await db.write((tx) =>
    jobs.enqueue(tx, { kind: statisticsJob, payload: { repositoryId: id }, key: String(id) }),
  )
  return undefined
}

const Payload = Type.Object({ repositoryId: Type.Integer() })

export function createStatisticsJob({ db, git }: Pick<Context, 'db' | 'git'>): JobHandler {
  return {
    async run(payload) {
      const { repositoryId } = Value.Parse(Payload, payload)
      const row = await findRepositoryById(db.read, repositoryId)
      const repository = git.repository(repositoryId)
      if (!row || !(await repository.exists())) return
      const tip = await repository.findRef(`refs/heads/${row.default_branch}`)
      if (!tip || (await findStatistics(db.read, repositoryId, tip.oid))) return
      const commits = await repository.commitSizes(tip.oid, maxCommits + 1)
      const statistics = computeStatistics(commits.slice(0, maxCommits), commits.length > maxCommits)
      await db.write((tx) => putStatistics(tx, repositoryId, tip.oid, statistics))
    },
  }
}
