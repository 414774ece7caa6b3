import type { components } from '@octokit/openapi-types'
import { presentTime } from '../../wire/times.ts'
import { type GpgKey, keyFlags } from '../gpg-keys.ts'
import type { GpgKeyRow } from '../store/gpg-keys.ts'

/** An address is verified if it is one of the user's. */
export function presentGpgKey(row: GpgKeyRow, ownAddresses: ReadonlySet<string>) {
  return {
    id: row.id,
    name: row.name,
    primary_key_id: null,
    ...presentParts(row),
    emails: row.emails.map((email) => ({ email, verified: ownAddresses.has(email.toLowerCase()) })),
    subkeys: row.subkeys.map((subkey, at) => ({
      // Subkeys are not stored separately, so their ids are derived.
      id: row.id * 1_000 + at + 1,
      primary_key_id: row.id,
      ...presentParts(subkey),
      emails: [],
      subkeys: [],
      revoked: false,
      raw_key: null,
    })),
    revoked: false,
    raw_key: row.rawKey,
  } satisfies components['schemas']['gpg-key']
}

function presentParts({
  keyId,
  publicKey,
  flags,
  createdAtMs,
  expiresAtMs,
}: Omit<GpgKey, 'emails' | 'subkeys'>) {
  const has = (flag: number) => (flags & flag) !== 0
  return {
    key_id: keyId,
    public_key: publicKey,
    can_sign: has(keyFlags.sign),
    can_encrypt_comms: has(keyFlags.encryptComms),
    can_encrypt_storage: has(keyFlags.encryptStorage),
    can_certify: has(keyFlags.certify),
    created_at: presentTime(createdAtMs),
    expires_at: expiresAtMs === null ? null : presentTime(expiresAtMs),
  }
}
