import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { TextField } from '../../../kit/field.tsx'
import { Empty } from '../../../kit/states.tsx'
import type { Operation } from '../records.ts'

const safety: Readonly<Record<string, string>> = {
  preserving: 'keeps behavior',
  syntactic: 'keeps behavior, with exceptions',
  review: 'review the result',
}

interface OperationListProps {
  operations: readonly Operation[]
  chosen: string
  onChoose(id: string): void
}

export function OperationList({ operations, chosen, onChoose }: OperationListProps) {
  const filter = useSignal('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    // Scrolls the list alone, and not the page.
    if (list.current && button) list.current.scrollTop = button.offsetTop - list.current.offsetTop
  }, [chosen])
  const query = filter.value.trim().toLowerCase()
  const matches = operations.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(query))
  return (
    <div class="assistant-operations">
      <TextField
        label="Find an operation"
        value={filter.value}
        onInput={(event) => {
          filter.value = event.currentTarget.value
        }}
      />
      {matches.length === 0 && <Empty title="No operation has this name" />}
      <ul ref={list} data-list="">
        {matches.map(({ id, title, safety: promise }) => (
          <li key={id}>
            <button
              type="button"
              class="assistant-operation"
              data-item=""
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span>{title}</span>
              <span class="quiet small">{safety[promise] ?? promise}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
