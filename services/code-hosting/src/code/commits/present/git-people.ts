import type { components } from '@octokit/openapi-types'
import type { Commit, Signature, Tag } from '../../../git/git.ts'
import { presentTime } from '../../../wire/times.ts'

type Schemas = components['schemas']

export function presentSigner({ name, email, atMs }: Signature) {
  return { name, email, date: presentTime(atMs) }
}

/** Signatures are shown, and left to the reader to check: this service knows no keys that it could trust. */
export function presentVerification({ signed }: Pick<Commit | Tag, 'signed'>) {
  return {
    verified: false,
    reason: signed ? ('unknown_key' as const) : ('unsigned' as const),
    signature: signed?.signature ?? null,
    payload: signed?.payload ?? null,
    verified_at: null,
  } satisfies Schemas['verification']
}
