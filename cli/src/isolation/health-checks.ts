export interface HealthChecks {
  /** Rejects if the process reports a problem or does not respond in time. */
  check(): Promise<void>
  receive(result: { id: number; isHealthy: boolean }): void
  /** Rejects all open and later checks, because the process has exited. */
  close(reason: Error): void
}

const timeoutMs = 2_000

/** Health checks of another process: matches requests and responses by id. */
export function createHealthChecks(name: string, send: (id: number) => void): HealthChecks {
  const openChecks = new Map<number, PromiseWithResolvers<void>>()
  let lastId = 0
  let exitReason: Error | undefined
  return {
    check() {
      if (exitReason) return Promise.reject(exitReason)
      const id = ++lastId
      const pending = Promise.withResolvers<void>()
      openChecks.set(id, pending)
      const timer = setTimeout(() => pending.reject(new Error(`${name} does not respond`)), timeoutMs)
      send(id)
      return pending.promise.finally(() => {
        clearTimeout(timer)
        openChecks.delete(id)
      })
    },
    receive({ id, isHealthy }) {
      if (isHealthy) openChecks.get(id)?.resolve()
      else openChecks.get(id)?.reject(new Error(`${name} is not healthy`))
    },
    close(reason) {
      exitReason = reason
      for (const { reject } of openChecks.values()) reject(reason)
    },
  }
}
