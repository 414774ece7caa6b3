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
import { parseTextReferences, type Reference } from './parse-references.ts'
import { acceptsReferences } from './reference-targets.ts'
import { hasEvent } from './store/issue-events.ts'
import { addFacets, facets } from './store/issue-facets.ts'
import { findIssue, type IssueRow, incrementIssuesVersion } from './store/issues.ts'

/** The accounts and issues that a text refers to, loaded before the transaction. */
export interface ResolvedTextReferences {
  mentioned: readonly AccountRow[]
  referenced: readonly ResolvedReference[]
}

export interface ResolvedReference {
  issue: IssueRow
  repository: RepositoryRow
  closes: boolean
}

export interface TextContext {
  repository: RepositoryRow
  /** The author. References to what the author cannot see are ignored. */
  viewer: Viewer
  /** The origin of this service's pages. */
  origin: string
}

export async function resolveTextReferences(
  db: Kysely<Tables>,
  text: string | null,
  context: TextContext,
): Promise<ResolvedTextReferences> {
  if (text === null) return { mentioned: [], referenced: [] }
  const { mentions, references } = parseTextReferences(text, context.origin)
  const accounts = await findAccountsByLogin(db, mentions)
  const mentioned = await filterReaders(
    db,
    accounts.filter(({ role }) => role !== 'organization'),
    context.repository,
  )
  return { mentioned, referenced: await findReferences(db, references, context) }
}

export async function findReferences(
  db: Kysely<Tables>,
  references: readonly Reference[],
  { repository, viewer }: Omit<TextContext, 'origin'>,
): Promise<ResolvedReference[]> {
  const roleOf = createRoleFinder({ read: db })
  const resolved: ResolvedReference[] = []
  for (const { owner, repo, number, closes } of references) {
    const named = owner && repo ? (await findRepository(db, owner, repo))?.row : repository
    if (!named || (named.id !== repository.id && !(await roleOf(viewer, named)))) continue
    const issue = await findIssue(db, named.id, number)
    if (issue) resolved.push({ issue, repository: named, closes })
  }
  return resolved
}

/** Mentions in a private repository reach only users with access. */
async function filterReaders(
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
  return accounts.filter((_, index) => includes(roles[index] ?? null, 'read'))
}

/** Records mentions and cross-references once per issue. */
export async function recordTextReferences(
  change: Change,
  issue: IssueRow,
  { mentioned, referenced }: ResolvedTextReferences,
): Promise<void> {
  const { tx } = change
  const facetsToAdd = mentioned.map(({ id }) => ({ kind: facets.mentioned, subjectId: id }))
  for (const { subjectId } of await addFacets(tx, issue, facetsToAdd)) {
    const mention = { ...change, actor: { ...change.actor, id: subjectId } }
    await recordEvents(mention, issue, [{ kind: 'mentioned' }, { kind: 'subscribed' }])
  }
  const accepted = new Map<number, boolean>()
  for (const { issue: target } of referenced) {
    if (target.id === issue.id) continue
    const { repository_id } = target
    const isAccepted = accepted.get(repository_id) ?? (await acceptsReferences(tx, repository_id, change))
    accepted.set(repository_id, isAccepted)
    if (!isAccepted) continue
    if (await hasEvent(tx, target.id, 'cross-referenced', issue.id)) continue
    const event = { kind: 'cross-referenced', subjectId: issue.id, isTimelineOnly: true }
    await recordEvents(change, target, [event])
    await incrementIssuesVersion(tx, repository_id)
  }
}
