import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'

export const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/** The secret that demo credentials are derived from; created once per data directory. */
export function readOrCreateSecret(dataDir: string): string {
  const file = secretFileOf(dataDir)
  for (;;) {
    const secret = readSecret(file)
    if (secret !== undefined && isComplete(secret)) return secret
    // A secret that was cut off could be guessed.
    if (secret !== undefined) rmSync(file, { force: true })
    createSecret(file)
  }
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

const isComplete = (secret: string) => /^[0-9a-f]{64}$/.test(secret)

/** The file appears with its whole content, unless another process has created it. */
function createSecret(file: string): void {
  const draft = `${file}-${randomUUID()}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
