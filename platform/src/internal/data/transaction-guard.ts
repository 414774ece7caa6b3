import { AsyncLocalStorage } from 'node:async_hooks'

export interface TransactionGuard {
  /** Runs one transaction, which is aborted when it exceeds the time limit. */
  guard<T>(work: () => Promise<T>): Promise<T>
  /** A write inside another write would deadlock. */
  refuseNesting(): void
}

export function createTransactionGuard(limitMs: number): TransactionGuard {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  return {
    async guard(work) {
      const transaction = { open: true }
      let timer: NodeJS.Timeout | undefined
      const outOfTime = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () =>
            reject(new Error(`A write transaction was rolled back: its work took more than ${limitMs} ms`)),
          limitMs,
        )
      })
      try {
        return await Promise.race([current.run(transaction, work), outOfTime])
      } finally {
        clearTimeout(timer)
        transaction.open = false
      }
    },
    refuseNesting() {
      if (current.getStore()?.open) {
        throw new Error('A nested write is not possible: use the transaction of the outer write')
      }
    },
  }
}
