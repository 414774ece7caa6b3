import { isDeepStrictEqual } from 'node:util'
import { jsonApiError } from '../json-api/errors.ts'
import type { Registered } from '../json-api/registry.ts'
import type { Row, View } from '../json-api/resource.ts'
import type { WriteDocument } from '../json-api/write-document.ts'

/**
 * Clients may send back a whole resource with its read-only attributes, as long as their values are unchanged.
 */
export function rejectReadOnlyChanges(
  { readOnly }: WriteDocument,
  read?: { resource: Registered; row: Row; view: View },
): void {
  for (const [name, value] of readOnly) {
    const attribute = read?.resource.attributes[name]
    const present = (read && attribute?.read(read.row, read.view)) ?? null
    if (!isDeepStrictEqual(value ?? null, asJson(present)))
      throw jsonApiError('param_not_allowed', `${name} is not allowed.`, {
        pointer: `/data/attributes/${name}`,
      })
  }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}
