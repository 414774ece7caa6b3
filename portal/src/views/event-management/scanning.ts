import { type Signal, signal } from '@preact/signals'
import type { Attendee } from './records.ts'

export type Way = 'entry' | 'exit'

export interface Redemption {
  outcome: string
  is_allowed: boolean
  /** Only for reserved seats. */
  seat?: string | null
  attendee: Attendee | null
}

/** One code that was scanned at the door, and its result. */
export interface Scan {
  /** Idempotency key, so that a retried scan counts once. */
  nonce: string
  code: string
  way: Way
  /** Undefined until the service has responded. */
  response?: Redemption & { atMs: number }
  /** Why the request failed. */
  problem?: string
}

export interface Door {
  /** Newest first. */
  scans: Signal<readonly Scan[]>
  scan(code: string, way: Way): Promise<void>
  /** Retries a scan that got no response. */
  again(nonce: string): Promise<void>
}

interface DoorOptions {
  send(scan: Scan): Promise<Redemption>
  nonce(): string
  nowMs(): number
}

const maxCached = 200

export function createDoor({ send, nonce, nowMs }: DoorOptions): Door {
  const scans = signal<readonly Scan[]>([])
  const settle = (update: Scan) => {
    scans.value = scans.value.map((scan) => (scan.nonce === update.nonce ? update : scan))
  }
  const submit = async (scan: Scan) => {
    try {
      settle({ ...scan, response: { ...(await send(scan)), atMs: nowMs() } })
    } catch (error) {
      settle({ ...scan, problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return {
    scans,
    async scan(text, way) {
      const code = text.trim()
      if (!code) return
      const scan = { nonce: nonce(), code, way }
      scans.value = [scan, ...scans.value].slice(0, maxCached)
      await submit(scan)
    },
    async again(nonce) {
      const scan = scans.value.find((one) => one.nonce === nonce && one.problem !== undefined)
      if (!scan) return
      const { problem: _, ...retried } = scan
      settle(retried)
      await submit(retried)
    },
  }
}
