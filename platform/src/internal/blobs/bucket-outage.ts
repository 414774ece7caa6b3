import type { Logger } from '../../log.ts'

/** Logs the start and the end of an outage once each, not per request. */
export interface BucketOutage {
  note(cause: unknown): void
  end(): void
}

export function createBucketOutage(log: Logger): BucketOutage {
  let beganAtMs: number | undefined
  return {
    note(cause) {
      if (beganAtMs !== undefined) return
      beganAtMs = performance.now()
      log.error({ err: cause }, 'The bucket is unavailable: requests that need it are refused with 503')
    },
    end() {
      if (beganAtMs === undefined) return
      const awayMs = Math.round(performance.now() - beganAtMs)
      beganAtMs = undefined
      log.info({ awayMs }, 'The bucket is available again')
    },
  }
}
