import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { AuditRow } from '../store/audit-entries.ts'

export function presentAuditEntry(row: AuditRow) {
  const { id, action, operation, actor, actor_id, organization, organization_id } = row
  const { repository, repository_id, user_login, user_id, created_at_ms, data } = row
  return {
    '@timestamp': created_at_ms,
    _document_id: Buffer.from(`audit:${id}`).toString('base64url'),
    action,
    operation_type: operation,
    created_at: created_at_ms,
    ...(actor !== null && { actor }),
    ...(actor_id !== null && { actor_id }),
    ...(organization !== null && { org: organization }),
    ...(organization_id !== null && { org_id: organization_id }),
    ...(repository !== null && { repo: repository, repository }),
    ...(repository_id !== null && { repo_id: repository_id }),
    ...(user_login !== null && { user: user_login }),
    ...(user_id !== null && { user_id }),
    data: decodeJson<Record<string, unknown>>(data),
  }
}
