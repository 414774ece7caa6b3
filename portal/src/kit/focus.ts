/** Focuses the title of the page, for an action that removes its own button. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Returns the focus that a button lost while it was disabled. */
export function restoreFocus(before: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const canFocus = before instanceof HTMLElement && before.isConnected && !before.matches(':disabled')
    if (canFocus) before.focus()
    else focusHeading()
  })
}
