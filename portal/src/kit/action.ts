import { useSignal } from '@preact/signals'
import { Failure } from '../api/request.ts'
import { announce } from './announcer.tsx'
import { restoreFocus } from './focus.ts'

/** An asynchronous action with busy state and error. */
export function useAction() {
  const isBusy = useSignal(false)
  const failure = useSignal<Failure | undefined>(undefined)
  const run = async (act: () => Promise<unknown>, message: string): Promise<boolean> => {
    const focused = document.activeElement
    isBusy.value = true
    failure.value = undefined
    try {
      await act()
      announce(message)
      return true
    } catch (error) {
      failure.value =
        error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unexpected' })
      return false
    } finally {
      isBusy.value = false
      restoreFocus(focused)
    }
  }
  return { run, isBusy: isBusy.value, failure: failure.value }
}
