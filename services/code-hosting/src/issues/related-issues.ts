import type { Kysely } from 'kysely'
import { includes } from '../access/roles.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { presentRepositoryOfPayload } from '../repositories/present/webhook-payloads.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { Change } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { presentCurrentIssue } from './present-current-issue.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

/** An issue to be connected with another one, possibly in another repository. */
export interface Related {
  issue: IssueRow
  repository: RepositoryRow
}

/** Requires triage access to the other issue too. */
export async function getRelated(
  db: Kysely<Tables>,
  writer: IssueContext,
  issueId: number,
): Promise<Related> {
  const issue = await findIssueById(db, issueId)
  const repository = issue && (await findRepositoryById(db, issue.repository_id))
  if (!issue || !repository) throw problem('not_found')
  if (repository.id === writer.repository.id) return { issue, repository }
  const role = await createRoleFinder({ read: db })(writer.viewer, repository)
  if (!includes(role, 'read')) throw problem('not_found')
  if (!includes(role, 'triage')) throw problem('needs_admin')
  return { issue, repository }
}

/** Whether webhooks of a repository may contain issues of another. Private issues never appear at a public repository. */
export function isShownIn(at: RepositoryRow, other: RepositoryRow): boolean {
  if (other.id === at.id || other.visibility === 'public') return true
  return at.visibility !== 'public' && at.owner_id === other.owner_id
}

/** Emits an event for both issues, in the repository of the one in `at`. */
export function emitConnected(
  { emit }: Change,
  event: 'sub_issues' | 'issue_dependencies',
  action: string,
  at: Related,
  ends: Record<string, Related>,
): void {
  emit({
    event,
    action,
    repository: at.repository,
    async payload(tx, addresses) {
      const payload: Record<string, unknown> = {}
      for (const [name, { issue, repository }] of Object.entries(ends)) {
        payload[`${name}_id`] = issue.id
        const isShown = isShownIn(at.repository, repository)
        payload[name] = isShown ? await presentCurrentIssue(tx, repository, issue.id, addresses) : null
        payload[`${name}_repo`] = isShown ? presentRepositoryOfPayload(repository, addresses) : null
      }
      return payload
    },
  })
}
