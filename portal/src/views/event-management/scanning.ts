import { type Signal, signal } from '@preact/signals'
import type { Attendee } from './records.ts'

export type Way = 'entry' | 'exit'

export interface Redemption {
  outcome: string
  is_allowed: boolean
  /** Where there are reserved seats. */
  seat?: string | null
  attendee: Attendee | null
}

/** One code that was shown at the door, and what came of it. */
export interface Scan {
  /** The same scan, sent again, counts once. */
  nonce: string
  code: string
  way: Way
  /** Nothing until the service has answered. */
  answer?: Redemption & { atMs: number }
  /** Why it has not. */
  problem?: string
}

export interface Door {
  /** The newest first. */
  scans: Signal<readonly Scan[]>
  scan(code: string, way: Way): Promise<void>
  /** Sends a scan again that was not answered. */
  again(nonce: string): Promise<void>
}

interface DoorParts {
  send(scan: Scan): Promise<Redemption>
  nonce(): string
  nowMs(): number
}

const maxCached = 200

export function createDoor({ send, nonce, nowMs }: DoorParts): Door {
  const scans = signal<readonly Scan[]>([])
  const settle = (one: Scan) => {
    scans.value = scans.value.map((scan) => (scan.nonce === one.nonce ? one : scan))
  }
  const ask = async (scan: Scan) => {
    try {
      settle({ ...scan, answer: { ...(await send(scan)), atMs: nowMs() } })
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
      await ask(scan)
    },
    async again(nonce) {
      const scan = scans.value.find((one) => one.nonce === nonce && one.problem !== undefined)
      if (!scan) return
      const { problem: _, ...asked } = scan
      settle(asked)
      await ask(asked)
    },
  }
}
