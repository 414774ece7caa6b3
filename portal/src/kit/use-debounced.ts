import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const debounceMs = 160

/** Debounces a value; clearing is immediate. */
export function useDebounced(text: string, afterMs = debounceMs): string {
  const debounced = useSignal(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      debounced.value = text
    }, afterMs)
    return () => clearTimeout(timer)
  }, [text])
  return text ? debounced.value : ''
}
