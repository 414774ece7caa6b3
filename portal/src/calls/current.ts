import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Call } from './call.ts'

/** The calls that the view on the screen was made from. */
export const currentCalls = signal<readonly Call[]>([])
export const isCallShown = signal(false)

/** Says what the view was made from, for as long as it is there. */
export function useCalls(calls: readonly Call[]): void {
  const key = JSON.stringify(calls)
  useEffect(() => {
    currentCalls.value = calls
    return () => {
      currentCalls.value = []
      isCallShown.value = false
    }
  }, [key])
}
