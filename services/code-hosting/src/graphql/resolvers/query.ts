import { peekRouteLimit } from '@octavo/platform/access.ts'
import type { Context } from '../../context.ts'
import { unprocessable } from '../../errors.ts'
import { separateLimitsOf } from '../../limits.ts'
import { createSearches } from '../../search/searches.ts'
import { openTextIndexes } from '../../search/text-indexes.ts'
import { presentTime } from '../../wire/times.ts'
import { connectSlices } from '../connections.ts'
import type { FindNode } from '../find-node.ts'
import { createRepositoryGetter } from '../get-repository.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { unknownNode } from '../graphql-errors.ts'
import { loadAccount } from '../load-account.ts'
import { findIssueSource } from './issue-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

export function queryResolvers(context: Context, findNode: FindNode): ResolverMap {
  const { db, limits } = context
  const searches = createSearches(context, openTextIndexes(db))
  const getRepository = createRepositoryGetter(context)

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
      repository: (_, { owner, name }, graphql) => getRepository(owner, name, graphql),
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
