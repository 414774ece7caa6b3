import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Hosting } from '../context/hosting.ts'
import type { ArrivedCommit } from '../context/pushes.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { joinChange, recordEvents } from './issue-change.ts'
import { type Reference, readSigns } from './issue-references.ts'
import { type FoundReference, findReferences } from './issue-signs.ts'
import { closeIssue } from './issue-state.ts'
import { findIssueById } from './store/issues.ts'

/** What one commit names, in the order of its message. */
export interface CommitReferences {
  oid: string
  references: readonly Reference[]
}

export interface ReferencePlace {
  repository: RepositoryRow
  actor: AccountRow
}

/** Nobody names an issue after so many words. */
const maxMessageLength = 64 * 1024

export function readReferences({ oid, message }: ArrivedCommit, origin: string): CommitReferences {
  return { oid, references: readSigns(message.slice(0, maxMessageLength), origin).references }
}

/** Shows commits in the timelines of the issues that they name, and closes those that they close. */
export async function followReferences(
  hosting: Hosting,
  tx: Transaction<Tables>,
  { repository, actor }: ReferencePlace,
  commits: readonly CommitReferences[],
): Promise<void> {
  const roleOf = createRoleFinder({ read: tx })
  const viewer = viewerOfAccount(actor)
  for (const { oid, references } of commits) {
    const found = await findReferences(tx, references, { repository, viewer })
    const commit = { id: oid, repositoryId: repository.id }
    for (const inOneRepository of groupByRepository(found)) {
      const [{ repository: home }] = inOneRepository
      const mayClose = includes(await roleOf(viewer, home), 'triage')
      await joinChange(hosting, tx, { repository: home, actor }, async (change) => {
        for (const { issue: named, closes } of inOneRepository) {
          await recordEvents(change, named, [{ kind: 'referenced', data: { commit } }])
          if (!closes || !mayClose) continue
          // An earlier one of these commits may have closed it.
          const issue = await findIssueById(tx, named.id)
          if (issue?.is_open && !issue.is_pull) await closeIssue(change, issue, 'completed', { commit })
        }
      })
    }
  }
}

type Group = [FoundReference, ...FoundReference[]]

function groupByRepository(found: readonly FoundReference[]): Group[] {
  const groups = new Map<number, Group>()
  for (const reference of found) {
    const group = groups.get(reference.repository.id)
    if (group) group.push(reference)
    else groups.set(reference.repository.id, [reference])
  }
  return [...groups.values()]
}
