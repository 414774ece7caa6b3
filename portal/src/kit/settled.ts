import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const settleMs = 160

/** Debounces a value; clearing is immediate. */
export function useSettled(text: string): string {
  const settled = useSignal(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      settled.value = text
    }, settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return text ? settled.value : ''
}
