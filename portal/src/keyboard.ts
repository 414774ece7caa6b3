import { currentCalls, isCallShown } from './calls/current.ts'
import { isPaletteOpen } from './palette/open.ts'
import { hasSingleKeys } from './preferences.ts'
import { areKeysShown } from './shortcuts.ts'

/** Global keys. Arrows move within elements with `data-list`. */
export function startKeyboard(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      isPaletteOpen.value = !isPaletteOpen.value
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step ? moveInList(step) : moveAside(event.key)) {
      event.preventDefault()
      return
    }
    if (!hasSingleKeys.value || isTyping(event.target)) return
    if (event.key === '/') {
      event.preventDefault()
      focusSearch()
    } else if (event.key === 'c' && currentCalls.value.length) {
      event.preventDefault()
      isCallShown.value = true
    } else if (event.key === '?') {
      event.preventDefault()
      areKeysShown.value = true
    }
  })
}

function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main [data-search]')
  if (!search) {
    isPaletteOpen.value = true
    return
  }
  search.focus()
  search.select()
}

function moveInList(step: 1 | -1): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return false
  if (activeElement.matches('[data-search]')) {
    const id = activeElement.getAttribute('data-controls')
    const first =
      step === 1 && id ? document.getElementById(id)?.querySelector<HTMLElement>('[data-item]') : null
    first?.focus()
    return Boolean(first)
  }
  if (!activeElement.matches('[data-item]')) return false
  const list = activeElement.closest('[data-list]')
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const next =
    list?.getAttribute('data-list') === 'wall'
      ? findInNextRow(items, activeElement, step)
      : items[items.indexOf(activeElement) + step]
  const search = document.querySelector<HTMLElement>(`[data-search][data-controls="${list?.id}"]`)
  const target = next ?? (step === -1 ? search : null)
  target?.focus()
  return Boolean(target)
}

/** Grids, marked `data-list="wall"`, also support left and right. */
function moveAside(key: string): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const { activeElement } = document
  if (!step || !(activeElement instanceof HTMLElement) || !activeElement.matches('[data-item]')) return false
  const items = [
    ...(activeElement.closest('[data-list=wall]')?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
  ]
  const next = items[items.indexOf(activeElement) + step]
  next?.focus()
  return Boolean(next)
}

/** The nearest item in the row above or below. */
function findInNextRow(
  items: readonly HTMLElement[],
  from: HTMLElement,
  step: 1 | -1,
): HTMLElement | undefined {
  const positioned = items.map((item) => ({ item, ...positionOf(item) }))
  const { x, y } = positionOf(from)
  const beyond = positioned.filter((other) => (other.y - y) * step > 1)
  const row = step * Math.min(...beyond.map((other) => other.y * step))
  const inRow = beyond.filter((other) => Math.abs(other.y - row) <= 1)
  return inRow.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]?.item
}

function positionOf(item: HTMLElement): { x: number; y: number } {
  const { left, top } = item.getBoundingClientRect()
  return { x: left, y: top }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
  )
}
