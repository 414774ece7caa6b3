import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'

export interface Argon2Input {
  message: string
  nonce: Buffer
  memoryKiB: number
  passes: number
  lanes: number
  tagLength: number
}

const run = promisify(argon2)

/** The published package replaces this module: see `packaging/runtime/argon2.ts`. */
export function deriveArgon2id({ memoryKiB, lanes, ...input }: Argon2Input): Promise<Buffer> {
  return run('argon2id', { ...input, memory: memoryKiB, parallelism: lanes })
}
