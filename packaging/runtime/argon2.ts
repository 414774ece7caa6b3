// Replaces platform/src/internal/auth/argon2.ts in the package.
import crypto from 'node:crypto'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Argon2Input } from '../../platform/src/internal/auth/argon2.ts'

/** `node:crypto` has Argon2 since Node 24.7. */
const run = typeof crypto.argon2 === 'function' ? promisify(crypto.argon2) : undefined

/** @public */
export function deriveArgon2id(input: Argon2Input): Promise<Buffer> {
  const { memoryKiB, lanes, message, nonce, passes, tagLength } = input
  if (run)
    return run('argon2id', { message, nonce, passes, tagLength, memory: memoryKiB, parallelism: lanes })
  const { hashRaw }: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
  return hashRaw(message, {
    // Argon2id, whose `const enum` cannot be imported here.
    algorithm: 2,
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: lanes,
    outputLen: tagLength,
    salt: nonce,
  })
}
