// Replaces platform/src/internal/auth/argon2.ts in the package.
import crypto from 'node:crypto'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Argon2Input } from '../../platform/src/internal/auth/argon2.ts'

/** https://www.npmjs.com/package/@node-rs/argon2 */
interface NodeRsArgon2 {
  hashRaw(
    password: string,
    options: {
      algorithm: number
      memoryCost: number
      timeCost: number
      parallelism: number
      outputLen: number
      salt: Buffer
    },
  ): Promise<Buffer>
}

/** `node:crypto` has Argon2 since Node 24.7. */
const run = typeof crypto.argon2 === 'function' ? promisify(crypto.argon2) : undefined

/** @public */
export function deriveArgon2id(input: Argon2Input): Promise<Buffer> {
  const { memoryKiB, lanes, message, nonce, passes, tagLength } = input
  if (run)
    return run('argon2id', { message, nonce, passes, tagLength, memory: memoryKiB, parallelism: lanes })
  const { hashRaw }: NodeRsArgon2 = createRequire(import.meta.url)('@node-rs/argon2')
  return hashRaw(message, {
    // Argon2id.
    algorithm: 2,
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: lanes,
    outputLen: tagLength,
    salt: nonce,
  })
}
