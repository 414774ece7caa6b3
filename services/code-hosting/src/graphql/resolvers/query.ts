import { peekRouteLimit } from '@octavo/platform/access.ts'
import type { Context } from '../../context.ts'
import { unprocessable } from '../../errors.ts'
import { listGistsByName } from '../../gists/store/gists.ts'
import { listCommentsById } from '../../issues/store/issue-comments.ts'
import { listLinkedBranchesById } from '../../issues/store/linked-branches.ts'
import { separateLimitsOf } from '../../limits.ts'
import { createAccessFinder } from '../../repositories/repository-roles.ts'
import { createRepositoryFinder } from '../../repositories/store/repositories.ts'
import { createSearches } from '../../search/searches.ts'
import { openTextIndexes } from '../../search/text-indexes.ts'
import { presentTime } from '../../wire/times.ts'
import { connectSlices } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError, unknownNode } from '../graphql-errors.ts'
import { loadAccount } from '../load-account.ts'
import type { Loaders } from '../loaders.ts'
import { readNodeId, readRefId } from '../node-ids.ts'
import { accountSource, gistSource, type RepositorySource } from '../sources.ts'
import { listLabelsById, listReviewCommentsById, listReviewsById, listThreadsById } from '../store/nodes.ts'
import { findIssueSource } from './issue-fields.ts'
import { canListTypes, findIssueTypeRow } from './issue-types.ts'
import { isPublicRef, refOf } from './refs.ts'
import type { ResolverMap } from './resolver-map.ts'

export type FindNode = (id: string, graphql: GraphqlContext) => Promise<object | undefined>

/** Finds a repository by name that the viewer can see, also by an old name. */
export function createRepositorySources({ db }: Pick<Context, 'db'>) {
  const findRepository = createRepositoryFinder(db.read)
  const accessOf = createAccessFinder(db)

  return async (owner: string, name: string, { request }: GraphqlContext): Promise<RepositorySource> => {
    // Names with a leading underscore are the internal form of ids.
    const match = owner.startsWith('_') ? undefined : await findRepository(owner, name)
    const access = match && (await accessOf(request.viewer, match.row))
    if (!match || !access)
      throw fieldError('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
    return { __typename: 'Repository', row: match.row, ...access }
  }
}

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

    async function inRepository<Row extends { repository_id: number }>(
      row: Row | undefined,
      permission: string,
    ): Promise<{ row: Row; repository: RepositorySource } | undefined> {
      const repository = row && (await loaders.repositories(row.repository_id))
      return row && repository && graphql.can(repository, { permission }) ? { row, repository } : undefined
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
      case 'Label': {
        const label = await inRepository(await labels(loaders)(id), 'issues')
        return label && { __typename: 'Label', ...label }
      }
      case 'IssueType': {
        const row = await findIssueTypeRow({ db }, id, graphql)
        const isVisible = row && (await canListTypes({ db }, row.organization_id, graphql))
        return isVisible ? { __typename: 'IssueType', row } : undefined
      }
      case 'Milestone': {
        const milestone = await inRepository(await loaders.milestones(id), 'issues')
        return milestone && { __typename: 'Milestone', ...milestone }
      }
      case 'LinkedBranch': {
        const branch = await inRepository(await branches(loaders)(id), 'contents')
        return branch && { __typename: 'LinkedBranch', ...branch }
      }
      case 'PullRequestReview': {
        const row = await reviews(graphql)(id)
        const pull = row && (await findIssueSource(row.issue_id, graphql))
        return pull ? { __typename: 'PullRequestReview', row, pull } : undefined
      }
      case 'PullRequestReviewComment': {
        const row = await reviewComments(graphql)(id)
        const pull = row && (await findIssueSource(row.issue_id, graphql))
        return pull ? { __typename: 'PullRequestReviewComment', row, pull } : undefined
      }
      case 'PullRequestReviewThread': {
        const row = await threads(loaders)(id)
        const pull = row && (await findIssueSource(row.issue_id, graphql))
        return pull ? { __typename: 'PullRequestReviewThread', row, pull } : undefined
      }
      default:
        return undefined
    }
  }
}

export function queryResolvers(context: Context, findNode: FindNode): ResolverMap {
  const { db, limits } = context
  const searches = createSearches(context, openTextIndexes(db))
  const findRepository = createRepositorySources(context)

  const kinds = {
    ISSUE: { search: searches.issues, find: findIssueSource },
    REPOSITORY: {
      search: searches.repositories,
      find: (id: number, { loaders }: GraphqlContext) => loaders.repositories(id),
    },
    USER: {
      search: searches.users,
      find: loadAccount,
    },
  }

  return {
    Query: {
      repository: (_, { owner, name }, graphql) => findRepository(owner, name, graphql),
      async node(_, { id }, graphql) {
        const node = await findNode(id, graphql)
        if (!node) throw unknownNode(id)
        return node
      },
      async nodes(_, { ids }: { ids: string[] }, graphql) {
        if (ids.length > 100) throw unprocessable('`ids` must have at most 100 ids.')
        return Promise.all(
          ids.map(async (id) => {
            const node = await findNode(id, graphql)
            return node ?? unknownNode(id)
          }),
        )
      },
      async search(_, { query, type, ...args }: { query: string; type: keyof typeof kinds }, graphql) {
        graphql.spend()
        const { search, find } = kinds[type]
        let total = 0
        const connection = await connectSlices(args, {
          async read(slice) {
            const matches = await search(graphql.request.viewer, { q: query }, slice)
            total = matches.total
            const rows = await Promise.all(matches.ids.map((id) => find(id, graphql)))
            return { rows, total: matches.total }
          },
          nodeOf: (source) => source ?? null,
        })
        return {
          ...connection,
          nodes: () => connection.nodes().filter((node) => node !== null),
          edges: () => connection.edges().filter(({ node }) => node !== null),
          issueCount: type === 'ISSUE' ? total : 0,
          repositoryCount: type === 'REPOSITORY' ? total : 0,
          userCount: type === 'USER' ? total : 0,
        }
      },
      async rateLimit(_source, _args, { request, nodeCount }) {
        const limit = separateLimitsOf(request.caller).graphql
        const [state] = (await peekRouteLimit(limits, limit, request)).states
        if (!state) return null
        const { max, used, remaining, resetAtMs } = state
        return { limit: max, cost: 1, used, remaining, nodeCount, resetAt: presentTime(resetAtMs) }
      },
    },
  }
}
