import type { Ids } from '@octavo/platform/ids.ts'

/** Tokens of users. */
export const tokenKind = 'access'

const accessKeyLength = 43

/** The access key of an app, which is its OAuth client id. */
export const newAccessKey = (ids: Ids): string => ids.text(accessKeyLength)

/** Longer than an access key, so that both can be distinguished in `Authorization: Bearer`. */
export const newToken = (ids: Ids): string => ids.text(64)

export function isAccessKey(text: string): boolean {
  return text.length === accessKeyLength
}
