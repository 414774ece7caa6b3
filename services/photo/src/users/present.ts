import { fromBit } from '@octavo/platform/data/columns.ts'
import type { RequestScope } from '../access/request-scope.ts'
import { formatTime } from '../wire/times.ts'
import { loadUsers } from './load-users.ts'
import { profileImageUrls } from './profile-images.ts'
import type { UserBasic } from './schema.ts'
import type { UserRow } from './store.ts'

/** Presents the users with these ids in a constant number of statements. Suspended users are left out. */
export async function presentUsers(
  scope: RequestScope,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserBasic>> {
  const users = await loadUsers(scope.context, userIds)
  const active = [...users].filter(([, { suspended_at_ms }]) => suspended_at_ms === null)
  return new Map(active.map(([id, user]) => [id, presentUser(scope, user)]))
}

export function presentUser(
  scope: RequestScope,
  user: UserRow,
  customImage?: { width: number; height: number },
): UserBasic {
  const { instagram_username, portfolio_url, twitter_username } = user
  return {
    id: user.uid,
    updated_at: formatTime(user.updated_at_ms),
    username: user.login,
    name: nameOf(user),
    first_name: user.first_name,
    last_name: user.last_name,
    twitter_username,
    portfolio_url,
    bio: user.bio,
    location: user.location,
    links: presentLinks(scope.baseUrl, user.login),
    profile_image: profileImageUrls(scope, user, customImage),
    instagram_username,
    total_collections: user.total_collections,
    total_likes: user.total_likes,
    total_photos: user.total_photos,
    total_promoted_photos: user.total_promoted_photos,
    accepted_tos: true,
    for_hire: fromBit(user.for_hire),
    social: { instagram_username, portfolio_url, twitter_username, paypal_email: null },
  }
}

export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return last_name === null ? first_name : `${first_name} ${last_name}`
}

function presentLinks(baseUrl: string, login: string): UserBasic['links'] {
  const username = encodeURIComponent(login)
  const self = `${baseUrl}/users/${username}`
  return {
    self,
    html: `${baseUrl}/@${username}`,
    photos: `${self}/photos`,
    likes: `${self}/likes`,
    portfolio: `${self}/portfolio`,
    following: `${self}/following`,
    followers: `${self}/followers`,
  }
}
