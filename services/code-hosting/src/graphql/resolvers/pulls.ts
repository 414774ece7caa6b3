import { fromBit } from '@octavo/platform/data/columns.ts'
import { createCommitPeople } from '../../code/commits/commit-people.ts'
import type { Context } from '../../context.ts'
import { findIssue } from '../../issues/store/issues.ts'
import { isMergeTested } from '../../pulls/present/pulls.ts'
import { createPullContents } from '../../pulls/pull-contents.ts'
import { reading } from '../../pulls/pull-needs.ts'
import { type PullRow, readAutoMerge } from '../../pulls/store/pulls.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { nodeId } from '../../wire/addresses.ts'
import { connectAll, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { commitSource, type IssueSource, issueSource, ownerOf, type RepositorySource } from '../sources.ts'
import { findAuthor, issueFields, timeOrNull } from './issue-fields.ts'
import { createPullConnections, type PullListArguments } from './pull-lists.ts'
import { refOf } from './refs.ts'
import type { ResolverMap } from './resolver-map.ts'

/** The lists of commits and files have limits of their own. */
const everything = { size: 3_000, number: 1, after: undefined }

export function pullResolvers(context: Context): ResolverMap {
  const { db } = context
  const contents = createPullContents(context)
  const people = createCommitPeople(db)
  const connectPulls = createPullConnections(context)

  const field =
    <Value>(read: (pull: PullRow, source: IssueSource, graphql: GraphqlContext) => Value) =>
    async (source: IssueSource, _: unknown, graphql: GraphqlContext) =>
      read(await pullOf(source, graphql), source, graphql)

  const mergeCommitOf = (
    { merge_commit_oid: oid }: PullRow,
    { repository }: IssueSource,
    graphql: GraphqlContext,
  ) =>
    oid === null || !graphql.can(repository, { permission: 'contents' })
      ? null
      : commitSource(oid, repository)

  const headRepositoryOf = async (pull: PullRow, { loaders }: GraphqlContext) =>
    pull.head_repository_id === null ? null : ((await loaders.repositories(pull.head_repository_id)) ?? null)

  const requestOf = async (source: IssueSource, graphql: GraphqlContext) => ({
    issue: source.row,
    pull: await pullOf(source, graphql),
  })

  return {
    PullRequest: {
      ...issueFields(context),
      fullDatabaseId: ({ row }: IssueSource) => String(row.id),
      state: field((pull) => (pull.is_open ? 'OPEN' : pull.merged_at_ms === null ? 'CLOSED' : 'MERGED')),
      merged: field((pull) => pull.merged_at_ms !== null),
      mergedAt: field((pull) => timeOrNull(pull.merged_at_ms)),
      mergedBy: field((pull, _, graphql) =>
        pull.merged_by_id === null ? null : findAuthor(pull.merged_by_id, graphql),
      ),
      mergeCommit: field((pull, source, graphql) =>
        pull.merged_at_ms === null ? null : mergeCommitOf(pull, source, graphql),
      ),
      potentialMergeCommit: field((pull, source, graphql) =>
        pull.merged_at_ms === null ? mergeCommitOf(pull, source, graphql) : null,
      ),
      mergeable: field((pull) => {
        if (!isMergeTested(pull)) return 'UNKNOWN'
        return pull.mergeability === 'mergeable' ? 'MERGEABLE' : 'CONFLICTING'
      }),
      mergeStateStatus: field(async (pull, { repository }, graphql) => {
        graphql.spend()
        return (await context.pulls.mergeableState(db.read, pull, repository.row)).toUpperCase()
      }),
      isDraft: field((pull) => fromBit(pull.is_draft)),
      isCrossRepository: field((pull) => pull.head_repository_id !== pull.repository_id),
      maintainerCanModify: field((pull) => fromBit(pull.maintainer_can_modify)),
      additions: field((pull) => pull.additions),
      deletions: field((pull) => pull.deletions),
      changedFiles: field((pull) => pull.changed_files),
      baseRefName: field((pull) => pull.base_ref),
      baseRefOid: field((pull) => pull.base_oid),
      baseRef: field((pull, { repository }, graphql) =>
        refOf(context, repository, `refs/heads/${pull.base_ref}`, graphql),
      ),
      baseRepository: ({ repository }: IssueSource) => repository,
      headRefName: field((pull) => pull.head_ref),
      headRefOid: field((pull) => pull.head_oid),
      headRef: field(async (pull, _, graphql) => {
        const repository = await headRepositoryOf(pull, graphql)
        return repository && refOf(context, repository, `refs/heads/${pull.head_ref}`, graphql)
      }),
      headRepository: field((pull, _, graphql) => headRepositoryOf(pull, graphql)),
      headRepositoryOwner: field(async (pull, _, graphql) => {
        const repository = await headRepositoryOf(pull, graphql)
        return repository && ownerOf(repository)
      }),
      autoMergeRequest: field((pull, _, graphql) => {
        const autoMerge = readAutoMerge(pull)
        if (!autoMerge) return null
        return {
          enabledBy: findAuthor(autoMerge.enabledById, graphql),
          enabledAt: timeOrNull(autoMerge.enabledAtMs ?? null),
          authorEmail: async () => {
            const account = await graphql.loaders.accounts(autoMerge.enabledById)
            return account ? (await people.signerOf(account)).email : null
          },
          mergeMethod: autoMerge.method.toUpperCase(),
          commitHeadline: autoMerge.commitTitle,
          commitBody: autoMerge.commitMessage,
        }
      }),
      commits: async (source: IssueSource, args: PageArguments, graphql) => {
        const { repository } = source
        graphql.require(repository, reading)
        const request = await requestOf(source, graphql)
        const nodeOf = (oid: string) => ({
          id: nodeId('PullRequestCommit', `${source.row.id}-${oid}`),
          commit: commitSource(oid, repository),
          url: `${graphql.request.addresses.html}/${fullNameOf(repository.row)}/pull/${source.row.number}/commits/${oid}`,
        })
        // The head and the count are known without git.
        const isHeadOnly = args.first == null && args.last === 1 && !args.before
        if (isHeadOnly || readPart(args).isSizeMissing)
          return {
            ...connectAll([nodeOf(request.pull.head_oid)], args),
            totalCount: () => request.pull.commits,
          }
        graphql.spend()
        const { commits } = await contents.commits(request, everything)
        return connectAll(
          commits.map(({ oid }) => nodeOf(oid)),
          args,
        )
      },
      files: async (source: IssueSource, args: PageArguments, graphql) => {
        graphql.require(source.repository, reading)
        const request = await requestOf(source, graphql)
        if (readPart(args).isSizeMissing)
          return { ...connectAll([], args), totalCount: () => request.pull.changed_files }
        graphql.spend()
        const { files } = await contents.files(request, everything)
        return connectAll(
          files.map(({ path, additions, deletions, status }) => ({
            path,
            additions,
            deletions,
            changeType: status === 'removed' ? 'DELETED' : status.toUpperCase(),
          })),
          args,
        )
      },
    },
    Repository: {
      pullRequest: async (repository: RepositorySource, { number }, graphql) => {
        graphql.require(repository, reading)
        const row = number > 0 ? await findIssue(db.read, repository.row.id, number) : undefined
        if (!row?.is_pull)
          throw fieldError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
        return issueSource(row, repository)
      },
      pullRequests: (repository: RepositorySource, args: PullListArguments, graphql) => {
        graphql.require(repository, reading)
        return connectPulls(repository, args)
      },
    },
  }
}

export async function pullOf({ row }: IssueSource, { loaders }: GraphqlContext): Promise<PullRow> {
  const pull = await loaders.pulls(row.id)
  if (!pull) throw fieldError('NOT_FOUND', 'The pull request was deleted.')
  return pull
}
