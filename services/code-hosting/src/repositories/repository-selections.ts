import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { unprocessable, validationFailed } from '../errors.ts'
import { readTime } from '../wire/query-times.ts'
import type { RepositoryCondition } from './store/repository-lists.ts'
import { isCollaborator, isOfMember } from './store/visible-repositories.ts'

export interface OwnQuery {
  visibility?: string
  affiliation?: string
  type?: string
  since?: string
  before?: string
}

/** Repositories that a user owns, collaborates on, or can access as a member. */
export function selectOwn(db: Kysely<Tables>, userId: number, query: OwnQuery): RepositoryCondition {
  const { visibility, affiliation, type, since, before } = query
  if (type !== undefined && (visibility !== undefined || affiliation !== undefined))
    throw unprocessable('If you specify visibility or affiliation, you cannot specify type.')
  const ways = affiliation?.split(',').map((way) => way.trim()) ?? waysOf(type)
  const selected = visibility ?? (type === 'public' || type === 'private' ? type : 'all')
  requireOneOf('visibility', selected, ['all', 'public', 'private'])
  for (const way of ways) requireOneOf('affiliation', way, ['owner', 'collaborator', 'organization_member'])
  const sinceMs = readTime(since, 'since')
  const beforeMs = readTime(before, 'before')
  return (eb) =>
    eb.and([
      eb.or([
        ways.includes('owner') ? eb('repository.owner_id', '=', userId) : eb.lit(false),
        ways.includes('collaborator') ? isCollaborator(db, userId)(eb) : eb.lit(false),
        ways.includes('organization_member') ? isOfMember(db, userId)(eb) : eb.lit(false),
      ]),
      selected === 'all'
        ? eb.lit(true)
        : eb('repository.visibility', selected === 'public' ? '=' : '!=', 'public'),
      sinceMs === undefined ? eb.lit(true) : eb('repository.updated_at_ms', '>=', sinceMs),
      beforeMs === undefined ? eb.lit(true) : eb('repository.updated_at_ms', '<', beforeMs),
    ])
}

/**
 * Repositories that an account owns or, for the viewer's own account, is a member of. Others must not learn of concealed
 * memberships and of collaborators.
 */
export function selectOwned(
  db: Kysely<Tables>,
  accountId: number,
  type: string,
  viewerId?: number,
): RepositoryCondition {
  const owned: RepositoryCondition = (eb) => eb('repository.owner_id', '=', accountId)
  if (type === 'public') return (eb) => eb.and([owned(eb), eb('repository.visibility', '=', 'public')])
  if (type === 'private') return (eb) => eb.and([owned(eb), eb('repository.visibility', '!=', 'public')])
  if (type === 'forks') return (eb) => eb.and([owned(eb), eb('repository.parent_id', 'is not', null)])
  if (type === 'sources') return (eb) => eb.and([owned(eb), eb('repository.parent_id', 'is', null)])
  const member: RepositoryCondition = (eb) =>
    eb.and([
      eb.lit(accountId === viewerId),
      eb('repository.owner_id', '!=', accountId),
      eb.or([isCollaborator(db, accountId)(eb), isOfMember(db, accountId)(eb)]),
    ])
  if (type === 'member') return member
  return owned
}

function waysOf(type: string | undefined): string[] {
  if (type === 'owner') return ['owner']
  if (type === 'member') return ['collaborator', 'organization_member']
  return ['owner', 'collaborator', 'organization_member']
}

function requireOneOf(field: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value))
    throw validationFailed({ resource: 'Repository', code: 'invalid', field, value })
}
