import type { Kysely } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { type Change, recordEvents } from './issue-change.ts'
import { type Reference, readSigns } from './issue-references.ts'
import { hasEvent } from './store/issue-events.ts'
import { addFacets, facets } from './store/issue-facets.ts'
import { bumpIssues, findIssue, type IssueRow } from './store/issues.ts'

/** What a text points to, found out before the transaction begins. */
export interface FoundSigns {
  mentioned: readonly AccountRow[]
  referenced: readonly FoundReference[]
}

export interface FoundReference {
  issue: IssueRow
  repository: RepositoryRow
  closes: boolean
}

export interface TextPlace {
  repository: RepositoryRow
  /** Who wrote it: they can point to what they may see only. */
  viewer: Viewer
  /** Where this service's pages are. */
  origin: string
}

export async function findSigns(
  db: Kysely<Tables>,
  text: string | null,
  place: TextPlace,
): Promise<FoundSigns> {
  if (text === null) return { mentioned: [], referenced: [] }
  const { mentions, references } = readSigns(text, place.origin)
  const accounts = await findAccountsByLogin(db, mentions)
  const mentioned = await keepReaders(
    db,
    accounts.filter(({ role }) => role !== 'organization'),
    place.repository,
  )
  return { mentioned, referenced: await findReferences(db, references, place) }
}

export async function findReferences(
  db: Kysely<Tables>,
  references: readonly Reference[],
  { repository, viewer }: Omit<TextPlace, 'origin'>,
): Promise<FoundReference[]> {
  const roleOf = createRoleFinder({ read: db })
  const found: FoundReference[] = []
  for (const { owner, repo, number, closes } of references) {
    const named = owner && repo ? (await findRepository(db, owner, repo))?.row : repository
    if (!named || (named.id !== repository.id && !(await roleOf(viewer, named)))) continue
    const issue = await findIssue(db, named.id, number)
    if (issue) found.push({ issue, repository: named, closes })
  }
  return found
}

/** In a private repository nobody is told of what they may not see. */
async function keepReaders(
  db: Kysely<Tables>,
  accounts: readonly AccountRow[],
  repository: RepositoryRow,
): Promise<AccountRow[]> {
  const roleOf = createRoleFinder({ read: db })
  const roles = await Promise.all(
    accounts.map((account) =>
      repository.visibility === 'public' ? 'read' : roleOf(viewerOfAccount(account), repository),
    ),
  )
  return accounts.filter((_, place) => includes(roles[place] ?? null, 'read'))
}

/** Writes down, once, who is mentioned and in which other timelines this issue shows. */
export async function followSigns(
  change: Change,
  issue: IssueRow,
  { mentioned, referenced }: FoundSigns,
): Promise<void> {
  const { tx } = change
  const wanted = mentioned.map(({ id }) => ({ kind: facets.mentioned, subjectId: id }))
  for (const { subjectId } of await addFacets(tx, issue, wanted)) {
    const mention = { ...change, actor: { ...change.actor, id: subjectId } }
    await recordEvents(mention, issue, [{ kind: 'mentioned' }, { kind: 'subscribed' }])
  }
  for (const { issue: target } of referenced) {
    if (target.id === issue.id) continue
    if (await hasEvent(tx, target.id, 'cross-referenced', issue.id)) continue
    const event = { kind: 'cross-referenced', subjectId: issue.id, isTimelineOnly: true }
    await recordEvents(change, target, [event])
    await bumpIssues(tx, target.repository_id)
  }
}
