import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'

interface DialogProps {
  title: string
  onClose(): void
  isWide?: boolean
  children: ComponentChildren
}

/** Open for as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} class={isWide ? 'dialog dialog-wide' : 'dialog'} aria-labelledby={id}>
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton name="Close" icon="close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Shows a `<dialog>` as soon as it is there, and closes it on a click beside it. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before anything is painted, so that no key goes elsewhere.
  useLayoutEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    // It goes with its element. Closing it would be told late, and to whoever is open by then.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return {
    ref,
    onClose,
    // The browser would tell only afterwards, and a key could come between.
    onCancel(event: Event) {
      event.preventDefault()
      onClose()
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current) onClose()
    },
  }
}

interface ConfirmProps {
  title: string
  /** The verb of what happens. */
  action: string
  isBusy?: boolean
  onConfirm(): void
  onClose(): void
  children: ComponentChildren
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, action, isBusy, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="stack">
        {children}
        <div class="actions">
          <button type="button" class="button button-danger" disabled={isBusy} onClick={onConfirm}>
            {action}
          </button>
          <button type="button" class="button button-plain" onClick={onClose}>
            Keep it
          </button>
        </div>
      </div>
    </Dialog>
  )
}
