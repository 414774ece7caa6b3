import { ghost } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { presentTime } from '../../wire/times.ts'
import type { ObjectPlan } from './objects.ts'
import type { LfsLockRow } from './store/locks.ts'

/** `endpoint` is the base URL of Git LFS of the repository. Clients send the same credentials there. */
export function presentDownload({ oid, size, needsTransfer, error }: ObjectPlan, endpoint: string) {
  const actions = { download: { href: `${endpoint}/objects/${oid}` } }
  return { oid, size, ...(needsTransfer && { actions }), ...(error && { error }) }
}

export function presentUpload({ oid, size, needsTransfer, error }: ObjectPlan, endpoint: string) {
  const actions = {
    upload: { href: `${endpoint}/objects/${oid}` },
    verify: { href: `${endpoint}/objects/verify` },
  }
  return { oid, size, ...(needsTransfer && { actions }), ...(error && { error }) }
}

export function presentLock(
  { id, path, owner_id, locked_at_ms }: LfsLockRow,
  accounts: ReadonlyMap<number, AccountRow>,
) {
  const { login } = accounts.get(owner_id) ?? ghost
  return { id: String(id), path, locked_at: presentTime(locked_at_ms), owner: { name: login } }
}
