import type { Kysely } from 'kysely'
import { findApps } from '../apps/store/apps.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Commit } from '../git/git.ts'
import type { Addresses } from '../wire/addresses.ts'
import { stateOfSuite } from './check-state.ts'
import { presentCheckRun, presentCheckSuite } from './present/checks.ts'
import type { CheckRunRow } from './store/check-runs.ts'
import { type CheckSuiteRow, listCheckTallies, listPullsAt } from './store/check-suites.ts'

/** Presents check runs with their apps and pull requests, in two statements for any number of runs. */
export async function viewCheckRuns(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  rows: readonly CheckRunRow[],
  addresses: Addresses,
) {
  const { apps, pulls } = await loadFacts(db, repository, rows)
  return rows.map((row) => presentCheckRun(row, { repository, app: apps.get(row.app_id), pulls }, addresses))
}

export async function viewCheckSuites(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  rows: readonly CheckSuiteRow[],
  commits: ReadonlyMap<string, Commit>,
  addresses: Addresses,
) {
  const { apps, pulls } = await loadFacts(db, repository, rows)
  const tallies = await listCheckTallies(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const state = stateOfSuite(
      row,
      tallies.filter(({ suite_id }) => suite_id === row.id),
    )
    const facts = { repository, app: apps.get(row.app_id), pulls }
    return presentCheckSuite(row, state, commits.get(row.oid), facts, addresses)
  })
}

async function loadFacts(
  db: Kysely<Tables>,
  { id }: RepositoryRow,
  rows: readonly { app_id: number; oid: string }[],
) {
  const apps = await findApps(
    db,
    rows.map(({ app_id }) => app_id),
  )
  const pulls = await listPullsAt(db, id, [...new Set(rows.map(({ oid }) => oid))])
  return { apps, pulls }
}
