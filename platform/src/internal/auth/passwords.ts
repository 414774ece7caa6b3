import { timingSafeEqual } from 'node:crypto'
import { createFairSemaphore } from '../../concurrency/fair-semaphore.ts'
import type { Ids } from '../../ids.ts'
import { deriveArgon2id } from './argon2.ts'
import { type Argon2Cost, type Argon2Hash, formatHash, parseHash } from './phc.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for an undefined or invalid `hash`, to prevent user enumeration by timing. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** Returns whether the hash was created with other parameters than the current ones. */
  isOutdated(hash: string): boolean
}

/** OWASP: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const defaultCost: Argon2Cost = { memoryKiB: 19_456, passes: 2, lanes: 1 }

/**
 * Shared by all services, because they share memory and the four libuv threads. A limit of two leaves two threads for
 * files and DNS. Clients are groups of addresses, so that one of them cannot keep the others from signing in.
 */
export const hashing = createFairSemaphore({ maxConcurrent: 2, maxWaiting: 200, maxWaitingPerClient: 8 })

const saltBytes = 16
const tagBytes = 32

/** Callers must limit concurrency with `hashing`. */
export function createPasswords({
  ids,
  cost = defaultCost,
}: {
  ids: Ids
  cost?: Argon2Cost | undefined
}): Passwords {
  const dummyHash: Argon2Hash = { cost, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) }

  return {
    async hash(password) {
      const salt = ids.bytes(saltBytes)
      return formatHash({ cost, salt, tag: await derive(password, cost, salt, tagBytes) })
    },

    async verify(password, hash) {
      const parsed = hash === undefined ? undefined : parseHash(hash)
      const { cost, salt, tag } = parsed ?? dummyHash
      const isRight = timingSafeEqual(await derive(password, cost, salt, tag.length), tag)
      return parsed !== undefined && isRight
    },

    isOutdated(hash) {
      const parsed = parseHash(hash)
      return (
        parsed?.cost.memoryKiB !== cost.memoryKiB ||
        parsed.cost.passes !== cost.passes ||
        parsed.cost.lanes !== cost.lanes
      )
    },
  }
}

function derive(password: string, cost: Argon2Cost, salt: Buffer, tagLength: number): Promise<Buffer> {
  return deriveArgon2id({
    // Keyboards differ in how they compose characters such as é (RFC 8265 §4.2).
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength,
    ...cost,
  })
}
