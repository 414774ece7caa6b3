import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import type { Clock } from '@octavo/platform/clock.ts'
import { secureIds } from '@octavo/platform/ids.ts'

/** Who is signed in. Kept in memory, so that a restart signs everybody out, and as hashes only. */
export interface Sessions {
  /** A new session; its id is known to the browser alone. */
  start(): string
  /** Whether the session is there; being asked for keeps it alive. */
  isLive(id: string): boolean
  end(id: string): void
}

const idleMs = 12 * 60 * 60 * 1000
const sessionsMax = 100

export function createSessions(clock: Clock): Sessions {
  /** By the hash of the id, those used longest ago first. */
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
      if (usedAtMs.size > sessionsMax && oldest !== undefined) usedAtMs.delete(oldest)
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
