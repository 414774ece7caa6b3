import { ghost, presentAccount } from '../accounts/present/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { presentRepository } from '../repositories/present/repositories.ts'
import { type Addresses, nodeId } from '../wire/addresses.ts'
import { presentTime } from '../wire/times.ts'
import type { TransferRow } from './store.ts'

export interface TransferParties {
  repository: RepositoryRow
  initiator: AccountRow | undefined
  expiresAtMs: number
}

export function presentTransfer(
  { id, new_name, created_at_ms }: TransferRow,
  { repository, initiator, expiresAtMs }: TransferParties,
  addresses: Addresses,
) {
  return {
    id,
    node_id: nodeId('RepositoryTransfer', id),
    repository: presentRepository(repository, addresses),
    initiator: presentAccount(initiator ?? ghost, addresses),
    new_name: new_name ?? repository.name,
    created_at: presentTime(created_at_ms),
    expires_at: presentTime(expiresAtMs),
    url: `${addresses.api}/user/repository_transfers/${id}`,
    html_url: `${addresses.html}/settings/transfers`,
  }
}
