type Load<Value> = (signal: AbortSignal) => Promise<Value>

export interface Sharing {
  /** What `key` stands for. Whoever wants it while it is being loaded gets the same; what nobody wants is given up. */
  load<Value>(key: string, load: Load<Value>, signal: AbortSignal): Promise<Value>
  /** Whoever asks next for a key that begins so starts anew: what is under way may be from before a change. */
  part(prefix: string): void
}

interface UnderWay {
  value: Promise<unknown>
  askers: number
  stop: AbortController
}

export function createSharing(): Sharing {
  const underWay = new Map<string, UnderWay>()

  function start(key: string, load: Load<unknown>): UnderWay {
    const stop = new AbortController()
    const value = load(stop.signal).finally(() => end(key, started))
    const started = { value, askers: 0, stop }
    underWay.set(key, started)
    return started
  }

  function end(key: string, one: UnderWay): void {
    if (underWay.get(key) === one) underWay.delete(key)
  }

  return {
    load<Value>(key: string, load: Load<Value>, signal: AbortSignal) {
      const one = underWay.get(key) ?? start(key, load)
      one.askers++
      signal.addEventListener(
        'abort',
        () => {
          if (--one.askers) return
          end(key, one)
          one.stop.abort()
        },
        { once: true },
      )
      // One key is always loaded by the same function, so what comes has its type.
      return one.value as Promise<Value>
    },
    part(prefix) {
      for (const key of underWay.keys()) if (key.startsWith(prefix)) underWay.delete(key)
    },
  }
}
