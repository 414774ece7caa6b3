import type { Token as TokenRow } from '@octavo/platform/auth/auth.ts'
import type { Static } from 'typebox'
import { presentId } from '../../wire/ids.ts'
import { presentUtc } from '../../wire/times.ts'
import type { Token } from '../schema/tokens.ts'

export function presentToken(token: TokenRow): Static<typeof Token> {
  return {
    id: presentId(token.id),
    kind: token.kind,
    label: token.label,
    beginning: token.prefix,
    created: presentUtc(token.createdAtMs),
    last_used: token.lastUsedAtMs === null ? null : presentUtc(token.lastUsedAtMs),
  }
}
