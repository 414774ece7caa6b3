import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'

export interface Tab {
  key: string
  title: string
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose(key: string): void
  /** Content at the end of the tab row. */
  extra?: ComponentChildren
  children: ComponentChildren
}

/** Tabs with arrow key navigation. */
export function Tabs({ label, tabs, chosen, onChoose, extra, children }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const index = tabs.findIndex(({ key }) => key === chosen)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.key)
    row.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div class="tabs">
      <div class="tabs-row">
        <div role="tablist" aria-label={label} ref={row} class="tabs-list">
          {tabs.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              data-key={key}
              class="tab"
              aria-selected={key === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen ? 0 : -1}
              onClick={() => onChoose(key)}
              onKeyDown={move}
            >
              {title}
            </button>
          ))}
        </div>
        {extra}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} class="tabs-panel">
        {children}
      </div>
    </div>
  )
}
