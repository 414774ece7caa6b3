import { validationFailed } from '../errors.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from './issue-change.ts'
import { presentIssueType, presentTypeOfEvent } from './present/issue-types.ts'
import { addFacets, facets, nobody, removeFacets } from './store/issue-facets.ts'
import { findIssueType, type IssueTypeRow, listIssueTypesById } from './store/issue-types.ts'
import type { IssueRow } from './store/issues.ts'

/** Sets or removes the type of an issue, by the name of the type. */
export async function setIssueType(change: Change, issue: IssueRow, name: string | null): Promise<IssueRow> {
  const { tx } = change
  const type = name ? await getUsable(change, issue, name) : undefined
  const typeId = type?.id ?? null
  if (issue.type_id === typeId) return issue
  const before = issue.type_id
  const changed = await changeIssue(change, issue, { type_id: typeId })
  if (before !== null) await removeFacets(tx, changed, facets.type, [before])
  if (type)
    await addFacets(tx, changed, [
      { kind: facets.type, subjectId: type.id },
      { kind: facets.typed, subjectId: nobody },
    ])
  else await removeFacets(tx, changed, facets.typed, [nobody])
  const removed = before === null ? undefined : (await listIssueTypesById(tx, [before])).get(before)
  await emitTypeEvents(change, issue, removed, type)
  return changed
}

/** A disabled type can stay, and not be set. Pull requests have no types. */
async function getUsable(
  { tx, repository }: Change,
  { is_pull, type_id }: IssueRow,
  name: string,
): Promise<IssueTypeRow> {
  const type = is_pull ? undefined : await findIssueType(tx, repository.owner_id, name)
  if (!type || (!type.is_enabled && type.id !== type_id))
    throw validationFailed({ resource: 'Issue', field: 'type', code: 'invalid', value: name })
  return type
}

async function emitTypeEvents(
  change: Change,
  issue: IssueRow,
  removed: IssueTypeRow | undefined,
  added: IssueTypeRow | undefined,
): Promise<void> {
  if (!removed && !added) return
  const kind = removed && added ? 'issue_type_changed' : added ? 'issue_type_added' : 'issue_type_removed'
  const data = {
    ...(added && { issue_type: presentTypeOfEvent(added) }),
    ...(removed && { prev_issue_type: presentTypeOfEvent(removed) }),
  }
  await recordEvents(change, issue, [{ kind, data }])
  if (removed) emitIssueEvent(change, issue, 'untyped', () => ({ type: presentIssueType(removed) }))
  if (added) emitIssueEvent(change, issue, 'typed', () => ({ type: presentIssueType(added) }))
}
