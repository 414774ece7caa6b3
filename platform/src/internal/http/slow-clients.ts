import { addressGroup } from '../../auth/address.ts'
import type { OpenRequest } from './request-metrics.ts'

export interface SlowClients {
  /** Ends requests that wait for slow clients. Returns false if too few do. */
  evict(): boolean
}

/** The share of all slots that one eviction frees, because finding the requests costs a scan. */
const evictedShare = 1 / 32
/** Pause after a scan without result, because requests in work may hold all slots for long. */
const scanPauseMs = 100

/**
 * Ends requests that have not arrived, or whose responses are not read, so that their clients cannot hold all slots. The
 * group of addresses with the most of them loses the slowest ones first, so slow uploads from other networks survive.
 */
export function createSlowClients({
  open,
  maxRequestsAtOnce,
  slowAfterMs,
  end,
}: {
  open: Set<OpenRequest>
  maxRequestsAtOnce: number
  /** Younger requests are not ended. */
  slowAfterMs: number
  end(request: OpenRequest): void
}): SlowClients {
  let nextScanAtMs = 0

  /** Also releases pipelined requests of the same connections. */
  function endAll(slow: readonly { request: OpenRequest }[]): void {
    for (const { request } of slow) end(request)
    const ended = new Set(slow.map(({ request: { request } }) => request.raw.socket))
    for (const request of open) if (ended.has(request.request.raw.socket)) open.delete(request)
  }

  return {
    evict() {
      const nowMs = performance.now()
      if (nowMs < nextScanAtMs) return false
      const slow = [...open]
        .filter((request) => nowMs - request.startMs >= slowAfterMs && isWaitingForClient(request))
        .map((request) => ({ request, group: groupOf(request), bytesPerMs: speedOf(request, nowMs) }))
      if (slow.length === 0) {
        nextScanAtMs = nowMs + scanPauseMs
        return false
      }
      const sizes = new Map<string, number>()
      for (const { group } of slow) sizes.set(group, (sizes.get(group) ?? 0) + 1)
      const sizeOf = ({ group }: { group: string }) => sizes.get(group) ?? 0
      slow.sort((a, b) => sizeOf(b) - sizeOf(a) || a.bytesPerMs - b.bytesPerMs)
      const excess = open.size - maxRequestsAtOnce
      endAll(slow.slice(0, Math.max(excess, Math.ceil(maxRequestsAtOnce * evictedShare))))
      return open.size <= maxRequestsAtOnce
    },
  }
}

/** Data that the operating system does not accept is data that the client does not read. */
function isWaitingForClient({ request: { raw } }: OpenRequest): boolean {
  return !raw.complete || raw.socket.writableLength > 0
}

// `ip` is undefined after the client has disconnected, despite its type.
const groupOf = ({ request: { ip } }: OpenRequest) => addressGroup(ip ?? '')

function speedOf({ request, startMs }: OpenRequest, nowMs: number): number {
  const { bytesRead, bytesWritten, writableLength } = request.raw.socket
  return (bytesRead + bytesWritten - writableLength) / (nowMs - startMs)
}
