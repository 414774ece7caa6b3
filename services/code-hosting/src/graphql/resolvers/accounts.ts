import type { ExpressionBuilder } from 'kysely'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { TeamRow } from '../../organizations/store/teams.ts'
import { createAccessLister } from '../../repositories/repository-roles.ts'
import {
  listRepositories,
  type RepositoryCondition,
  type Sort,
} from '../../repositories/store/repository-lists.ts'
import { isCollaborator, isOfMember, visibleTo } from '../../repositories/store/visible-repositories.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connectSlices, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { loadAccount } from '../load-account.ts'
import type { AccountSource, RepositorySource } from '../sources.ts'
import { accountSource } from '../sources.ts'
import type { ResolverMap } from './resolver-map.ts'

export interface RepositoryListArguments extends PageArguments {
  privacy?: 'PUBLIC' | 'PRIVATE' | null
  isFork?: boolean | null
  isArchived?: boolean | null
  affiliations?: string[] | null
  ownerAffiliations?: string[] | null
  orderBy?: { field: string; direction: 'ASC' | 'DESC' } | null
}

const sorts = new Map<string, Sort>(
  Object.entries({
    CREATED_AT: 'created',
    UPDATED_AT: 'updated',
    PUSHED_AT: 'pushed',
    NAME: 'full_name',
    STARGAZERS: 'stars',
  }),
)

/** Lists repositories that the viewer can see and that match a condition. */
export function createRepositoryConnections({ db }: Pick<Context, 'db'>) {
  const listAccess = createAccessLister(db)

  return (
    context: GraphqlContext,
    { privacy, isFork, isArchived, orderBy, ...args }: RepositoryListArguments,
    condition: RepositoryCondition,
  ) => {
    const { viewer } = context.request
    const where: RepositoryCondition = (eb: ExpressionBuilder<Tables, 'repository'>) =>
      eb.and([
        visibleTo(db.read, viewer)(eb),
        condition(eb),
        ...(privacy ? [eb('repository.visibility', privacy === 'PUBLIC' ? '=' : '!=', 'public')] : []),
        ...(isFork == null ? [] : [eb('repository.parent_id', isFork ? 'is not' : 'is', null)]),
        ...(isArchived == null ? [] : [eb('repository.is_archived', '=', isArchived ? 1 : 0)]),
      ])
    const sort = sorts.get(orderBy?.field ?? 'CREATED_AT') ?? 'created'
    const direction = orderBy?.direction === 'DESC' ? 'desc' : 'asc'
    return connectSlices(args, {
      async read(slice) {
        const { rows, total } = await listRepositories(db.read, { where, sort, direction, ...slice })
        const accesses = await listAccess(viewer, rows)
        const sources = rows.flatMap((row): RepositorySource[] => {
          const access = accesses.get(row.id)
          return access ? [{ __typename: 'Repository', row, ...access }] : []
        })
        return { rows: sources, total }
      },
      nodeOf: (source: RepositorySource) => source,
    })
  }
}

export function accountResolvers(
  context: Context,
  getRepository: (owner: string, name: string, context: GraphqlContext) => Promise<RepositorySource>,
): ResolverMap {
  const { db } = context
  const connect = createRepositoryConnections(context)

  const profileOf = ({ row }: AccountSource, { loaders }: GraphqlContext) => loaders.profiles(row.id)

  const actor: ResolverMap[string] = {
    id: ({ row }: AccountSource, _, { request }) => presentAccount(row, request.addresses).node_id,
    databaseId: ({ row }: AccountSource) => row.id,
    login: ({ row }: AccountSource) => row.login,
    url: ({ row }: AccountSource, _, { request }) => presentAccount(row, request.addresses).html_url,
    resourcePath: ({ row }: AccountSource) => presentAccount(row, { api: '', html: '' }).html_url,
    avatarUrl: ({ row }: AccountSource, _, { request }) => presentAccount(row, request.addresses).avatar_url,
    createdAt: async (source: AccountSource, _, graphql) =>
      presentTime((await profileOf(source, graphql))?.created_at_ms ?? 0),
  }
  const owner: ResolverMap[string] = {
    ...actor,
    name: async (source, _, graphql) => (await profileOf(source, graphql))?.name ?? null,
    location: async (source, _, graphql) => (await profileOf(source, graphql))?.location ?? null,
    websiteUrl: async (source, _, graphql) => (await profileOf(source, graphql))?.blog || null,
    repository: ({ row }: AccountSource, { name }, graphql) => getRepository(row.login, name, graphql),
    repositories: ({ row }: AccountSource, args: RepositoryListArguments, graphql) => {
      // Others must not learn of concealed memberships and of collaborators.
      const isOwn = row.id === graphql.request.viewer.user?.id
      const affiliations = isOwn ? (args.affiliations ?? args.ownerAffiliations ?? []) : []
      return connect(graphql, args, (eb) =>
        eb.or([
          eb('repository.owner_id', '=', row.id),
          ...(affiliations.includes('COLLABORATOR') ? [isCollaborator(db.read, row.id)(eb)] : []),
          ...(affiliations.includes('ORGANIZATION_MEMBER') ? [isOfMember(db.read, row.id)(eb)] : []),
        ]),
      )
    },
  }
  return {
    User: {
      ...owner,
      bio: async (source, _, graphql) => (await profileOf(source, graphql))?.bio ?? null,
      company: async (source, _, graphql) => (await profileOf(source, graphql))?.company ?? null,
      twitterUsername: async (source, _, graphql) =>
        (await profileOf(source, graphql))?.twitter_username ?? null,
      isViewer: ({ row }: AccountSource, _, { request }) => request.viewer.user?.id === row.id,
    },
    Organization: {
      ...owner,
      description: async (source, _, graphql) => (await profileOf(source, graphql))?.bio ?? null,
    },
    Bot: actor,
    Team: {
      id: ({ row }: { row: TeamRow }) => nodeId('Team', row.id),
      databaseId: ({ row }: { row: TeamRow }) => row.id,
      name: ({ row }: { row: TeamRow }) => row.name,
      slug: ({ row }: { row: TeamRow }) => row.slug,
      description: ({ row }: { row: TeamRow }) => row.description,
      organization: ({ row }: { row: TeamRow }, _, graphql) => loadAccount(row.organization_id, graphql),
    },
    Query: {
      viewer: (_source, _args, { request: { viewer } }) =>
        viewer.user &&
        accountSource({ id: viewer.user.id, login: viewer.user.login, role: viewer.user.role }),
      user: async (_, { login }) => findOwner(login, (role) => role !== 'organization', 'a User'),
      organization: async (_, { login }) =>
        findOwner(login, (role) => role === 'organization', 'an Organization'),
      repositoryOwner: async (_, { login }) => {
        const row = await findAccount(db.read, login)
        return row && row.role !== 'bot' && !login.startsWith('_') ? accountSource(row) : null
      },
    },
  }

  async function findOwner(login: string, isKind: (role: string) => boolean, kind: string) {
    const row = login.startsWith('_') ? undefined : await findAccount(db.read, login)
    if (!row || !isKind(row.role) || row.role === 'bot') throw unknownLogin(kind, login)
    return accountSource(row)
  }
}

function unknownLogin(kind: string, login: string) {
  return fieldError('NOT_FOUND', `Could not resolve to ${kind} with the login of '${login}'.`)
}
