import type { FastifyRequest } from 'fastify'
import { findAccounts, selectProfiles } from '../accounts/store/accounts.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { Commit } from '../git/git.ts'
import { createIssueViews, type IssueView } from '../issues/issue-views.ts'
import { type IssueRow, listIssuesById } from '../issues/store/issues.ts'
import { listMilestonesById, type MilestoneRow } from '../issues/store/milestones.ts'
import { listPullsById, type PullRow } from '../pulls/store/pulls.ts'
import { loadRequestedReviewers, type RequestedReviewers } from '../pulls/store/requested-reviewers.ts'
import { createAccessLister } from '../repositories/repository-roles.ts'
import { type Association, loadAssociations } from '../repositories/store/associations.ts'
import { findRepositories } from '../repositories/store/repositories.ts'
import { type Batch, createBatch } from './batch.ts'
import type { IssueSource, RepositorySource } from './sources.ts'

/** Batch loaders of one request. Each loads all keys of one level of the query with a bounded number of statements. */
export interface Loaders {
  accounts: Batch<number, AccountRow>
  profiles: Batch<number, ProfileRow>
  people: Batch<string, AccountRow>
  /** Repositories that the viewer can see. */
  repositories: Batch<number, RepositorySource>
  issues: Batch<number, IssueRow>
  issueViews: Batch<IssueSource, IssueView>
  milestones: Batch<number, MilestoneRow>
  pulls: Batch<number, PullRow>
  reviewers: Batch<number, RequestedReviewers>
  /** The association of an author with a repository, by `associationKey`. */
  associations: Batch<string, Association>
  /** Commits of a repository. */
  commits(repositoryId: number): Batch<string, Commit>
  /** Any other batch, created once per name. */
  named<Key, Value>(
    name: string,
    load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Batch<Key, Value>
}

export function createLoaderFactory(context: Context) {
  const { db, git } = context
  const views = createIssueViews(context)
  const listAccess = createAccessLister(db)
  const people = createCommitPeople(db)

  return (request: FastifyRequest, requireTime: () => void): Loaders => {
    // Each name has one type of keys and values.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const named = new Map<string, Batch<any, any>>()

    function batch<Key, Value>(load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
      return createBatch<Key, Value>(async (keys) => {
        requireTime()
        return load(keys)
      })
    }

    function findNamed<Key, Value>(
      name: string,
      load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
    ): Batch<Key, Value> {
      const existing = named.get(name)
      if (existing) return existing
      const created = batch(load)
      named.set(name, created)
      return created
    }

    return {
      accounts: batch((ids) => findAccounts(db.read, ids)),
      profiles: batch(async (ids) => {
        const rows = await selectProfiles(db.read).where('account.id', 'in', ids).execute()
        return new Map(rows.map((row) => [row.id, row]))
      }),
      people: batch((addresses) => people.findByAddress(addresses)),
      repositories: batch(async (ids) => {
        const rows = [...(await findRepositories(db.read, ids)).values()]
        const accesses = await listAccess(request.viewer, rows)
        return new Map(
          rows.flatMap((row) => {
            const access = accesses.get(row.id)
            return access ? [[row.id, { __typename: 'Repository', row, ...access }]] : []
          }),
        )
      }),
      issues: batch(async (ids) => new Map((await listIssuesById(db.read, ids)).map((row) => [row.id, row]))),
      issueViews: batch(async (sources) => {
        const repositories = new Map(sources.map(({ repository: { row } }) => [row.id, row]))
        const entries = await views.list(
          sources.map(({ row }) => row),
          [...repositories.values()],
          { addresses: request.addresses, headers: {} },
        )
        const byId = new Map(entries.map(({ view }) => [view.id, view]))
        return new Map(
          sources.flatMap((source) => {
            const view = byId.get(source.row.id)
            return view ? [[source, view]] : []
          }),
        )
      }),
      milestones: batch((ids) => listMilestonesById(db.read, ids)),
      pulls: batch(
        async (ids) =>
          new Map((await listPullsById(db.read, ids)).map(({ issue, pull }) => [issue.id, pull])),
      ),
      reviewers: batch(async (ids) => {
        const requested = await loadRequestedReviewers(db.read, ids)
        return new Map(ids.map((id) => [id, requested]))
      }),
      associations: batch(async (keys) => {
        const pairs = keys.map((key) => key.split(':').map(Number))
        const ids = pairs.map(([id = 0]) => id)
        const rows = [...(await findRepositories(db.read, ids)).values()]
        const authors = pairs.map(([, author = 0]) => author)
        return loadAssociations(db.read, authors, rows)
      }),
      commits: (repositoryId) =>
        findNamed(`commits ${repositoryId}`, async (oids) => {
          const commits = await git.repository(repositoryId).listCommits(oids)
          return new Map(commits.map((commit) => [commit.oid, commit]))
        }),
      named: findNamed,
    }
  }
}
