import { tokenRightsOf } from '../../accounts/viewer-account.ts'
import { mayChangeWorkflows } from '../../code/pushes/workflow-files.ts'
import type { Context } from '../../context.ts'
import { createAutoMerges } from '../../merging/auto-merges.ts'
import type { BranchUpdates } from '../../merging/branch-updates.ts'
import type { MergeGate } from '../../merging/merge-gate.ts'
import type { Merges } from '../../merging/merges.ts'
import { createPullOpener } from '../../pulls/open-pull.ts'
import { createPullChanges } from '../../pulls/pull-changes.ts'
import { createPullHeadRefs } from '../../pulls/pull-head-refs.ts'
import { participating } from '../../pulls/pull-needs.ts'
import { createReviewDiffs } from '../../reviews/review-diffs.ts'
import { createReviewThreads } from '../../reviews/review-threads.ts'
import { createReviewers } from '../../reviews/reviewers.ts'
import { createReviews } from '../../reviews/reviews.ts'
import { writeCursor } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { unknownNode } from '../graphql-errors.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import { numberInNodeId } from '../node-ids.ts'
import type { IssueSource } from '../sources.ts'
import { readTriage, reloadIssue, viewerOf } from './issue-mutations.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'
import type { ReviewSource, ThreadSource } from './reviews.ts'

const pullOnly = ['PullRequest'] as const

/** Parts of the merging subject that mutations use. */
export interface MergingParts {
  gate: MergeGate
  merges: Merges
  branchUpdates: BranchUpdates
}

