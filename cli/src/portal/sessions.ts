import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import type { Clock } from '@octavo/platform/clock.ts'
import { secureIds } from '@octavo/platform/ids.ts'

/** Sessions of the administrator, stored as hashes in memory; a restart ends them. */
export interface Sessions {
  /** Returns the id of a new session. */
  start(): string
  /** Also extends the session. */
  isLive(id: string): boolean
  end(id: string): void
}

const idleMs = 12 * 60 * 60 * 1000
const maxSessions = 100

export function createSessions(clock: Clock): Sessions {
  /** By the hash of the id, least recently used first. */
  const usedAtMs = new Map<string, number>()

  function use(hash: string): void {
    usedAtMs.delete(hash)
    usedAtMs.set(hash, clock.now())
  }

  return {
    start() {
      const id = secureIds.bytes(32).toString('base64url')
      use(hashSecret(id))
      const [oldest] = usedAtMs.keys()
      if (usedAtMs.size > maxSessions && oldest !== undefined) usedAtMs.delete(oldest)
      return id
    },
    isLive(id) {
      const hash = hashSecret(id)
      const lastMs = usedAtMs.get(hash)
      if (lastMs === undefined) return false
      const isOver = clock.now() - lastMs >= idleMs
      if (isOver) usedAtMs.delete(hash)
      else use(hash)
      return !isOver
    },
    end(id) {
      usedAtMs.delete(hashSecret(id))
    },
  }
}
