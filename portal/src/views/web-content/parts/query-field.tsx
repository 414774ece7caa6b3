import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../kit/icon.tsx'
import type { Reading } from './query-reading.ts'

interface QueryFieldProps {
  label: string
  value: string
  reading: Reading | undefined
  /** Id of the list; the down arrow moves into it. */
  controls?: string
  onQuery(text: string): void
}

/** A field for a query. Marks syntax errors, and shows below how the service parses the query. */
export function QueryField({ label, value, reading, controls, onQuery }: QueryFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const position = reading?.error?.position
  const follow = () => {
    if (mirror.current && input.current) mirror.current.scrollLeft = input.current.scrollLeft
  }
  useLayoutEffect(follow, [value, position])
  const goThere = () => {
    if (position === undefined) return
    input.current?.focus()
    input.current?.setSelectionRange(position, position + 1)
  }
  return (
    <div class="content-query">
      <search class="search">
        <label for={id} class="unseen">
          {label}
        </label>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={`market "trade deal" -gold language:english`}
          value={value}
          id={id}
          class="input"
          maxLength={4_000}
          data-search=""
          data-controls={controls}
          aria-invalid={reading?.error ? 'true' : undefined}
          aria-describedby={`${id}-reading`}
          onInput={(event) => onQuery(event.currentTarget.value)}
          onScroll={follow}
          onKeyUp={follow}
        />
        {position !== undefined && (
          // The same text behind the field, to mark a part of it.
          <div ref={mirror} class="content-mirror" aria-hidden="true">
            {value.slice(0, position)}
            <span class="content-wrong">{value.slice(position, position + 1) || '\u00a0'}</span>
            {value.slice(position + 1)}
          </div>
        )}
        <span class="search-key" aria-hidden="true">
          /
        </span>
      </search>
      <div id={`${id}-reading`} class="content-reading small" role="status">
        {reading?.error && (
          <p class="field-error">
            {reading.error.message}{' '}
            <button type="button" class="link" onClick={goThere}>
              Go to character {reading.error.position + 1}
            </button>
          </p>
        )}
        {reading?.explanation && <p class="quiet">{reading.explanation.reading}</p>}
        {reading?.explanation?.warnings.map(({ message, start }) => (
          <p key={`${start} ${message}`} class="content-warning">
            {message}
          </p>
        ))}
      </div>
    </div>
  )
}
