import type { UserRow } from './store.ts'

const sizes = { small: 32, medium: 64, large: 128 }

/** The addresses of a profile image, which `findAvatar` resolves. */
export function profileImageUrls(
  baseUrl: string,
  user: Pick<UserRow, 'uid' | 'avatar_hash'>,
  custom?: { width: number; height: number },
): { small: string; medium: string; large: string; custom?: string } {
  const image = `${baseUrl}/${profileFileName(user)}`
  const urlOf = (width: number, height: number) => `${image}?crop=faces&fit=crop&w=${width}&h=${height}`
  return {
    small: urlOf(sizes.small, sizes.small),
    medium: urlOf(sizes.medium, sizes.medium),
    large: urlOf(sizes.large, sizes.large),
    ...(custom && { custom: urlOf(custom.width, custom.height) }),
  }
}

const hashLength = 12

/** Contains the start of the blob's hash, because images are cached for a year and users change theirs. */
export function profileFileName({ uid, avatar_hash }: Pick<UserRow, 'uid' | 'avatar_hash'>): string {
  return `profile-${uid}${avatar_hash === null ? '' : `.${avatar_hash.slice(0, hashLength)}`}`
}