export function pullMutations(
  context: Context,
  { gate, merges, branchUpdates }: MergingParts,
  targets: MutationTargets,
): ResolverMap {
  const autoMerges = createAutoMerges(context, gate)
  const open = createPullOpener(context, createPullHeadRefs(context))
  const changes = createPullChanges(context)
  const reviews = createReviews(context, createReviewDiffs(context))
  const reviewers = createReviewers(context)
  const threads = createReviewThreads(context)

  const target = (id: string, role: 'read' | 'triage' | 'write', graphql: GraphqlContext) =>
    targets.issue(id, pullOnly, role, graphql)

  const changed = async (source: IssueSource, graphql: GraphqlContext) => ({
    pullRequest: await reloadIssue(source, graphql),
    actor: viewerOf(graphql),
  })

  const setState = (state: 'open' | 'closed') =>
    mutation(async ({ pullRequestId }, graphql) => {
      const { source, writer, number } = await target(pullRequestId, 'read', graphql)
      await changes.update(writer, number, { state })
      return changed(source, graphql)
    })

  const setDraft = (isDraft: boolean) =>
    mutation(async ({ pullRequestId }, graphql) => {
      const { source, writer, number } = await target(pullRequestId, 'read', graphql)
      await changes.setDraft(writer, number, isDraft)
      return changed(source, graphql)
    })

  // The schema has the same methods.
  const mergeRequestOf = ({
    mergeMethod,
    commitHeadline,
    commitBody,
    expectedHeadOid,
  }: {
    mergeMethod?: 'MERGE' | 'SQUASH' | 'REBASE' | null
    commitHeadline?: string | null
    commitBody?: string | null
    expectedHeadOid?: string | null
  }) => ({
    method: (mergeMethod ?? 'MERGE').toLowerCase() as 'merge' | 'squash' | 'rebase',
    headOid: expectedHeadOid?.toLowerCase() || undefined,
    title: commitHeadline ?? undefined,
    message: commitBody ?? undefined,
  })

  const setResolution = (work: typeof threads.resolve) =>
    mutation(async ({ threadId }, graphql) => {
      const kind = 'PullRequestReviewThread'
      const { row, pull } = await targets.node<ThreadSource>(threadId, kind, graphql)
      graphql.require(pull.repository, participating)
      const changedRow = await work(issueContextIn(pull.repository, graphql), row.id)
      return { thread: { __typename: 'PullRequestReviewThread', row: changedRow, pull } }
    })

  return {
    Mutation: {
      createPullRequest: mutation(async (input, graphql) => {
        const repository = await targets.repository(input.repositoryId, participating, graphql)
        const opened = await open(issueContextIn(repository, graphql), {
          ...(await headOf(input, graphql)),
          base: input.baseRefName.replace(/^refs\/heads\//, ''),
          title: input.title,
          body: input.body ?? null,
          isDraft: input.draft ?? false,
          // `true` is the default, and REST refuses it for forks of others.
          maintainerCanModify: input.maintainerCanModify === false ? false : undefined,
        })
        return { pullRequest: await reloadIssue({ row: opened.issue }, graphql) }
      }),
      updatePullRequest: mutation(async (input, graphql) => {
        const { source, writer, number } = await target(input.pullRequestId, 'read', graphql)
        const { title, body, state, baseRefName, maintainerCanModify } = input
        const triage = await readTriage(targets, input, source.repository, graphql)
        if (Object.keys(triage).length)
          graphql.require(source.repository, { permission: 'pull_requests', level: 'write', role: 'triage' })
        await changes.update(writer, number, {
          ...triage,
          ...(title == null ? {} : { title }),
          ...(body == null ? {} : { body }),
          ...(state == null ? {} : { state: state.toLowerCase() }),
          ...(baseRefName == null ? {} : { base: baseRefName }),
          ...(maintainerCanModify == null ? {} : { maintainerCanModify }),
        })
        return changed(source, graphql)
      }),
      closePullRequest: setState('closed'),
      reopenPullRequest: setState('open'),
      markPullRequestReadyForReview: setDraft(false),
      convertPullRequestToDraft: setDraft(true),
      mergePullRequest: mutation(async (input, graphql) => {
        const { source, writer, number } = await target(input.pullRequestId, 'read', graphql)
        graphql.require(source.repository, { permission: 'contents', level: 'write' })
        await merges.merge(writer, number, mergeRequestOf(input))
        return changed(source, graphql)
      }),
      enablePullRequestAutoMerge: mutation(async (input, graphql) => {
        const { source, writer, number } = await target(input.pullRequestId, 'write', graphql)
        graphql.require(source.repository, { permission: 'contents', level: 'write' })
        const request = {
          ...mergeRequestOf(input),
          mayChangeWorkflows: mayChangeWorkflows(writer.viewer),
          token: tokenRightsOf(writer.viewer),
        }
        await autoMerges.enable(writer, number, request)
        return changed(source, graphql)
      }),
      disablePullRequestAutoMerge: mutation(async ({ pullRequestId }, graphql) => {
        const { source, writer, number } = await target(pullRequestId, 'write', graphql)
        await autoMerges.disable(writer, number)
        return changed(source, graphql)
      }),
      updatePullRequestBranch: mutation(async ({ pullRequestId, expectedHeadOid }, graphql) => {
        const { source, writer, number } = await target(pullRequestId, 'read', graphql)
        const headOid = expectedHeadOid?.toLowerCase() || undefined
        await branchUpdates.update(writer, { viewer: writer.viewer, number, headOid })
        return changed(source, graphql)
      }),
      requestReviews: mutation(async ({ pullRequestId, userIds, teamIds, union }, graphql) => {
        const { source, writer, number } = await target(pullRequestId, 'triage', graphql)
        const logins = await targets.logins(userIds ?? [], graphql)
        const teams = await targets.teams(teamIds ?? [], source.repository)
        await (union ? reviewers.request : reviewers.replace)(writer, number, { logins, teams })
        return changed(source, graphql)
      }),
      addPullRequestReview: mutation(async ({ pullRequestId, commitOID, body, event, comments }, graphql) => {
        const { source, writer, number } = await target(pullRequestId, 'read', graphql)
        const row = await reviews.create(writer, number, {
          commitId: commitOID ?? undefined,
          body: body ?? '',
          event: event ?? undefined,
          comments: (comments ?? []).map((comment: { path: string; position: number; body: string }) => ({
            ...comment,
            line: null,
            side: null,
            startLine: null,
            startSide: null,
            subject: null,
          })),
        })
        const pull = await reloadIssue(source, graphql)
        const review: ReviewSource = { __typename: 'PullRequestReview', row, pull }
        return { pullRequestReview: review, reviewEdge: { cursor: writeCursor([row.id]), node: review } }
      }),
      submitPullRequestReview: mutation(async ({ pullRequestReviewId, event, body }, graphql) => {
        const kind = 'PullRequestReview'
        const { row, pull } = await targets.node<ReviewSource>(pullRequestReviewId, kind, graphql)
        graphql.require(pull.repository, participating)
        const writer = issueContextIn(pull.repository, graphql)
        const submitted = await reviews.submit(writer, pull.row.number, row.id, {
          event,
          body: body ?? undefined,
        })
        const review = {
          __typename: 'PullRequestReview',
          row: submitted,
          pull: await reloadIssue(pull, graphql),
        }
        return { pullRequestReview: review }
      }),
      resolveReviewThread: setResolution(threads.resolve),
      unresolveReviewThread: setResolution(threads.unresolve),
    },
  }

  /** The head branch may be in another repository, by id or as `owner:branch`. */
  async function headOf(
    { headRefName, headRepositoryId }: { headRefName: string; headRepositoryId?: string | null },
    { loaders }: GraphqlContext,
  ): Promise<{ head: string; headRepo?: string }> {
    if (headRepositoryId == null) return { head: headRefName }
    const id = numberInNodeId(headRepositoryId, 'Repository')
    const repository = id === undefined ? undefined : await loaders.repositories(id)
    if (!repository) throw unknownNode(headRepositoryId)
    const { owner_login, name } = repository.row
    return { head: `${owner_login}:${headRefName.split(':').at(-1)}`, headRepo: name }
  }
}
