import { fromBit } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { DeployKeyRow } from '../store/deploy-keys.ts'

export function presentDeployKey(
  { id, key, title, created_at_ms, is_read_only }: DeployKeyRow,
  { owner_login, name }: RepositoryRow,
  { api }: Addresses,
) {
  return {
    id,
    key,
    url: `${api}/repos/${owner_login}/${name}/keys/${id}`,
    title,
    verified: true,
    created_at: presentTime(created_at_ms),
    read_only: fromBit(is_read_only),
    added_by: null,
    last_used: null,
    enabled: true,
  } satisfies components['schemas']['deploy-key']
}
