import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { presentAccount } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { validationFailed } from '../errors.ts'
import { type Change, recordEvents, tellIssue } from './issue-change.ts'
import { findAssignable, listCommenters } from './store/assignable.ts'
import { addFacets, facets, listSubjects, nobody, removeFacets } from './store/issue-facets.ts'
import type { IssueRow } from './store/issues.ts'

const maxAssignees = 10

/** Those of these logins whom the issue may be given to: besides those of the repository, who takes part in it. */
export async function takeAssignees(
  { tx, repository, actor }: Change,
  logins: readonly string[],
  issue?: IssueRow,
): Promise<AccountRow[]> {
  const found = new Map<number, AccountRow>()
  for (const account of await findAssignable(tx, repository, logins)) found.set(account.id, account)
  if (logins.some((login) => normalizeLogin(login) === normalizeLogin(actor.login)))
    found.set(actor.id, actor)
  if (issue && found.size < logins.length)
    for (const account of await listCommenters(tx, issue.id, logins)) found.set(account.id, account)
  return [...found.values()]
}

/** As `takeAssignees`, but whoever cannot be assigned is an error. */
export async function getAssignees(
  change: Change,
  logins: readonly string[],
  issue?: IssueRow,
): Promise<AccountRow[]> {
  const found = await takeAssignees(change, logins, issue)
  const known = new Set(found.map(({ login }) => normalizeLogin(login)))
  const unknown = logins.find((login) => !known.has(normalizeLogin(login)))
  if (unknown !== undefined)
    throw validationFailed({ resource: 'Issue', field: 'assignees', code: 'invalid', value: unknown })
  return found
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
  await tellAssignees(change, issue, 'assigned', fresh)
}

export async function removeAssignees(
  change: Change,
  issue: IssueRow,
  accounts: readonly AccountRow[],
): Promise<void> {
  const { tx } = change
  const present = await listSubjects(tx, issue.id, facets.assignee)
  const gone = accounts.filter(({ id }) => present.includes(id))
  if (gone.length === 0) return
  await removeFacets(
    tx,
    issue,
    facets.assignee,
    gone.map(({ id }) => id),
  )
  if (gone.length === present.length)
    await addFacets(tx, issue, [{ kind: facets.assignee, subjectId: nobody }])
  await tellAssignees(change, issue, 'unassigned', gone)
}

/** The issue has these and no others afterwards. */
export async function setAssignees(
  change: Change,
  issue: IssueRow,
  accounts: readonly AccountRow[],
): Promise<void> {
  const present = await listSubjects(change.tx, issue.id, facets.assignee)
  const wanted = new Set(accounts.map(({ id }) => id))
  const leaving = await findAccounts(
    change.tx,
    present.filter((id) => !wanted.has(id)),
  )
  await removeAssignees(change, issue, [...leaving.values()])
  await addAssignees(change, issue, accounts)
}

async function tellAssignees(
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
    tellIssue(change, issue, kind, (addresses) => ({ assignee: presentAccount(account, addresses) }))
}
