import type { Kysely } from 'kysely'
import { includes } from '../access/roles.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { presentRepositoryOfPayload } from '../repositories/present/webhook-payloads.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { Change } from './issue-change.ts'
import type { IssuePlace } from './issue-place.ts'
import { presentIssueNow } from './present-issue-now.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

/** Another issue, perhaps of another repository, that one is about to be connected with. */
export interface Related {
  issue: IssueRow
  repository: RepositoryRow
}

/** It has to be one that the caller may sort too. */
export async function getRelated(db: Kysely<Tables>, place: IssuePlace, issueId: number): Promise<Related> {
  const issue = await findIssueById(db, issueId)
  const repository = issue && (await findRepositoryById(db, issue.repository_id))
  if (!issue || !repository) throw problem('not_found')
  if (repository.id === place.repository.id) return { issue, repository }
  const role = await createRoleFinder({ read: db })(place.viewer, repository)
  if (!includes(role, 'read')) throw problem('not_found')
  if (!includes(role, 'triage')) throw problem('needs_admin')
  return { issue, repository }
}

/** Tells of both ends, in the repository of the one that `at` names. */
export function tellConnected(
  { tell }: Change,
  event: 'sub_issues' | 'issue_dependencies',
  action: string,
  at: Related,
  ends: Record<string, Related>,
): void {
  tell({
    event,
    action,
    repository: at.repository,
    async payload(tx, addresses) {
      const told: Record<string, unknown> = {}
      for (const [name, { issue, repository }] of Object.entries(ends)) {
        told[`${name}_id`] = issue.id
        told[name] = await presentIssueNow(tx, repository, issue.id, addresses)
        told[`${name}_repo`] = presentRepositoryOfPayload(repository, addresses)
      }
      return told
    },
  })
}
