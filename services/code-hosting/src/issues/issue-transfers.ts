import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { writeAs } from '../repositories/authorized-writes.ts'
import { presentRepositoryOfPayload } from '../repositories/present/webhook-payloads.ts'
import { getRepositoryById } from '../repositories/store/repositories.ts'
import { findAssignees } from './issue-assignees.ts'
import { type Change, emitIssueEvent, joinChange, recordEvents } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { findOrCreateLabels } from './issue-labels.ts'
import { refuseWithoutIssues } from './issue-rules.ts'
import { missingIssue } from './missing-issues.ts'
import { type CurrentIssue, describeIssue, presentIssueOfEvent } from './present-current-issue.ts'
import { isShownIn } from './related-issues.ts'
import { addFirstFacets, type Facet, facets, nobody } from './store/issue-facets.ts'
import { moveIssue, takeFacets } from './store/issue-moves.ts'
import { addToRepository, countIssues, findIssue, type IssueRow } from './store/issues.ts'
import { findLabels, listLabelsOfIssue } from './store/labels.ts'
import { findMilestoneLike, listMilestonesById } from './store/milestones.ts'

type TransferContext = Pick<Context, 'db' | 'activity' | 'clock' | 'pulls'>

/**
 * Moves an issue to another repository of the same owner. Both roles are checked in the transaction. Labels are kept
 * by name, milestones by title and due date, and assignees if they can be assigned there.
 */
export function transferIssue(
  context: TransferContext,
  from: IssueContext,
  number: number,
  to: IssueContext,
  { createsLabels }: { createsLabels: boolean },
): Promise<IssueRow> {
  return writeAs(context, from, async (tx) => {
    await to.requireRole?.(tx)
    const issue = await findIssue(tx, from.repository.id, number)
    if (!issue) throw await missingIssue(tx, from.repository, number)
    const source = await getRepositoryById(tx, from.repository.id)
    const target = await getRepositoryById(tx, to.repository.id)
    refuseTransfer(issue, source, target)
    const before = await describeIssue(tx, source, issue)
    return joinChange(context, tx, { repository: target, actor: to.actor }, async (change) => {
      const moved = await move(change, issue, { createsLabels })
      await recordEvents(change, moved, [{ kind: 'transferred' }])
      emitTransfer(change, moved, before, source)
      return moved
    })
  })
}

function refuseTransfer(issue: IssueRow, source: RepositoryRow, target: RepositoryRow): void {
  if (issue.is_pull) throw unprocessable('Pull requests cannot be transferred.')
  if (source.id === target.id) throw unprocessable('The issue is already in this repository.')
  if (source.owner_id !== target.owner_id)
    throw unprocessable('Issues can be transferred only between repositories with the same owner.')
  if (source.visibility !== 'public' && target.visibility === 'public')
    throw unprocessable('Issues cannot be transferred from a private to a public repository.')
  if (source.is_archived || target.is_archived) throw problem('archived')
  refuseWithoutIssues(source)
  refuseWithoutIssues(target)
}

async function move(
  change: Change,
  issue: IssueRow,
  { createsLabels }: { createsLabels: boolean },
): Promise<IssueRow> {
  const { tx, repository } = change
  const names = (await listLabelsOfIssue(tx, issue.id)).map(({ name }) => name)
  const labels = createsLabels
    ? await findOrCreateLabels(change, names, true)
    : await findLabels(tx, repository.id, names)
  const milestoneId = await findSameMilestone(tx, issue, repository)
  const issueFacets = await takeFacets(tx, issue)
  const subjectsOf = (kind: number) =>
    issueFacets.flatMap((facet) => (facet.kind === kind ? facet.subjectId : []))
  const people = await findAccounts(tx, subjectsOf(facets.assignee))
  const logins = [...people.values()].map(({ login }) => login)
  const assignees = await findAssignees(change, logins, issue)
  const moved = await moveIssue(
    tx,
    issue,
    { repositoryId: repository.id, number: await addToRepository(tx, repository.id), milestoneId },
    change.nowMs,
  )
  change.noteVersion()
  if (!issue.is_open) await countIssues(tx, repository.id, { open: -1, closed: 1 })
  const chosen: Facet[] = [
    ...(assignees.length ? assignees : [{ id: nobody }]).map(({ id }) => facetOf(facets.assignee, id)),
    ...labels.map(({ id }) => facetOf(facets.label, id)),
    facetOf(facets.milestone, milestoneId ?? nobody),
  ]
  const replaced = new Set(chosen.map(({ kind }) => kind)).add(facets.label)
  await addFirstFacets(tx, moved, [...issueFacets.filter(({ kind }) => !replaced.has(kind)), ...chosen])
  return moved
}

const facetOf = (kind: number, subjectId: number): Facet => ({ kind, subjectId })

async function findSameMilestone(
  tx: Transaction<Tables>,
  { milestone_id }: IssueRow,
  { id }: RepositoryRow,
): Promise<number | null> {
  const before =
    milestone_id === null ? undefined : (await listMilestonesById(tx, [milestone_id])).get(milestone_id)
  return before ? ((await findMilestoneLike(tx, id, before)) ?? null) : null
}

/** Webhooks of both repositories learn where the issue was and is, if they may. */
function emitTransfer(change: Change, moved: IssueRow, before: CurrentIssue, source: RepositoryRow): void {
  const { repository: target, loadFinal } = change
  const showsTarget = isShownIn(source, target)
  const showsSource = isShownIn(target, source)
  change.emit({
    event: 'issues',
    action: 'transferred',
    repository: source,
    about: { issueId: moved.id, isPull: false },
    payload: async (_tx, addresses) => ({
      issue: presentIssueOfEvent(before, source, addresses),
      changes: {
        new_issue: showsTarget ? presentIssueOfEvent(await loadFinal(moved.id), target, addresses) : null,
        new_repository: showsTarget ? presentRepositoryOfPayload(target, addresses) : null,
      },
    }),
  })
  emitIssueEvent(change, moved, 'opened', (addresses) => ({
    changes: {
      old_issue: showsSource ? presentIssueOfEvent(before, source, addresses) : null,
      old_repository: showsSource ? presentRepositoryOfPayload(source, addresses) : null,
    },
  }))
}
