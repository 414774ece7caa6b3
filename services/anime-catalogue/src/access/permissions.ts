/** What can be done to a resource; to change its relationships is to update it. */
export type Verb = 'create' | 'update' | 'delete'

export type Role = 'anonymous' | 'user' | 'database_mod' | 'admin'

/** Of everybody's, or of one's own only. */
export type Right = 'any' | 'own'

type Rights = Partial<Record<Role, Partial<Record<Verb, Right>>>>

const everything = { create: 'any', update: 'any', delete: 'any' } as const
const catalogue: Rights = { database_mod: everything, admin: everything }

/** What is written under one's own name, whatever one may do otherwise. An admin clears away what others wrote. */
const written = { create: 'own', update: 'own', delete: 'own' } as const
const writings: Rights = {
  user: written,
  database_mod: written,
  admin: { ...written, update: 'any', delete: 'any' },
}

/** What is there or not, but never changed. */
const given = { create: 'own', delete: 'own' } as const
const signs: Rights = { user: given, database_mod: given, admin: given }

const own = { update: 'own' } as const
const accounts: Rights = { user: own, database_mod: own, admin: { update: 'any' } }

/** Who may write what, by type. What is not here may be written by nobody. Reading is everybody's. */
export const permissions: Readonly<Record<string, Rights>> = {
  ...Object.fromEntries(
    [
      ...['anime', 'manga', 'episodes', 'videos'],
      ...['characters', 'mediaCharacters', 'characterVoices', 'people', 'mediaStaff'],
      ...['animeCharacters', 'animeCastings', 'animeStaff'],
      ...['producers', 'mediaProductions', 'animeProductions'],
      ...['genres', 'categories', 'mappings', 'streamers', 'streamingLinks'],
      ...['mediaRelationships', 'franchises', 'installments', 'quotes'],
    ].map((type) => [type, catalogue]),
  ),
  reviews: writings,
  mediaReactions: writings,
  reviewLikes: signs,
  mediaReactionVotes: signs,
  users: accounts,
}

/** Undefined where it is not allowed at all. */
export function rightOf(role: Role, type: string, verb: Verb): Right | undefined {
  return Object.hasOwn(permissions, type) ? permissions[type]?.[role]?.[verb] : undefined
}

/** Whether anybody may. */
export function isSupported(type: string, verb: Verb): boolean {
  return Object.values(permissions[type] ?? {}).some((rights) => rights[verb] !== undefined)
}

export function roleOf(user: { role: string } | null): Role {
  if (!user) return 'anonymous'
  return user.role === 'admin' || user.role === 'database_mod' ? user.role : 'user'
}
