import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The same text always gives the same id, so links to the sample work on every server. */
export function stableUid(text: string): string {
  return digest(`id of ${text}`).toString('base64url').slice(0, 11)
}

/** 12 hexadecimal digits. */
export function stableHex(text: string): string {
  return digest(`file of ${text}`).toString('hex').slice(0, 12)
}

/** From 0 up to 1. */
export function stableShare(text: string): number {
  return digest(text).readUInt32BE() / 2 ** 32
}
