import { useSignal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { useResource } from '../api/resource.ts'
import { useModal } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { address, navigate } from '../router.ts'
import { services } from '../server.ts'
import { hasView } from '../views/registry.ts'
import { type Command, listOperationCommands, listPageCommands, rank, searchService } from './commands.ts'
import { isPaletteOpen } from './open.ts'

export function Palette() {
  return isPaletteOpen.value ? <OpenPalette /> : null
}

const maxOperations = 12

/** The command palette. */
function OpenPalette() {
  const close = () => {
    isPaletteOpen.value = false
  }
  const modal = useModal(close)
  const id = useId()
  const text = useSignal('')
  const selectedIndex = useSignal(0)
  const list = useRef<HTMLDivElement>(null)
  const commands = useCommands(text.value)
  const go = (command: Command | undefined) => {
    if (!command) return
    close()
    navigate(command.href)
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedIndex.value])
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && commands.length) {
      event.preventDefault()
      selectedIndex.value = (selectedIndex.value + step + commands.length) % commands.length
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(commands[selectedIndex.value])
    }
  }
  return (
    <dialog {...modal} class="dialog palette" aria-label="Go to">
      <div class="palette-sheet">
        <div class="palette-field">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label="Go to a service, page, operation or item"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={commands.length ? `${id}-${selectedIndex.value}` : undefined}
            placeholder="A service, a page, an operation…"
            autocomplete="off"
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value
              selectedIndex.value = 0
            }}
            onKeyDown={press}
          />
          <kbd>Esc</kbd>
        </div>
        <div role="listbox" id={`${id}-list`} aria-label="Results" class="palette-list" ref={list}>
          {commands.map((command, index) => (
            <div key={command.key} role="presentation">
              {command.group !== commands[index - 1]?.group && (
                <p class="palette-group" role="presentation">
                  {command.group}
                </p>
              )}
              {/* The field above handles focus and keys. */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above */}
              <div
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === selectedIndex.value}
                class="palette-item"
                data-accent={command.accent}
                onClick={() => go(command)}
                onPointerMove={() => {
                  selectedIndex.value = index
                }}
              >
                <span class="palette-title">{command.title}</span>
                {command.detail && <span class="palette-detail">{command.detail}</span>}
              </div>
            </div>
          ))}
        </div>
        {commands.length === 0 && <p class="palette-none">Nothing has “{text.value}” in its name.</p>}
      </div>
    </dialog>
  )
}

function useCommands(text: string): readonly Command[] {
  const names = services.value.map(({ name }) => name)
  const { value: operations = [] } = useResource(
    // The palette can open before the services are known.
    names.length ? `palette operations ${names}` : undefined,
    listOperationCommands,
  )
  const [, here] = address.value.path.split('/')
  const searched = services.value
    .filter(({ name }) => hasView(name))
    .sort((a, b) => Number(b.name === here) - Number(a.name === here))
  const query = text.trim()
  const { value: things = [] } = useResource(
    query.length > 1 ? `palette ${searched.map(({ name }) => name)} ${query}` : undefined,
    async (signal) => {
      const results = await Promise.allSettled(
        searched.map((service) => searchService(service, query, signal)),
      )
      return results.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
    },
  )
  const pages = rank(listPageCommands(), query)
  if (!query) return pages
  return [...pages, ...(query.length > 1 ? things : []), ...rank(operations, query).slice(0, maxOperations)]
}
