import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../../context.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { findReviewDecision } from '../../reviews/review-decision.ts'
import { listThreads, type ThreadRow } from '../../reviews/store/review-threads.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'
import { findBranchRules } from '../../rules/branch-rules.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectAll, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { accountSource, commitSource, type IssueSource } from '../sources.ts'
import { countReviewsOfPulls, listLatestReviews, listReviewsOfPulls } from '../store/lists-of-many.ts'
import { findAssociation, findAuthor, timeOrNull } from './issue-fields.ts'
import { pullOf } from './pulls.ts'
import type { ResolverMap } from './resolver-map.ts'

export interface ReviewSource {
  __typename: 'PullRequestReview'
  row: ReviewRow
  pull: IssueSource
}
export interface ThreadSource {
  __typename: 'PullRequestReviewThread'
  row: ThreadRow
  pull: IssueSource
}

const maxThreads = 1_000

export function reviewResolvers({ db }: Pick<Context, 'db'>): ResolverMap {
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

  return {
    PullRequest: {
      reviewDecision: (source: IssueSource, _, graphql) => decide(source, graphql),
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
            .map((row): ThreadSource => ({ __typename: 'PullRequestReviewThread', row, pull: source })),
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
          ? commitSource(row.commit_oid, pull.repository)
          : null,
      url: ({ row, pull }: ReviewSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(pull.repository.row)}/pull/${pull.row.number}#pullrequestreview-${row.id}`,
    },
    PullRequestReviewThread: {
      id: ({ row }: ThreadSource) => nodeId('PullRequestReviewThread', row.id),
      isResolved: ({ row }: ThreadSource) => row.resolved_at_ms !== null,
      isOutdated: ({ row }: ThreadSource) => fromBit(row.is_outdated),
      path: ({ row }: ThreadSource) => row.path,
      line: ({ row }: ThreadSource) => row.line,
      startLine: ({ row }: ThreadSource) => row.start_line,
      originalLine: ({ row }: ThreadSource) => row.original_line,
      diffSide: ({ row }: ThreadSource) => row.side,
      startDiffSide: ({ row }: ThreadSource) => row.start_side,
      subjectType: ({ row }: ThreadSource) => row.subject.toUpperCase(),
      pullRequest: ({ pull }: ThreadSource) => pull,
      resolvedBy: async ({ row }: ThreadSource, _, graphql) =>
        row.resolved_by_id === null ? null : findAuthor(row.resolved_by_id, graphql),
    },
  }
}
