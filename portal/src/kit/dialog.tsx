import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'

interface DialogProps {
  title: string
  onClose(): void
  isWide?: boolean
  children: ComponentChildren
}

/** Open while rendered. The browser traps and restores the focus. */
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

/** Opens a `<dialog>` when mounted, and closes it on a click on the backdrop. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before paint, so that no key press is lost.
  useLayoutEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    // By default, the close button has the focus.
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    // Removed with its element: a close event would arrive late, at another dialog.
    return () => {
      // Until the dialog is removed, the page behind it cannot be focused.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
  return {
    ref,
    onClose,
    // The browser's event comes later, and a key press could come first.
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
  /** Label of the confirming button, a verb. */
  action: string
  isBusy?: boolean
  onConfirm(): void
  onClose(): void
  children: ComponentChildren
}

/** Confirmation of an irreversible action. */
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
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  )
}
