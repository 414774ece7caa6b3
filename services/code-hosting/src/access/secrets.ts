import { crc32 } from 'node:zlib'
import type { Ids } from '@octavo/platform/ids.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `ghp_` and 36 characters. The last six are a checksum, so secret scanners can verify a match. */
export const newClassicSecret = (ids: Ids): string => withChecksum('ghp', ids.text(30))

/** The same for tokens of apps: `gho_`. */
export const newOAuthSecret = (ids: Ids): string => withChecksum('gho', ids.text(30))

/** The same for users of apps with installations: `ghu_`, and `ghr_` to refresh it. */
export const newUserAccessSecret = (ids: Ids): string => withChecksum('ghu', ids.text(30))
export const newRefreshSecret = (ids: Ids): string => withChecksum('ghr', ids.text(70))

/** The same for installations of apps: `ghs_`. */
export const newInstallationSecret = (ids: Ids): string => withChecksum('ghs', ids.text(30))

export const newAppId = (ids: Ids): string => `Ov23li${ids.text(14)}`
export const newGitHubAppId = (ids: Ids): string => `Iv23li${ids.text(14)}`
export const isGitHubAppId = (clientId: string): boolean => clientId.startsWith('Iv23li')
export const newAppSecret = (ids: Ids): string => ids.bytes(20).toString('hex')

export function newFineGrainedSecret(ids: Ids): string {
  return `github_pat_${ids.text(22)}_${ids.text(53)}${checksum(ids.text(6))}`.slice(0, 93)
}

function withChecksum(prefix: string, text: string): string {
  return `${prefix}_${text}${checksum(text)}`
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let index = 0; index < 6; index++) {
    digits = alphabet[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
