import type { Context } from '../context.ts'
import { listGistsByName } from '../gists/store/gists.ts'
import { listCommentsById } from '../issues/store/issue-comments.ts'
import { listLinkedBranchesById } from '../issues/store/linked-branches.ts'
import type { GraphqlContext } from './graphql-context.ts'
import type { Loaders } from './loaders.ts'
import { readNodeId, readRefId } from './node-ids.ts'
import { findIssueSource } from './resolvers/issue-fields.ts'
import { canListTypes, findIssueTypeRow } from './resolvers/issue-types.ts'
import { isPublicRef, refOf } from './resolvers/refs.ts'
import { accountSource, gistSource } from './sources.ts'
import { listLabelsById, listReviewCommentsById, listReviewsById, listThreadsById } from './store/nodes.ts'

export type FindNode = (id: string, graphql: GraphqlContext) => Promise<object | undefined>

/** Finds an object by its global id, if the viewer can see it and the token has the permission for it. */
export function createNodeFinder(context: Pick<Context, 'db' | 'git'>): FindNode {
  const { db } = context
  const comments = ({ named }: Loaders) =>
    named('comments by id', (ids: readonly number[]) => listCommentsById(db.read, ids))
  const branches = ({ named }: Loaders) =>
    named('linked branches by id', (ids: readonly number[]) => listLinkedBranchesById(db.read, ids))
  const labels = ({ named }: Loaders) =>
    named('labels by id', (ids: readonly number[]) => listLabelsById(db.read, ids))
  const reviews = ({ loaders, request: { viewer } }: GraphqlContext) =>
    loaders.named('reviews by id', (ids: readonly number[]) => listReviewsById(db.read, ids, viewer.user?.id))
  const reviewComments = ({ loaders, request: { viewer } }: GraphqlContext) =>
    loaders.named('review comments by id', (ids: readonly number[]) =>
      listReviewCommentsById(db.read, ids, viewer.user?.id),
    )
  const threads = ({ named }: Loaders) =>
    named('threads by id', (ids: readonly number[]) => listThreadsById(db.read, ids))
  const gists = ({ named }: Loaders) =>
    named('gists by name', (names: readonly string[]) => listGistsByName(db.read, names))

  return async (text, graphql) => {
    const node = readNodeId(text)
    const { loaders } = graphql
    if (node?.kind === 'Gist') {
      const row = await gists(loaders)(node.id)
      return row && gistSource(row)
    }
    const ref = readRefId(text)
    if (ref) {
      if (!isPublicRef.test(ref.name)) return undefined
      const repository = await loaders.repositories(ref.repositoryId)
      return (repository && (await refOf(context, repository, ref.name, graphql))) ?? undefined
    }
    if (!node || !/^\d{1,15}$/.test(node.id)) return undefined
    const id = Number(node.id)

    async function inRepository(
      __typename: string,
      row: { repository_id: number } | undefined,
      permission: string,
    ): Promise<object | undefined> {
      const repository = row && (await loaders.repositories(row.repository_id))
      const isVisible = repository && graphql.can(repository, { permission })
      return isVisible ? { __typename, row, repository } : undefined
    }

    async function inPull(
      __typename: string,
      row: { issue_id: number } | undefined,
    ): Promise<object | undefined> {
      const pull = row && (await findIssueSource(row.issue_id, graphql))
      return pull && { __typename, row, pull }
    }

    switch (node.kind) {
      case 'Repository':
        return loaders.repositories(id)
      case 'Issue':
      case 'PullRequest': {
        const source = await findIssueSource(id, graphql)
        return source?.__typename === node.kind ? source : undefined
      }
      case 'User':
      case 'Organization':
      case 'Bot': {
        const row = await loaders.accounts(id)
        const source = row && accountSource(row)
        return source?.__typename === node.kind ? source : undefined
      }
      case 'IssueComment': {
        const row = await comments(loaders)(id)
        const issue = row && (await findIssueSource(row.issue_id, graphql))
        return issue ? { __typename: 'IssueComment', row, issue } : undefined
      }
      case 'Label':
        return inRepository(node.kind, await labels(loaders)(id), 'issues')
      case 'IssueType': {
        const row = await findIssueTypeRow({ db }, id, graphql)
        const isVisible = row && (await canListTypes({ db }, row.organization_id, graphql))
        return isVisible ? { __typename: 'IssueType', row } : undefined
      }
      case 'Milestone':
        return inRepository(node.kind, await loaders.milestones(id), 'issues')
      case 'LinkedBranch':
        return inRepository(node.kind, await branches(loaders)(id), 'contents')
      case 'PullRequestReview':
        return inPull(node.kind, await reviews(graphql)(id))
      case 'PullRequestReviewComment':
        return inPull(node.kind, await reviewComments(graphql)(id))
      case 'PullRequestReviewThread':
        return inPull(node.kind, await threads(loaders)(id))
      default:
        return undefined
    }
  }
}
