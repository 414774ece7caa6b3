import type { Clock } from '../../clock.ts'
import type { Grant, Limits } from '../../limits/limits.ts'
import type { CounterDatabase } from './counter-rows.ts'
import { createLocalLimits } from './local-limits.ts'
import { createSharedLimits } from './shared-limits.ts'

export interface LimitsOptions {
  /** On SQLite long windows survive a restart. On PostgreSQL all processes share all windows. */
  db?: CounterDatabase | undefined
  clock: Clock
  /** When false, everything is granted but still counted. */
  enforce: boolean
}

export function createLimits({ db, clock, enforce }: LimitsOptions): Limits {
  const counted =
    db?.dialect === 'postgres'
      ? createSharedLimits({ db, clock, enforce })
      : createLocalLimits({ db, clock, enforce })

  return {
    take(subject, windows, cost = 1) {
      if (!isCost(cost)) return refuseCost(cost)
      return windows.length === 0 ? grantUnlimited() : counted.take(storable(subject), windows, cost)
    },
    peek(subject, windows) {
      return windows.length === 0 ? grantUnlimited() : counted.peek(storable(subject), windows)
    },
    refund(subject, windows, cost = 1, earlierGrant) {
      if (!isCost(cost)) return refuseCost(cost)
      return windows.length === 0
        ? grantUnlimited()
        : counted.refund(storable(subject), windows, cost, earlierGrant)
    },
    settle: () => counted.settle(),
    reloadAfter: (replace) => counted.reloadAfter(replace),
    close: () => counted.close(),
  }
}

function grantUnlimited(): Promise<Grant> {
  return Promise.resolve({ granted: true, states: [], retryAfterMs: 0 })
}

/** A subject may come from a request. Neither database stores lone surrogates, and PostgreSQL rejects U+0000. */
function storable(subject: string): string {
  return subject.toWellFormed().replaceAll('\0', '\ufffd')
}

function isCost(cost: number): boolean {
  return Number.isSafeInteger(cost) && cost >= 0
}

function refuseCost(cost: number): Promise<never> {
  return Promise.reject(new RangeError(`A cost must be a whole number, not ${cost}`))
}
