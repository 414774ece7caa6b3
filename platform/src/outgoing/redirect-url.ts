import { redirectTarget } from '../internal/outgoing/hop.ts'
import type { OutgoingResponse } from './outgoing.ts'

/**
 * The absolute target of a redirect that was returned to a caller with `manual`, or undefined for other responses. Throws an
 * `OutgoingError` when it cannot be followed.
 */
export function redirectUrlOf({ url, status, headers }: OutgoingResponse): string | undefined {
  return redirectTarget(new URL(url), status, headers.get('location') ?? undefined)?.href
}
