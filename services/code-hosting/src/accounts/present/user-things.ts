import type { components } from '@octokit/openapi-types'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { EmailRow } from '../store/emails.ts'
import type { UserKeyRow } from '../store/user-keys.ts'

type Schemas = components['schemas']

export function presentEmail({ address, is_primary, is_public }: EmailRow) {
  const isPrimary = is_primary === 1
  return {
    email: address,
    primary: isPrimary,
    verified: true,
    visibility: isPrimary ? (is_public === 1 ? 'public' : 'private') : null,
  } satisfies Schemas['email']
}

export function presentKey(row: UserKeyRow, { api }: Addresses) {
  return {
    id: row.id,
    key: row.key,
    url: `${api}/user/keys/${row.id}`,
    title: row.title,
    verified: true,
    created_at: presentTime(row.created_at_ms),
    read_only: false,
  } satisfies Schemas['key']
}

export function presentKeySimple({ id, key, created_at_ms }: UserKeyRow) {
  return { id, key, created_at: presentTime(created_at_ms) } satisfies Schemas['key-simple']
}

export function presentSigningKey({ id, key, title, created_at_ms }: UserKeyRow) {
  return { id, key, title, created_at: presentTime(created_at_ms) } satisfies Schemas['ssh-signing-key']
}
