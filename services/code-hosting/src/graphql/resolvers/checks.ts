import { combineStates } from '../../code/commits/present/commit-statuses.ts'
import type { CommitStatusRow } from '../../code/commits/store/commit-statuses.ts'
import type { Context } from '../../context.ts'
import { findBranchRules } from '../../rules/branch-rules.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connectAll, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { numberInNodeId } from '../node-ids.ts'
import type { CommitSource, RepositorySource } from '../sources.ts'
import { type CheckRunRow, listCheckRunsOfCommits, listStatusesOfCommits } from '../store/commit-checks.ts'
import { timeOrNull } from './issue-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

interface StatusSource {
  __typename: 'StatusContext'
  row: CommitStatusRow
  repository: RepositorySource
}
interface RunSource {
  __typename: 'CheckRun'
  row: CheckRunRow
  repository: RepositorySource
}

const passing = ['success', 'neutral', 'skipped']

export function checkResolvers({ db }: Pick<Context, 'db'>): ResolverMap {
  /** The statuses and check runs that the token may read. Two statements for all commits of a page. */
  async function loadContexts({ oid, repository }: CommitSource, graphql: GraphqlContext) {
    const { id } = repository.row
    const { loaders } = graphql
    const statuses = graphql.can(repository, { permission: 'statuses' })
      ? await loaders.named(`statuses ${id}`, (oids: readonly string[]) =>
          listStatusesOfCommits(db.read, id, oids),
        )(oid)
      : undefined
    const runs = graphql.can(repository, { permission: 'checks' })
      ? await loaders.named(`check runs ${id}`, (oids: readonly string[]) =>
          listCheckRunsOfCommits(db.read, id, oids),
        )(oid)
      : undefined
    return { statuses: statuses ?? [], runs: runs ?? [] }
  }

  const isRequired =
    (nameOf: (source: StatusSource | RunSource) => string) =>
    async (
      source: StatusSource | RunSource,
      { pullRequestId }: { pullRequestId?: string | null },
      { loaders }: GraphqlContext,
    ): Promise<boolean> => {
      const id = pullRequestId == null ? undefined : numberInNodeId(pullRequestId, 'PullRequest')
      const pull = id === undefined ? undefined : await loaders.pulls(id)
      const { row } = source.repository
      if (pull?.repository_id !== row.id) return false
      const required = await loaders.named(`required checks ${row.id}`, async (refs: readonly string[]) => {
        const names = new Map<string, Set<string>>()
        for (const ref of refs) {
          const { requiredChecks } = await findBranchRules(db.read, row, ref)
          names.set(ref, new Set(requiredChecks?.checks.map(({ context }) => context)))
        }
        return names
      })(pull.base_ref)
      return required?.has(nameOf(source)) ?? false
    }

  return {
    Commit: {
      async statusCheckRollup(commit: CommitSource, _, graphql) {
        const { statuses, runs } = await loadContexts(commit, graphql)
        if (statuses.length + runs.length === 0) return null
        const { repository } = commit
        const contexts = [
          ...runs.map((row): RunSource => ({ __typename: 'CheckRun', row, repository })),
          ...statuses.map((row): StatusSource => ({ __typename: 'StatusContext', row, repository })),
        ]
        const states = [...statuses, ...runs.map((row) => ({ state: stateOf(row) }))]
        return {
          commit,
          state: combineStates(states).toUpperCase(),
          contexts: (args: PageArguments) => ({
            ...connectAll(contexts, args),
            checkRunCount: runs.length,
            checkRunCountsByState: countByState(runs.map(({ status, conclusion }) => conclusion ?? status)),
            statusContextCount: statuses.length,
            statusContextCountsByState: countByState(statuses.map(({ state }) => state)),
          }),
        }
      },
    },
    StatusContext: {
      id: ({ row }: StatusSource) => nodeId('StatusContext', row.id),
      context: ({ row }: StatusSource) => row.context,
      state: ({ row }: StatusSource) => row.state.toUpperCase(),
      description: ({ row }: StatusSource) => row.description,
      targetUrl: ({ row }: StatusSource) => row.target_url,
      createdAt: ({ row }: StatusSource) => presentTime(row.created_at_ms),
      isRequired: isRequired(({ row }) => ('context' in row ? row.context : row.name)),
    },
    CheckRun: {
      id: ({ row }: RunSource) => nodeId('CheckRun', row.id),
      databaseId: ({ row }: RunSource) => row.id,
      name: ({ row }: RunSource) => row.name,
      status: ({ row }: RunSource) => row.status.toUpperCase(),
      conclusion: ({ row }: RunSource) => row.conclusion?.toUpperCase() ?? null,
      startedAt: ({ row }: RunSource) => presentTime(row.started_at_ms),
      completedAt: ({ row }: RunSource) => timeOrNull(row.completed_at_ms),
      detailsUrl: ({ row }: RunSource) => row.details_url,
      checkSuite: ({ row }: RunSource) => ({ id: nodeId('CheckSuite', row.suite_id), workflowRun: null }),
      isRequired: isRequired(({ row }) => ('context' in row ? row.context : row.name)),
    },
  }
}

function countByState(states: readonly string[]) {
  const groups = Object.entries(Object.groupBy(states, (state) => state.toUpperCase()))
  return groups.map(([state, same = []]) => ({ state, count: same.length }))
}

function stateOf({ status, conclusion }: CheckRunRow): 'success' | 'pending' | 'failure' {
  if (status !== 'completed') return 'pending'
  return conclusion !== null && passing.includes(conclusion) ? 'success' : 'failure'
}
