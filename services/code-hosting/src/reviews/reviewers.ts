import { includes } from '../access/roles.ts'
import { presentAccount } from '../accounts/present/accounts.ts'
import { findAccountsByLogin, listSuspended } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { unprocessable, validationFailed } from '../errors.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import { presentTeam } from '../organizations/present/teams.ts'
import { findTeamById, type TeamRow } from '../organizations/store/teams.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { loadRequestedReviewers } from '../pulls/store/requested-reviewers.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { listRolesOf } from '../repositories/store/collaborators.ts'
import { createReviewChanges } from './review-changes.ts'
import { addRequest, countRequests, removeRequest } from './store/review-requests.ts'
import { listReviewTeams } from './store/review-teams.ts'

export interface ReviewerNames {
  logins: readonly string[]
  /** The slugs of teams. */
  teams: readonly string[]
}

const maxRequests = 100

export type Reviewers = ReturnType<typeof createReviewers>

/** Requests of reviews by users and teams. */
export function createReviewers(context: Context) {
  const runWith = createReviewChanges(context)

  const requestWith =
    ({ isReplacing }: { isReplacing: boolean }) =>
    (writer: IssueContext, number: number, names: ReviewerNames): Promise<void> =>
      runWith(writer, number, async (change, reviewed) => {
        const reviewers = await findReviewers(change, names)
        if (reviewers.users.some(({ id }) => id === reviewed.issue.author_id)) throw ofAuthor()
        await requireCollaborators(change, names, reviewers)
        if (isReplacing) await removeOthers(change, reviewed, reviewers)
        await addReviewers(change, reviewed, reviewers)
        if ((await countRequests(change.tx, reviewed.issue.id)) > maxRequests) throw tooMany()
      })

  return {
    request: requestWith({ isReplacing: false }),
    /** Also removes the requests of others. */
    replace: requestWith({ isReplacing: true }),

    /** Names that are not requested are ignored. */
    remove: (writer: IssueContext, number: number, names: ReviewerNames): Promise<void> =>
      runWith(writer, number, async (change, reviewed) => {
        const reviewers = await findReviewers(change, names)
        if (reviewers.users.length < countNames(names.logins)) throw notCollaborators(change.repository)
        await removeReviewers(change, reviewed, reviewers)
      }),
  }
}

const countNames = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size

export interface ReviewerAccounts {
  users: readonly AccountRow[]
  teams: readonly TeamRow[]
}

async function findReviewers(
  { tx, repository }: Change,
  { logins, teams: slugs }: ReviewerNames,
): Promise<ReviewerAccounts> {
  return {
    users: await findAccountsByLogin(tx, logins),
    teams: await listReviewTeams(tx, repository, { slugs }),
  }
}

/** Throws unless all names exist and have a role in the repository. */
async function requireCollaborators(
  { tx, repository }: Change,
  names: ReviewerNames,
  { users, teams }: ReviewerAccounts,
): Promise<void> {
  const ids = users.map(({ id }) => id)
  const roles = await listRolesOf(tx, repository, ids)
  const isComplete = users.length === countNames(names.logins) && teams.length === countNames(names.teams)
  if (!isComplete || !ids.every((id) => roles.has(id))) throw notCollaborators(repository)
}

async function removeOthers(
  change: Change,
  reviewed: PullRequest,
  remaining: ReviewerAccounts,
): Promise<void> {
  const { id } = reviewed.issue
  const requested = await loadRequestedReviewers(change.tx, [id])
  const isOther = (accounts: readonly { id: number }[]) => {
    const ids = new Set(accounts.map((account) => account.id))
    return (account: { id: number }) => !ids.has(account.id)
  }
  const users = (requested.users.get(id) ?? []).filter(isOther(remaining.users))
  const teams = (requested.teams.get(id) ?? []).filter(isOther(remaining.teams))
  if (users.length + teams.length > 0) await removeReviewers(change, reviewed, { users, teams })
}

async function removeReviewers(
  change: Change,
  { issue }: PullRequest,
  { users, teams }: ReviewerAccounts,
): Promise<void> {
  for (const user of users)
    if (await removeRequest(change.tx, issue.id, { userId: user.id }))
      await recordReviewer(change, issue, 'review_request_removed', { user })
  for (const team of teams)
    if (await removeRequest(change.tx, issue.id, { teamId: team.id }))
      await recordReviewer(change, issue, 'review_request_removed', { team })
  await changeIssue(change, issue)
}

/** Adds requests that do not exist yet. The author of the pull request is left out. */
export async function addReviewers(
  change: Change,
  { issue }: PullRequest,
  { users, teams }: ReviewerAccounts,
): Promise<void> {
  const { tx, actor, nowMs } = change
  const request = { issueId: issue.id, requesterId: actor.id, nowMs }
  let isChanged = false
  for (const user of users) {
    if (user.id === issue.author_id) continue
    if (!(await addRequest(tx, { ...request, reviewer: { userId: user.id } }))) continue
    isChanged = true
    await recordReviewer(change, issue, 'review_requested', { user })
  }
  for (const team of teams) {
    if (!(await addRequest(tx, { ...request, reviewer: { teamId: team.id } }))) continue
    isChanged = true
    await recordReviewer(change, issue, 'review_requested', { team })
  }
  if (isChanged) await changeIssue(change, issue)
}

/** Records a request or its removal in the timeline, and emits its event. */
async function recordReviewer(
  change: Change,
  issue: IssueRow,
  kind: 'review_requested' | 'review_request_removed',
  reviewer: { user: AccountRow } | { team: TeamRow },
): Promise<void> {
  if ('user' in reviewer) {
    const { user } = reviewer
    await recordEvents(change, issue, [{ kind, subjectId: user.id }])
    emitIssueEvent(change, issue, kind, (addresses) => ({
      requested_reviewer: presentAccount(user, addresses),
    }))
    return
  }
  const { team } = reviewer
  const parent = team.parent_id === null ? undefined : await findTeamById(change.tx, team.parent_id)
  await recordEvents(change, issue, [{ kind, data: { requested_team_id: team.id } }])
  emitIssueEvent(change, issue, kind, (addresses) => ({
    requested_team: presentTeam(team, parent, change.repository.owner_login, addresses),
  }))
}

/** Returns the users whose role in the repository includes write, and who are not suspended. */
export async function filterWriters(
  db: Parameters<typeof listRolesOf>[0],
  repository: RepositoryRow,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const roles = await listRolesOf(db, repository, userIds)
  const writers = new Set([...roles].filter(([, role]) => includes(role, 'write')).map(([id]) => id))
  return writers.difference(await listSuspended(db, [...writers]))
}

function ofAuthor() {
  return unprocessable('Review cannot be requested from pull request author.')
}

function notCollaborators(repository: RepositoryRow) {
  return unprocessable(
    `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${fullNameOf(repository)} repository.`,
  )
}

function tooMany() {
  const message = `A pull request can have at most ${maxRequests} requested reviewers`
  return validationFailed({ resource: 'PullRequest', field: 'reviewers', code: 'custom', message })
}
