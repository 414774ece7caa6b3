import { isDeepStrictEqual } from 'node:util'
import { jsonApiError } from '../json-api/errors.ts'
import type { Registered } from '../json-api/registry.ts'
import type { Row, View } from '../json-api/resource.ts'
import type { WriteDocument } from '../json-api/write-document.ts'

/**
 * Clients that send back the whole of what they have read also send what nobody may set. That is no mistake as long
 * as they did not change it.
 */
export function refuseEchoes(
  { echoed }: WriteDocument,
  read?: { resource: Registered; row: Row; view: View },
): void {
  for (const [name, value] of echoed) {
    const attribute = read?.resource.attributes[name]
    const present = (read && attribute?.read(read.row, read.view)) ?? null
    if (!isDeepStrictEqual(value ?? null, asSent(present)))
      throw jsonApiError('param_not_allowed', `${name} is not allowed.`, {
        pointer: `/data/attributes/${name}`,
      })
  }
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}
