import { decodeJson, fromBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../../context.ts'
import type { AutoMerge } from '../../database/pull-tables.ts'
import { facets, findTallies, nobody } from '../../issues/store/issue-facets.ts'
import { findIssue } from '../../issues/store/issues.ts'
import { isMergeTested } from '../../pulls/present/pulls.ts'
import { createPullContents } from '../../pulls/pull-contents.ts'
import { reading } from '../../pulls/pull-needs.ts'
import { type PullFilter, pullCount, pullIds } from '../../pulls/store/pull-lists.ts'
import { listPullsById, type PullRow } from '../../pulls/store/pulls.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { findReviewDecision } from '../../reviews/review-decision.ts'
import { listThreads, type ThreadRow } from '../../reviews/store/review-threads.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'
import { findBranchRules } from '../../rules/branch-rules.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectAll, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { presentReactionGroups } from '../reaction-groups.ts'
import { accountSource, type IssueSource, issueSource, ownerOf, type RepositorySource } from '../sources.ts'
import { countReviewsOfPulls, listLatestReviews, listReviewsOfPulls } from '../store/lists-of-many.ts'
import { findAssociation, findAuthor, issueFields, timeOrNull } from './issue-fields.ts'
import { cursorOf, opposite, orderOf } from './issues.ts'
import type { ResolverMap } from './resolver-map.ts'

export interface ReviewSource {
  __typename: 'PullRequestReview'
  row: ReviewRow
  pull: IssueSource
}
export interface ThreadSource {
  __typename: 'PullRequestReviewThread'
  row: ThreadRow
}
type PullState = 'OPEN' | 'CLOSED' | 'MERGED'
export interface PullListArguments extends PageArguments {
  states?: PullState[] | null
  headRefName?: string | null
  baseRefName?: string | null
  orderBy?: { field: string; direction: string } | null
}

const maxThreads = 1_000
/** The lists of commits and files have limits of their own. */
const everything = { size: 3_000, number: 1, after: undefined }

/** Lists pull requests of a repository. */
export function createPullConnections({ db }: Pick<Context, 'db'>) {
  return async (repository: RepositorySource, args: PullListArguments) => {
    const part = readPart(args)
    const filter: PullFilter = {
      repositoryId: repository.row.id,
      ...filterOf(args.states ?? []),
      base: args.baseRefName ?? undefined,
      head: args.headRefName ? { ref: args.headRefName } : undefined,
    }
    const order = orderOf(args.orderBy)
    const direction = part.isBackward ? opposite[order.direction] : order.direction
    const place = { limit: part.limit + 1, offset: 0, after: cursorOf(part.beyond) }
    const { rows } = await pullIds(filter, { ...order, direction }, place).execute(db.read)
    const pulls = new Map(
      (
        await listPullsById(
          db.read,
          rows.map(({ id }) => id),
        )
      ).map(({ issue }) => [issue.id, issue]),
    )
    const listed = rows.flatMap(({ id, value }) => {
      const issue = pulls.get(id)
      return issue ? [{ issue, value }] : []
    })
    return connect(listed, part, {
      positionOf: ({ issue, value }) => [value, issue.id],
      nodeOf: ({ issue }) => issueSource(issue, repository),
      totalCount: () => count(filter),
    })
  }

  async function count(filter: PullFilter): Promise<number> {
    const isWhole = !filter.base && !filter.head && filter.isMerged === undefined
    if (isWhole) {
      const facet = { kind: facets.pull, subjectId: nobody }
      const [tally = { open: 0, closed: 0 }] = await findTallies(db.read, filter.repositoryId, [facet])
      return (filter.state === 'closed' ? 0 : tally.open) + (filter.state === 'open' ? 0 : tally.closed)
    }
    const query = pullCount(filter)
    const [row] = await db.long<{ count: number }>({ compile: () => query.compile(db.read) })
    return Number(row?.count ?? 0)
  }
}

/** Merged pull requests are closed ones, so open ones and one kind of closed ones together are not supported. */
function filterOf(states: readonly PullState[]): Pick<PullFilter, 'state' | 'isMerged'> {
  const isOpen = states.includes('OPEN')
  const isClosed = states.includes('CLOSED')
  const isMerged = states.includes('MERGED')
  if (isOpen && isClosed !== isMerged)
    throw fieldError(
      'UNPROCESSABLE',
      '`states` must be all, OPEN alone, or a combination of CLOSED and MERGED.',
    )
  if (states.length === 0 || (isOpen && isClosed)) return { state: 'all' }
  if (isOpen) return { state: 'open' }
  return isClosed && isMerged ? { state: 'closed' } : { state: 'closed', isMerged }
}

export function pullResolvers(context: Context): ResolverMap {
  const { db } = context
  const contents = createPullContents(context)
  const connectPulls = createPullConnections(context)

  async function pullOf({ row }: IssueSource, { loaders }: GraphqlContext): Promise<PullRow> {
    const pull = await loaders.pulls(row.id)
    if (!pull) throw fieldError('NOT_FOUND', 'The pull request was deleted.')
    return pull
  }

  const field =
    <Value>(read: (pull: PullRow, source: IssueSource, graphql: GraphqlContext) => Value) =>
    async (source: IssueSource, _: unknown, graphql: GraphqlContext) =>
      read(await pullOf(source, graphql), source, graphql)

  const commitOf = (oid: string | null, repository: RepositorySource) =>
    oid === null ? null : { __typename: 'Commit', oid, repository }

  const headRepositoryOf = async (pull: PullRow, { loaders }: GraphqlContext) =>
    pull.head_repository_id === null ? null : ((await loaders.repositories(pull.head_repository_id)) ?? null)

  async function decide(source: IssueSource, graphql: GraphqlContext): Promise<string | null> {
    graphql.spend()
    const pull = await pullOf(source, graphql)
    const { row } = source.repository
    const { requiredReviews } = await findBranchRules(db.read, row, pull.base_ref)
    const { approvedBy, changesRequestedBy, codeOwners } = await findReviewDecision(db.read, row, pull)
    if (changesRequestedBy.length > 0) return 'CHANGES_REQUESTED'
    const isShort =
      requiredReviews &&
      (approvedBy.length < requiredReviews.count ||
        (requiredReviews.requiresCodeOwners && codeOwners !== 'approved'))
    if (isShort) return 'REVIEW_REQUIRED'
    return approvedBy.length > 0 ? 'APPROVED' : null
  }

  const requestOf = async (source: IssueSource, graphql: GraphqlContext) => ({
    issue: source.row,
    pull: await pullOf(source, graphql),
  })

  return {
    PullRequest: {
      ...issueFields(context),
      state: field((pull) => (pull.is_open ? 'OPEN' : pull.merged_at_ms === null ? 'CLOSED' : 'MERGED')),
      merged: field((pull) => pull.merged_at_ms !== null),
      mergedAt: field((pull) => timeOrNull(pull.merged_at_ms)),
      mergedBy: field((pull, _, graphql) =>
        pull.merged_by_id === null ? null : findAuthor(pull.merged_by_id, graphql),
      ),
      mergeCommit: field((pull, { repository }, graphql) =>
        pull.merged_at_ms === null || !graphql.can(repository, { permission: 'contents' })
          ? null
          : commitOf(pull.merge_commit_oid, repository),
      ),
      potentialMergeCommit: field((pull, { repository }, graphql) =>
        pull.merged_at_ms !== null || !graphql.can(repository, { permission: 'contents' })
          ? null
          : commitOf(pull.merge_commit_oid, repository),
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
        if (pull.auto_merge === null) return null
        const autoMerge = decodeJson<AutoMerge>(pull.auto_merge)
        return {
          enabledBy: findAuthor(autoMerge.enabledById, graphql),
          mergeMethod: autoMerge.method.toUpperCase(),
          commitHeadline: autoMerge.commitTitle,
          commitBody: autoMerge.commitMessage,
        }
      }),
      reviewDecision: (source: IssueSource, _, graphql) => decide(source, graphql),
      commits: async (source: IssueSource, args: PageArguments, graphql) => {
        const { repository } = source
        graphql.require(repository, reading)
        const request = await requestOf(source, graphql)
        const nodeOf = (oid: string) => ({
          id: nodeId('PullRequestCommit', `${source.row.id}-${oid}`),
          commit: { __typename: 'Commit', oid, repository },
          url: `${graphql.request.addresses.html}/${fullNameOf(repository.row)}/pull/${source.row.number}/commits/${oid}`,
        })
        // The head is known without git.
        if (args.first == null && args.last === 1 && !args.before)
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
        graphql.spend()
        const { files } = await contents.files(await requestOf(source, graphql), everything)
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
      reviewRequests: async ({ row }: IssueSource, args: PageArguments, { loaders }) => {
        const requested = await loaders.reviewers(row.id)
        const users = (requested?.users.get(row.id) ?? []).map(accountSource)
        const teams = (requested?.teams.get(row.id) ?? []).map((team) => ({ __typename: 'Team', row: team }))
        return connectAll(
          [...users, ...teams].map((requestedReviewer) => ({ requestedReviewer })),
          args,
        )
      },
      reviews: async (source: IssueSource, args: PageArguments, { loaders, request: { viewer } }) => {
        const part = readPart(args)
        const viewerId = viewer.user?.id ?? 0
        const load = loaders.named(`reviews ${JSON.stringify(part)}`, (ids: readonly number[]) =>
          listReviewsOfPulls(db.read, ids, viewerId, part),
        )
        return connect((await load(source.row.id)) ?? [], part, {
          positionOf: ({ id }) => [id],
          nodeOf: (row): ReviewSource => ({ __typename: 'PullRequestReview', row, pull: source }),
          totalCount: async () =>
            (await loaders.named('review counts', (ids: readonly number[]) =>
              countReviewsOfPulls(db.read, ids, viewerId),
            )(source.row.id)) ?? 0,
        })
      },
      latestReviews: async (source: IssueSource, args: PageArguments, { loaders }) => {
        const load = loaders.named('latest reviews', (ids: readonly number[]) =>
          listLatestReviews(db.read, ids),
        )
        const rows = (await load(source.row.id)) ?? []
        return connectAll(
          rows.map((row): ReviewSource => ({ __typename: 'PullRequestReview', row, pull: source })),
          args,
        )
      },
      reviewThreads: async (source: IssueSource, args: PageArguments, graphql) => {
        graphql.spend()
        const rows = await listThreads(db.read, source.row.id, { limit: maxThreads })
        return connectAll(
          rows
            .filter(({ is_pending }) => !is_pending)
            .map((row): ThreadSource => ({ __typename: 'PullRequestReviewThread', row })),
          args,
        )
      },
    },
    PullRequestReview: {
      id: ({ row }: ReviewSource) => nodeId('PullRequestReview', row.id),
      databaseId: ({ row }: ReviewSource) => row.id,
      author: ({ row }: ReviewSource, _, graphql) => findAuthor(row.author_id, graphql),
      authorAssociation: ({ row, pull }: ReviewSource, _, graphql) =>
        findAssociation(pull.repository, row.author_id, graphql),
      body: ({ row }: ReviewSource) => row.body,
      state: ({ row }: ReviewSource) => row.state.toUpperCase(),
      submittedAt: ({ row }: ReviewSource) => timeOrNull(row.submitted_at_ms),
      createdAt: ({ row }: ReviewSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: ReviewSource) => presentTime(row.updated_at_ms),
      includesCreatedEdit: ({ row }: ReviewSource) =>
        row.updated_at_ms > (row.submitted_at_ms ?? row.updated_at_ms),
      commit: ({ row, pull }: ReviewSource, _, graphql) =>
        graphql.can(pull.repository, { permission: 'contents' })
          ? commitOf(row.commit_oid, pull.repository)
          : null,
      url: ({ row, pull }: ReviewSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(pull.repository.row)}/pull/${pull.row.number}#pullrequestreview-${row.id}`,
      // Reviews have no reactions in REST.
      reactionGroups: () => presentReactionGroups('{}'),
    },
    PullRequestReviewThread: {
      id: ({ row }: ThreadSource) => nodeId('PullRequestReviewThread', row.id),
      isResolved: ({ row }: ThreadSource) => row.resolved_at_ms !== null,
      isOutdated: ({ row }: ThreadSource) => fromBit(row.is_outdated),
      path: ({ row }: ThreadSource) => row.path,
      line: ({ row }: ThreadSource) => row.line,
      startLine: ({ row }: ThreadSource) => row.start_line,
      originalLine: ({ row }: ThreadSource) => row.original_line,
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

/** A branch or tag, if it exists and the viewer can read contents. */
export async function refOf(
  { git }: Pick<Context, 'git'>,
  repository: RepositorySource,
  name: string,
  graphql: GraphqlContext,
) {
  if (!graphql.can(repository, { permission: 'contents' })) return null
  graphql.spend()
  const ref = await git.repository(repository.row.id).findRef(name)
  return ref ? { __typename: 'Ref', ref, repository } : null
}
