import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Tables } from '../database/tables.ts'
import type { Metering } from './metering.ts'
import { addUsage, type UsageAmount } from './store.ts'

const writeAfterMs = 50
/** Failures last, as that of a full disk, so trying at once again only fills the log. */
const retryAfterMs = 5_000
const dayMs = 86_400_000

/** Collects records for a moment, so that many requests cost one transaction. */
export function createMetering(db: Database<Tables>, clock: Clock, log: Logger): Metering {
  let pending = new Map<string, UsageAmount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (pending.size === 0) return writing
    const amounts = [...pending.values()]
    pending = new Map()
    writing = writing.then(async () => {
      try {
        await db.write((tx) => addUsage(tx, amounts))
      } catch (error) {
        log.error({ err: error }, 'usage could not be written; it is tried again')
        for (const amount of amounts) add(amount, retryAfterMs)
      }
    })
    return writing
  }

  function add(amount: UsageAmount, afterMs = writeAfterMs): void {
    const key = JSON.stringify([amount.userId, amount.dayMs, amount.model, amount.engine])
    const sum = pending.get(key)
    if (sum) {
      sum.requests += amount.requests
      sum.promptTokens += amount.promptTokens
      sum.completionTokens += amount.completionTokens
    } else pending.set(key, { ...amount })
    timer ??= setTimeout(write, afterMs)
  }

  return {
    record({ caller }, { model, engine, usage: { promptTokens, completionTokens } }) {
      if (!caller.user) return
      const now = clock.now()
      const userId = caller.user.id
      add({ userId, dayMs: now - (now % dayMs), model, engine, requests: 1, promptTokens, completionTokens })
    },
    flush: write,
    close: write,
  }
}
