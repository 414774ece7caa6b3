import type { FastifyRequest } from 'fastify'
import { notAccessible } from '../access/not-accessible.ts'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'

export const writingGists = { permission: 'gists', level: 'write', user: true, scopes: ['gist'] } as const
export const listingStars = { permission: 'gists', user: true, scopes: ['gist'] } as const

/** The user who writes gists. Tokens for an organization cannot, nor those of installations. */
export function gistWriterOf({ viewer }: Pick<FastifyRequest, 'viewer'>): AccountRow {
  const account = accountOf(viewer)
  if (!viewer.canAccessOwner(account.id)) throw notAccessible(viewer)
  return account
}

/** Lists of the caller's own gists include secret ones if the token may read them. */
export function seesSecretGists(viewer: Viewer, ownerId: number): boolean {
  return (
    viewer.user?.id === ownerId &&
    viewer.canAccessOwner(ownerId) &&
    viewer.hasScope('gist') &&
    viewer.hasPermission('gists', 'read')
  )
}
