import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'

export const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/** The secret that demo credentials are derived from; created once per data directory. */
export function readOrCreateSecret(dataDir: string): string {
  const file = secretFileOf(dataDir)
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
