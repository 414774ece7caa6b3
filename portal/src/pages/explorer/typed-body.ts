import { signal } from '@preact/signals'
import type { Operation } from '../../api/openapi.ts'
import { isLinkable } from '../../calls/explorer-href.ts'
import { address, setQuery } from '../../router.ts'

/** The latest body that was typed. The URL has it only if it is linkable. */
const typed = signal<{ operation: string; text: string } | undefined>(undefined)

export function bodyOf({ id }: Operation): string {
  const linked = address.value.query.get('body')
  return linked ?? (typed.value?.operation === id ? typed.value.text : '')
}

export function typeBody({ id }: Operation, text: string): void {
  typed.value = { operation: id, text }
  setQuery({ body: isLinkable(text) ? text : undefined })
}
