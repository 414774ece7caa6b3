import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Ids } from '../../ids.ts'
import { type Argon2Cost, type Argon2Hash, formatHash, parseHash } from './phc.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes equally long for an undefined or unreadable `hash`, so that timing reveals nothing. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** Whether the hash was created at another cost than the current one. */
  isOutdated(hash: string): boolean
}

/** OWASP's choice for argon2id: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const defaultCost: Argon2Cost = { memoryKiB: 19_456, passes: 2, lanes: 1 }

/**
 * Shared by all services of the process, because memory and the four libuv threads are. Two at once leave two
 * threads for files and DNS.
 */
export const hashing = createSemaphore(2)

const saltBytes = 16
const tagBytes = 32
const runArgon2 = promisify(argon2)

/** Callers go through `hashing` first. */
export function createPasswords({ ids, cost = defaultCost }: { ids: Ids; cost?: Argon2Cost }): Passwords {
  const nobodys: Argon2Hash = { cost, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) }

  return {
    async hash(password) {
      const salt = ids.bytes(saltBytes)
      return formatHash({ cost, salt, tag: await derive(password, cost, salt, tagBytes) })
    },

    async verify(password, hash) {
      const kept = hash === undefined ? undefined : parseHash(hash)
      const { cost, salt, tag } = kept ?? nobodys
      const isRight = timingSafeEqual(await derive(password, cost, salt, tag.length), tag)
      return kept !== undefined && isRight
    },

    isOutdated(hash) {
      const kept = parseHash(hash)
      return (
        kept?.cost.memoryKiB !== cost.memoryKiB ||
        kept.cost.passes !== cost.passes ||
        kept.cost.lanes !== cost.lanes
      )
    },
  }
}

function derive(password: string, cost: Argon2Cost, salt: Buffer, tagLength: number): Promise<Buffer> {
  return runArgon2('argon2id', {
    // One keyboard sends é as one code point, another as two: RFC 8265, section 4.2.
    message: password.normalize('NFC'),
    nonce: salt,
    memory: cost.memoryKiB,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength,
  })
}
