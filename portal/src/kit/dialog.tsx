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
  const { ref, closeOutside } = useModal(onClose)
  return (
    // The browser closes it by Escape; the click is only a second way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      class={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
    >
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
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  return { ref, closeOutside }
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
