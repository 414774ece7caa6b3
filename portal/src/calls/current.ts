import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Call } from './call.ts'

/** The requests of the current view. */
export const currentCalls = signal<readonly Call[]>([])
export const isCallShown = signal(false)

/** Registers the requests of a view while it is mounted, before it is painted: a button for them would move the page later. */
export function useCalls(calls: readonly Call[]): void {
  const key = JSON.stringify(calls)
  useLayoutEffect(() => {
    currentCalls.value = calls
    return () => {
      currentCalls.value = []
      isCallShown.value = false
    }
  }, [key])
}
