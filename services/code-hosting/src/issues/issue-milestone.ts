import { findAccounts } from '../accounts/store/accounts.ts'
import { validationFailed } from '../errors.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from './issue-change.ts'
import { presentMilestone } from './present/milestones.ts'
import { addFacets, facets, nobody, removeFacets } from './store/issue-facets.ts'
import type { IssueRow } from './store/issues.ts'
import { findMilestone, listMilestonesById, type MilestoneRow } from './store/milestones.ts'

export async function takeMilestone(
  { tx, repository }: Change,
  number: string | number | null,
): Promise<MilestoneRow | null> {
  if (number === null || number === '') return null
  const milestone = /^\d{1,9}$/.test(String(number))
    ? await findMilestone(tx, repository.id, Number(number))
    : undefined
  if (!milestone)
    throw validationFailed({ resource: 'Issue', field: 'milestone', code: 'invalid', value: number })
  return milestone
}

export async function setMilestone(
  change: Change,
  issue: IssueRow,
  milestone: MilestoneRow | null,
): Promise<IssueRow> {
  const { tx } = change
  const before = issue.milestone_id
  if (before === (milestone?.id ?? null)) return issue
  const changed = await changeIssue(change, issue, { milestone_id: milestone?.id ?? null })
  await removeFacets(tx, changed, facets.milestone, [before ?? nobody])
  await addFacets(tx, changed, [{ kind: facets.milestone, subjectId: milestone?.id ?? nobody }])
  const previous = before === null ? undefined : (await listMilestonesById(tx, [before])).get(before)
  if (previous) await emitMilestoneEvent(change, issue, 'demilestoned', previous)
  if (milestone) await emitMilestoneEvent(change, issue, 'milestoned', milestone)
  return changed
}

async function emitMilestoneEvent(
  change: Change,
  issue: IssueRow,
  kind: 'milestoned' | 'demilestoned',
  milestone: MilestoneRow,
): Promise<void> {
  const { tx, repository } = change
  await recordEvents(change, issue, [{ kind, data: { milestone: { title: milestone.title } } }])
  const accounts = await findAccounts(tx, [milestone.creator_id])
  const now = (await listMilestonesById(tx, [milestone.id])).get(milestone.id) ?? milestone
  emitIssueEvent(change, issue, kind, (addresses) => ({
    milestone: presentMilestone(now, accounts, fullNameOf(repository), addresses),
  }))
}
