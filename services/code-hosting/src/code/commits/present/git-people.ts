import type { components } from '@octokit/openapi-types'
import type { Commit, Signature, Tag } from '../../../git/git.ts'
import { presentTime } from '../../../wire/times.ts'

type Schemas = components['schemas']

export function presentSigner({ name, email, atMs }: Signature) {
  return { name, email, date: presentTime(atMs) }
}

/** Signatures are shown but not verified, because this server stores no trusted keys. */
export function presentVerification({ signed }: Pick<Commit | Tag, 'signed'>) {
  return {
    verified: false,
    reason: signed ? ('unknown_key' as const) : ('unsigned' as const),
    signature: signed?.signature ?? null,
    payload: signed?.payload ?? null,
    verified_at: null,
  } satisfies Schemas['verification']
}
