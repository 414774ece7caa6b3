import { useId } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface SearchProps {
  label: string
  placeholder?: string
  value: string
  /** The list that is searched; the arrow down goes into it. */
  controls?: string
  onSearch(text: string): void
  /** Somebody wants the first that was found. */
  onEnter?(): void
}

/** The search of a page. `/` goes to it. */
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
