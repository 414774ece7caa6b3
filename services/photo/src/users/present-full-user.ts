import type { RequestScope } from '../access/request-scope.ts'
import { sumCounts } from '../counts/store.ts'
import { presentUser } from './present.ts'
import type { PhotoPreview, UserFull } from './schema.ts'
import { countFollows, isFollowing, type UserRow } from './store.ts'

/** The newest photos of a user. `photos/` implements it. */
export type ListPreviews = (scope: RequestScope, userId: number) => Promise<PhotoPreview[]>

/** Presents a user alone, with what lists of users leave out. */
export async function presentFullUser(
  scope: RequestScope,
  user: UserRow,
  listPreviews: ListPreviews,
  customImage?: { width: number; height: number },
): Promise<UserFull> {
  const { caller, context } = scope
  const { read } = context.db
  const userId = user.user_id
  const [{ followers, following }, sum, isFollowed, photos] = await Promise.all([
    countFollows(read, userId),
    sumCounts(read, ['user downloads'], userId),
    caller.user ? isFollowing(read, caller.user.id, userId) : false,
    listPreviews(scope, userId),
  ])
  return {
    ...presentUser(scope, user, customImage),
    badge: null,
    followed_by_user: isFollowed,
    followers_count: followers,
    following_count: following,
    downloads: sum('user downloads'),
    meta: { index: false },
    photos,
  }
}
