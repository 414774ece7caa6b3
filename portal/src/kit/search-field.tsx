import { useId } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface SearchProps {
  label: string
  placeholder?: string
  value: string
  /** Id of the list; the down arrow moves into it. */
  controls?: string
  onSearch(text: string): void
  /** Enter opens the first result. */
  onEnter?(): void
}

/** The search field of a page, focused by `/`. */
export function SearchField({ label, controls, onSearch, onEnter, ...rest }: SearchProps) {
  const id = useId()
  return (
    <search class="search">
      <label for={id} class="unseen">
        {label}
      </label>
      <Icon name="search" />
      <input
        type="search"
        autocomplete="off"
        spellcheck={false}
        placeholder={label}
        {...rest}
        id={id}
        class="input"
        data-search=""
        data-controls={controls}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) onEnter?.()
        }}
      />
      <span class="search-key" aria-hidden="true">
        /
      </span>
    </search>
  )
}
