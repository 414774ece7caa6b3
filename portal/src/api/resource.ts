import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Failure } from './request.ts'
import { createSharing } from './sharing.ts'

export interface Resource<Value> {
  /** The previous value while another key loads. */
  value: Value | undefined
  failure: Failure | undefined
  isLoading: boolean
  reload(): void
}

export interface ResourceOptions {
  /** Polling interval while the page is visible. */
  everyMs?: number
}

const cache = new Map<string, unknown>()
const maxCached = 200
const forgotten = signal(0)
const sharing = createSharing()

/** Loads the value of `key`, and again when the key changes. Does nothing without a key. */
export function useResource<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  { everyMs }: ResourceOptions = {},
): Resource<Value> {
  const state = useSignal<{ key: string | undefined; value?: Value; failure?: Failure; isLoading: boolean }>({
    key: undefined,
    isLoading: key !== undefined,
  })
  const round = useSignal(0)
  const version = round.value + forgotten.value

  // Show the cached value first, so that going back does not flicker.
  // A key is always loaded by the same function, so the cached value has its type.
  const cached = key === undefined ? undefined : (cache.get(key) as Value | undefined)

  useEffect(() => {
    if (key === undefined) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const startLoad = () => {
      sharing.load(key, load, stop.signal).then(
        (value) => {
          if (stop.signal.aborted) return
          keep(key, value)
          state.value = { key, value, isLoading: false }
          again()
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          const failure =
            error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unexpected' })
          const { value } = state.value
          state.value = { key, failure, isLoading: false, ...(value === undefined ? {} : { value }) }
          again()
        },
      )
    }
    const again = () => {
      if (everyMs) timer = setTimeout(() => (document.hidden ? again() : startLoad()), everyMs)
    }
    const { value } = state.value
    const before = cached ?? value
    state.value = { key, isLoading: true, ...(before === undefined ? {} : { value: before }) }
    startLoad()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [key, version])

  const { value, failure, isLoading, key: shownKey } = state.value
  const isCurrent = shownKey === key
  return {
    value: isCurrent ? value : (cached ?? value),
    failure: isCurrent ? failure : undefined,
    isLoading: key !== undefined && (!isCurrent || isLoading),
    reload: () => {
      if (key !== undefined) sharing.part(key)
      round.value++
    },
  }
}

/** Invalidates keys with this prefix after a change. Visible resources reload. */
export function forget(prefix: string): void {
  for (const key of cache.keys()) if (key.startsWith(prefix)) cache.delete(key)
  sharing.part(prefix)
  forgotten.value++
}

function keep(key: string, value: unknown): void {
  cache.delete(key)
  cache.set(key, value)
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
}
