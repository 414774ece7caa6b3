import { type Parameters, writeParameters } from './parameters.ts'
import type { Page } from './query.ts'

/** `prev` and `next` exist only if that page does. `last` contains the last rows at any offset. */
export function pageLinks(
  address: string,
  parameters: Parameters,
  { limit, offset, isNumbered }: Page,
  count: number,
): Record<string, string> {
  const to = (page: Record<string, number>) => `${address}?${writeParameters(parameters, page)}`
  const at = (from: number) =>
    isNumbered ? to({ number: Math.floor(from / limit) + 1, size: limit }) : to({ limit, offset: from })
  const last = isNumbered ? Math.max(0, Math.ceil(count / limit) - 1) * limit : Math.max(0, count - limit)
  return {
    first: at(0),
    ...(offset > 0 && { prev: at(Math.max(0, offset - limit)) }),
    ...(offset + limit < count && { next: at(offset + limit) }),
    last: at(last),
  }
}
