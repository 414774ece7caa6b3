import type { Context } from '../../context.ts'
import { createIssues } from '../../issues/issues.ts'
import { type LinkedBranchRow, listLinkedBranches } from '../../issues/store/linked-branches.ts'
import { createLinkedBranches } from '../../pulls/linked-branches.ts'
import { nodeId } from '../../wire/addresses.ts'
import { connectAll, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import type { IssueSource, RepositorySource } from '../sources.ts'
import { reloadIssue } from './issue-mutations.ts'
import { mutation } from './mutation-fields.ts'
import { refOf } from './refs.ts'
import type { ResolverMap } from './resolver-map.ts'

export interface LinkedBranchSource {
  __typename: 'LinkedBranch'
  row: LinkedBranchRow
  /** The repository of the branch. */
  repository: RepositorySource
}

const issueOnly = ['Issue'] as const
const inContents = { permission: 'contents', level: 'write' } as const
const triaging = { permission: 'issues', level: 'write', role: 'triage' } as const

/** Deletes and transfers issues, and links branches to them. */
export function issueMoves(context: Context, targets: MutationTargets): ResolverMap {
  const issues = createIssues(context)
  const branches = createLinkedBranches(context)

  const load = ({ loaders }: GraphqlContext) =>
    loaders.named('linked branches', (ids: readonly number[]) => listLinkedBranches(context.db.read, ids))

  async function sourceOf(
    row: LinkedBranchRow,
    { loaders }: GraphqlContext,
  ): Promise<LinkedBranchSource | undefined> {
    const repository = await loaders.repositories(row.repository_id)
    return repository && { __typename: 'LinkedBranch', row, repository }
  }

  return {
    Issue: {
      linkedBranches: async ({ row, repository }: IssueSource, args: PageArguments, graphql) => {
        graphql.require(repository, { permission: 'contents' })
        const rows = (await load(graphql)(row.id)) ?? []
        const sources = await Promise.all(rows.map((branch) => sourceOf(branch, graphql)))
        return connectAll(
          sources.filter((source) => source !== undefined),
          args,
        )
      },
    },
    LinkedBranch: {
      id: ({ row }: LinkedBranchSource) => nodeId('LinkedBranch', row.id),
      ref: ({ row, repository }: LinkedBranchSource, _, graphql) =>
        refOf(context, repository, `refs/heads/${row.name}`, graphql),
    },
    Mutation: {
      deleteIssue: mutation(async ({ issueId }, graphql) => {
        const { source, writer, number } = await targets.issue(issueId, issueOnly, 'admin', graphql)
        await issues.remove(writer, number)
        graphql.reload()
        return { repository: await graphql.loaders.repositories(source.repository.row.id) }
      }),
      transferIssue: mutation(async ({ issueId, repositoryId, createLabelsIfMissing }, graphql) => {
        const { writer, number } = await targets.issue(issueId, issueOnly, 'write', graphql)
        const need = { permission: 'issues', level: 'write', role: 'write' } as const
        const target = await targets.repository(repositoryId, need, graphql)
        const row = await issues.transfer(writer, number, issueContextIn(target, graphql), {
          createsLabels: createLabelsIfMissing ?? false,
        })
        return { issue: await reloadIssue({ row }, graphql) }
      }),
      createLinkedBranch: mutation(async ({ issueId, oid, name, repositoryId }, graphql) => {
        const { source } = await targets.issue(issueId, issueOnly, 'triage', graphql)
        const id = repositoryId ?? nodeId('Repository', source.repository.row.id)
        const repository = await targets.repository(id, inContents, graphql)
        const branch = { oid, name: name ?? undefined }
        const row = await branches.create(issueContextIn(repository, graphql), source.row, branch)
        return {
          issue: await reloadIssue(source, graphql),
          linkedBranch: { __typename: 'LinkedBranch', row, repository },
        }
      }),
      deleteLinkedBranch: mutation(async ({ linkedBranchId: id }, graphql) => {
        const { row, repository } = await targets.node<LinkedBranchSource>(id, 'LinkedBranch', graphql)
        const issue = await graphql.loaders.issues(row.issue_id)
        const home = issue && (await graphql.loaders.repositories(issue.repository_id))
        // Triagers of the issue may remove links to branches of other repositories.
        const isForeign = home !== undefined && home.row.id !== repository.row.id
        const source = isForeign && graphql.can(home, triaging) ? home : repository
        if (source === repository) graphql.require(repository, inContents)
        await branches.remove(issueContextIn(source, graphql), row)
        return { issue: issue ? await reloadIssue({ row: issue }, graphql) : null }
      }),
    },
  }
}
