import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

const settleMs = 160

/** What is typed, once the typing pauses for a moment. What is cleared is so at once. */
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
