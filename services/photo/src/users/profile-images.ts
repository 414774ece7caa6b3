import type { RequestScope } from '../access/request-scope.ts'
import { profileFileName } from '../images/profile-file-names.ts'
import type { UserRow } from './store.ts'

const sizes = { small: 32, medium: 64, large: 128 }

/** The addresses of a profile image. */
export function profileImageUrls(
  { baseUrl, signImage }: Pick<RequestScope, 'baseUrl' | 'signImage'>,
  user: Pick<UserRow, 'uid' | 'avatar_hash'>,
  custom?: { width: number; height: number },
): { small: string; medium: string; large: string; custom?: string } {
  const image = `${baseUrl}/${profileFileName(user.uid, user.avatar_hash)}`
  const urlOf = (width: number, height: number) =>
    signImage(`${image}?crop=faces&fit=crop&w=${width}&h=${height}`)
  return {
    small: urlOf(sizes.small, sizes.small),
    medium: urlOf(sizes.medium, sizes.medium),
    large: urlOf(sizes.large, sizes.large),
    ...(custom && { custom: urlOf(custom.width, custom.height) }),
  }
}
