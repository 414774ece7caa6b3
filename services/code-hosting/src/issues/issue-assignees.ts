import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { presentAccount } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { validationFailed } from '../errors.ts'
import { type Change, emitIssueEvent, recordEvents } from './issue-change.ts'
import { findAssignable, listCommenters } from './store/assignable.ts'
import { addFacets, facets, listSubjects, nobody, removeFacets } from './store/issue-facets.ts'
import type { IssueRow } from './store/issues.ts'

const maxAssignees = 10

/** The accounts with these logins that can be assigned: collaborators, and participants of the issue. */
export async function findAssignees(
  { tx, repository, actor }: Change,
  logins: readonly string[],
  issue?: IssueRow,
): Promise<AccountRow[]> {
  const accounts = new Map<number, AccountRow>()
  for (const account of await findAssignable(tx, repository, logins)) accounts.set(account.id, account)
  if (logins.some((login) => normalizeLogin(login) === normalizeLogin(actor.login)))
    accounts.set(actor.id, actor)
  if (issue && accounts.size < logins.length)
    for (const account of await listCommenters(tx, issue.id, logins)) accounts.set(account.id, account)
  return [...accounts.values()]
}

/** Like `findAssignees`, but throws for logins that cannot be assigned. */
export async function getAssignees(
  change: Change,
  logins: readonly string[],
  issue?: IssueRow,
): Promise<AccountRow[]> {
  const accounts = await findAssignees(change, logins, issue)
  const foundLogins = new Set(accounts.map(({ login }) => normalizeLogin(login)))
  const unknown = logins.find((login) => !foundLogins.has(normalizeLogin(login)))
  if (unknown !== undefined)
    throw validationFailed({ resource: 'Issue', field: 'assignees', code: 'invalid', value: unknown })
  return accounts
}

export async function addAssignees(
  change: Change,
  issue: IssueRow,
  accounts: readonly AccountRow[],
): Promise<void> {
  const { tx } = change
  const present = await listSubjects(tx, issue.id, facets.assignee)
  const fresh = accounts
    .filter(({ id }) => !present.includes(id))
    .slice(0, maxAssignees - present.filter((id) => id !== nobody).length)
  if (fresh.length === 0) return
  await addFacets(
    tx,
    issue,
    fresh.map(({ id }) => ({ kind: facets.assignee, subjectId: id })),
  )
  await removeFacets(tx, issue, facets.assignee, [nobody])
  await emitAssigneeEvents(change, issue, 'assigned', fresh)
}

export async function removeAssignees(
  change: Change,
  issue: IssueRow,
  accounts: readonly AccountRow[],
): Promise<void> {
  const { tx } = change
  const present = await listSubjects(tx, issue.id, facets.assignee)
  const removed = accounts.filter(({ id }) => present.includes(id))
  if (removed.length === 0) return
  await removeFacets(
    tx,
    issue,
    facets.assignee,
    removed.map(({ id }) => id),
  )
  if (removed.length === present.length)
    await addFacets(tx, issue, [{ kind: facets.assignee, subjectId: nobody }])
  await emitAssigneeEvents(change, issue, 'unassigned', removed)
}

/** Replaces all assignees. */
export async function setAssignees(
  change: Change,
  issue: IssueRow,
  accounts: readonly AccountRow[],
): Promise<void> {
  const present = await listSubjects(change.tx, issue.id, facets.assignee)
  const newIds = new Set(accounts.map(({ id }) => id))
  const leaving = await findAccounts(
    change.tx,
    present.filter((id) => !newIds.has(id)),
  )
  await removeAssignees(change, issue, [...leaving.values()])
  await addAssignees(change, issue, accounts)
}

async function emitAssigneeEvents(
  change: Change,
  issue: IssueRow,
  kind: 'assigned' | 'unassigned',
  accounts: readonly AccountRow[],
): Promise<void> {
  await recordEvents(
    change,
    issue,
    accounts.map(({ id }) => ({ kind, subjectId: id })),
  )
  for (const account of accounts)
    emitIssueEvent(change, issue, kind, (addresses) => ({ assignee: presentAccount(account, addresses) }))
}
