type Load<Value> = (signal: AbortSignal) => Promise<Value>

export interface Sharing {
  /** Loads the value of `key`. Concurrent callers share one load; a load without callers is aborted. */
  load<Value>(key: string, load: Load<Value>, signal: AbortSignal): Promise<Value>
  /** Detaches running loads of keys with this prefix, because they may be outdated. */
  part(prefix: string): void
}

interface PendingLoad {
  value: Promise<unknown>
  callers: number
  stop: AbortController
}

export function createSharing(): Sharing {
  const underWay = new Map<string, PendingLoad>()

  function start(key: string, load: Load<unknown>): PendingLoad {
    const stop = new AbortController()
    const value = load(stop.signal).finally(() => end(key, pendingLoad))
    const pendingLoad = { value, callers: 0, stop }
    underWay.set(key, pendingLoad)
    return pendingLoad
  }

  function end(key: string, one: PendingLoad): void {
    if (underWay.get(key) === one) underWay.delete(key)
  }

  return {
    load<Value>(key: string, load: Load<Value>, signal: AbortSignal) {
      const one = underWay.get(key) ?? start(key, load)
      one.callers++
      signal.addEventListener(
        'abort',
        () => {
          if (--one.callers) return
          end(key, one)
          one.stop.abort()
        },
        { once: true },
      )
      // A key is always loaded by the same function, so the value has its type.
      return one.value as Promise<Value>
    },
    part(prefix) {
      for (const key of underWay.keys()) if (key.startsWith(prefix)) underWay.delete(key)
    },
  }
}
