import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const settleMs = 160

/** Debounces a value; clearing is immediate. */
export function useSettled(text: string, afterMs = settleMs): string {
  const debounced = useSignal(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      debounced.value = text
    }, afterMs)
    return () => clearTimeout(timer)
  }, [text])
  return text ? debounced.value : ''
}
