import { requireAccount } from '../../access/request-scope.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { writingGists } from '../../gists/gist-needs.ts'
import { createGistStars } from '../../gists/gist-stars.ts'
import { listStarredAmong as listStarredGists } from '../../gists/store/stars.ts'
import { createAccessLister } from '../../repositories/repository-roles.ts'
import { createStars, starring } from '../../repositories/stars.ts'
import { listStarred } from '../../repositories/store/stars.ts'
import { visibleTo } from '../../repositories/store/visible-repositories.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectSlices, mapEdges, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { unknownNode } from '../graphql-errors.ts'
import { loadAccount } from '../load-account.ts'
import type { MutationTargets } from '../mutation-targets.ts'
import { numberInNodeId } from '../node-ids.ts'
import type { AccountSource, GistSource, RepositorySource } from '../sources.ts'
import {
  countFollowsOf,
  type FollowSide,
  listFollowsAmong,
  listFollowsOf,
  listStargazersOf,
} from '../store/people-of-many.ts'
import { listStarredAmong } from '../store/viewer-repositories.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

interface StarArguments extends PageArguments {
  orderBy?: { field: 'STARRED_AT'; direction: 'ASC' | 'DESC' } | null
}

const isNewestFirst = ({ orderBy }: StarArguments) => orderBy?.direction === 'DESC'

/** Stars of repositories and gists, and who follows whom. */
export function starResolvers(context: Context, targets: MutationTargets): ResolverMap {
  const { db } = context
  const stars = createStars(context)
  const gistStars = createGistStars(context)
  const listAccess = createAccessLister(db)

  async function follows(
    side: FollowSide,
    { row }: AccountSource,
    args: PageArguments,
    graphql: GraphqlContext,
  ) {
    const { loaders } = graphql
    const part = readPart(args)
    const load = loaders.named(`${side} ${JSON.stringify(part)}`, (ids: readonly number[]) =>
      listFollowsOf(db.read, side, ids, part),
    )
    const rows = part.isSizeMissing ? [] : await load(row.id)
    return connect(rows ?? [], part, {
      positionOf: ({ other_id }) => [other_id],
      nodeOf: ({ other_id }) => loadAccount(other_id, graphql),
      totalCount: async () =>
        (await loaders.named(`${side} counts`, (ids: readonly number[]) =>
          countFollowsOf(db.read, side, ids),
        )(row.id)) ?? 0,
    })
  }

  const isAmong =
    (side: FollowSide) =>
    async ({ row }: AccountSource, _: unknown, { loaders, request: { viewer } }: GraphqlContext) =>
      (await loaders.named(`viewer ${side}`, (ids: readonly number[]) =>
        listFollowsAmong(db.read, side, viewer.user?.id ?? 0, ids),
      )(row.id)) ?? false

  const star = (change: 'add' | 'remove') =>
    mutation(async ({ starrableId }, graphql) => {
      const { viewer } = graphql.request
      const repositoryId = numberInNodeId(starrableId, 'Repository')
      if (repositoryId !== undefined) {
        requireAccount(viewer, starring)
        if (!(await graphql.loaders.repositories(repositoryId))) throw unknownNode(starrableId)
        await stars[change](accountOf(viewer), repositoryId)
      } else {
        const { row } = await targets.node<GistSource>(starrableId, 'Gist', graphql)
        requireAccount(viewer, writingGists)
        await gistStars[change](viewer, row)
      }
      graphql.reload()
      const starrable =
        repositoryId === undefined
          ? await targets.node<GistSource>(starrableId, 'Gist', graphql)
          : await graphql.loaders.repositories(repositoryId)
      return { starrable }
    })

  return {
    Repository: {
      stargazerCount: ({ row }: RepositorySource) => row.stars,
      stargazers: async ({ row }: RepositorySource, args: StarArguments, graphql) => {
        const part = readPart(args)
        const newestFirst = isNewestFirst(args)
        const load = graphql.loaders.named(
          `stargazers ${newestFirst} ${JSON.stringify(part)}`,
          (ids: readonly number[]) => listStargazersOf(db.read, ids, part, newestFirst),
        )
        const rows = part.isSizeMissing ? [] : await load(row.id)
        const connection = connect(rows ?? [], part, {
          positionOf: ({ starred_at_ms, user_id }) => [starred_at_ms, user_id],
          nodeOf: (stargazer) => stargazer,
          totalCount: () => row.stars,
        })
        return mapEdges(connection, ({ user_id, starred_at_ms }) => ({
          node: loadAccount(user_id, graphql),
          starredAt: presentTime(starred_at_ms),
        }))
      },
      viewerHasStarred: ({ row }: RepositorySource, _, { loaders, request: { viewer } }) =>
        loaders.named('starred', (ids: readonly number[]) =>
          listStarredAmong(db.read, viewer.user?.id ?? 0, ids),
        )(row.id),
    },
    Gist: {
      viewerHasStarred: ({ row }: GistSource, _, { loaders, request: { viewer } }) =>
        loaders.named('starred gists', (ids: readonly number[]) =>
          listStarredGists(db.read, viewer.user?.id ?? 0, ids),
        )(row.id),
    },
    User: {
      followers: (source: AccountSource, args: PageArguments, graphql) =>
        follows('followers', source, args, graphql),
      following: (source: AccountSource, args: PageArguments, graphql) =>
        follows('following', source, args, graphql),
      viewerIsFollowing: isAmong('following'),
      isFollowingViewer: isAmong('followers'),
      starredRepositories: async ({ row }: AccountSource, args: StarArguments, graphql) => {
        const { viewer } = graphql.request
        const connection = await connectSlices(args, {
          async read(slice) {
            const { rows, total } = await listStarred(db.read, row.id, {
              where: visibleTo(db.read, viewer),
              sort: 'created',
              direction: isNewestFirst(args) ? 'desc' : 'asc',
              ...slice,
            })
            const accesses = await listAccess(viewer, rows)
            const sources = rows.map((repository) => {
              const access = accesses.get(repository.id)
              const source: RepositorySource | null = access
                ? { __typename: 'Repository', row: repository, ...access }
                : null
              return { source, starredAtMs: repository.starred_at_ms }
            })
            return { rows: sources, total }
          },
          nodeOf: (starred: { source: RepositorySource | null; starredAtMs: number }) => starred,
        })
        const starred = mapEdges(connection, ({ source, starredAtMs }) => ({
          node: source,
          starredAt: presentTime(starredAtMs),
        }))
        return { ...starred, isOverLimit: false }
      },
    },
    Mutation: { addStar: star('add'), removeStar: star('remove') },
  }
}
