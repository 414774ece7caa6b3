import type { Problem } from '@octavo/platform/errors.ts'
import { jsonApiError } from '../json-api/errors.ts'

/** Writes to relationships count as `update`. */
export type Verb = 'create' | 'update' | 'delete'

export type Role = 'anonymous' | 'user' | 'database_mod' | 'admin'

/** `own`: only resources of the caller. */
export type Right = 'any' | 'own'

type Rights = Partial<Record<Role, Partial<Record<Verb, Right>>>>

const allRights = { create: 'any', update: 'any', delete: 'any' } as const
const catalogue: Rights = { database_mod: allRights, admin: allRights }

/** Every author edits only their own; administrators moderate those of others. */
const ownContent = { create: 'own', update: 'own', delete: 'own' } as const
const authoredRights: Rights = {
  user: ownContent,
  database_mod: ownContent,
  admin: { ...ownContent, update: 'any', delete: 'any' },
}

/** Likes and votes are created and deleted, never updated. */
const createAndDelete = { create: 'own', delete: 'own' } as const
const likes: Rights = { user: createAndDelete, database_mod: createAndDelete, admin: createAndDelete }

const own = { update: 'own' } as const
const accountRights: Rights = { user: own, database_mod: own, admin: { update: 'any' } }

/** Write permissions by resource type. Types that are missing are read-only. */
export const permissions: Readonly<Record<string, Rights>> = {
  ...Object.fromEntries(
    [
      'anime',
      'manga',
      'episodes',
      'videos',
      'characters',
      'mediaCharacters',
      'characterVoices',
      'people',
      'mediaStaff',
      'animeCharacters',
      'animeCastings',
      'animeStaff',
      'producers',
      'mediaProductions',
      'animeProductions',
      'genres',
      'categories',
      'mappings',
      'streamers',
      'streamingLinks',
      'mediaRelationships',
      'franchises',
      'installments',
      'quotes',
    ].map((type) => [type, catalogue]),
  ),
  reviews: authoredRights,
  mediaReactions: authoredRights,
  reviewLikes: likes,
  mediaReactionVotes: likes,
  users: accountRights,
}

export function rightOf(role: Role, type: string, verb: Verb): Right | undefined {
  return Object.hasOwn(permissions, type) ? permissions[type]?.[role]?.[verb] : undefined
}

export function isSupported(type: string, verb: Verb): boolean {
  return Object.values(permissions[type] ?? {}).some((rights) => rights[verb] !== undefined)
}

export function roleOf(role: string | undefined): Role {
  if (role === undefined) return 'anonymous'
  return role === 'admin' || role === 'database_mod' ? role : 'user'
}

export function forbidden(type: string, verb: Verb): Problem {
  return jsonApiError(`${verb}_forbidden`, `You don't have permission to ${verb} this ${type}.`)
}
