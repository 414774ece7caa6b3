import type { Transaction } from 'kysely'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { ArrivedCommit, PushSource } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange, recordEvents } from './issue-change.ts'
import { closeIssue } from './issue-state.ts'
import { parseTextReferences, type Reference } from './parse-references.ts'
import { acceptsReferences, mayCloseByKeyword } from './reference-targets.ts'
import { findIssueById } from './store/issues.ts'
import { findReferences, type ResolvedReference } from './text-references.ts'

/** The references in one commit message, in order. */
export interface CommitReferences {
  oid: string
  references: readonly Reference[]
}

/** Longer messages are not read to the end. */
const maxMessageLength = 64 * 1024

export function readReferences({ oid, message }: ArrivedCommit, origin: string): CommitReferences {
  return { oid, references: parseTextReferences(message.slice(0, maxMessageLength), origin).references }
}

/** Adds the commits to the timelines of the referenced issues, and closes issues after closing keywords. */
export async function applyReferences(
  context: Context,
  tx: Transaction<Tables>,
  { repository, actor, token }: PushSource,
  commits: readonly CommitReferences[],
): Promise<void> {
  const viewer = viewerOfAccount(actor, token)
  for (const { oid, references } of commits) {
    const resolved = await findReferences(tx, references, { repository, viewer })
    const commit = { id: oid, repositoryId: repository.id }
    for (const group of groupByRepository(resolved)) {
      const [{ repository: target }] = group
      const source = { repository, actor, nowMs: context.clock.now() }
      if (!(await acceptsReferences(tx, target.id, source))) continue
      const mayClose = await mayCloseByKeyword(tx, target, viewer)
      await joinChange(context, tx, { repository: target, actor }, async (change) => {
        for (const { issue: named, closes } of group) {
          await recordEvents(change, named, [{ kind: 'referenced', data: { commit } }])
          if (!closes || !mayClose) continue
          // An earlier commit of the push may have closed it.
          const issue = await findIssueById(tx, named.id)
          if (issue?.is_open && !issue.is_pull) await closeIssue(change, issue, 'completed', { commit })
        }
      })
    }
  }
}

type Group = [ResolvedReference, ...ResolvedReference[]]

function groupByRepository(resolved: readonly ResolvedReference[]): Group[] {
  const groups = new Map<number, Group>()
  for (const reference of resolved) {
    const group = groups.get(reference.repository.id)
    if (group) group.push(reference)
    else groups.set(reference.repository.id, [reference])
  }
  return [...groups.values()]
}
