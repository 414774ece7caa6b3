import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { CallError } from '../../../kit/call-error.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Loading } from '../../../kit/states.tsx'
import { address } from '../../../router.ts'
import { useRefs } from '../refs.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface RefMenuProps {
  view: RepositoryView
  current: string
  hrefOf(ref: string): string
}

/** A menu of branches and tags, loaded when it opens. */
export function RefMenu({ view, current, hrefOf }: RefMenuProps) {
  const isOpen = useSignal(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const { path } = address.value
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  // Only another path closes it: the first effect can run after the menu was opened.
  useEffect(() => close, [path])
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [])
  return (
    <details
      class="ref-menu"
      ref={menu}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
        if (isOpen.value) menu.current?.querySelector('input')?.focus()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen.value) return
        event.preventDefault()
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
    >
      <summary class="button button-plain">
        <span class="quiet">Ref</span>
        <span class="ref-name">{/^[0-9a-f]{40}$/.test(current) ? current.slice(0, 7) : current}</span>
        <Icon name="down" />
      </summary>
      {isOpen.value && (
        <div class="ref-menu-sheet">
          <RefList view={view} current={current} hrefOf={hrefOf} />
        </div>
      )}
    </details>
  )
}

function RefList({ view, current, hrefOf }: RefMenuProps) {
  const text = useSignal('')
  const { refs, failure } = useRefs(view)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const query = text.value.toLowerCase()
  const matches = refs?.filter(({ name }) => name.toLowerCase().includes(query))
  return (
    <>
      <div ref={field}>
        <SearchField
          label="Find a branch or tag"
          controls="refs"
          value={text.value}
          onSearch={(input) => {
            text.value = input
          }}
        />
      </div>
      {failure && <CallError failure={failure} />}
      {!matches && !failure && <Loading lines={3} />}
      {matches && !matches.length && <p class="quiet small">No matching branches or tags.</p>}
      <ul id="refs" data-list="" class="ref-list">
        {matches?.slice(0, 200).map(({ name, kind }) => (
          <li key={`${kind} ${name}`}>
            <a href={hrefOf(name)} data-item="" aria-current={name === current ? 'true' : undefined}>
              {name} <span class="quiet small">{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
