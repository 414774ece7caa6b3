import type { Transaction } from 'kysely'
import { emitToInstallations } from '../apps/app-hooks.ts'
import { findInstallationFor } from '../apps/store/installations.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Commit } from '../git/git.ts'
import { addressesAt, nodeId } from '../wire/addresses.ts'
import { viewCheckRuns, viewCheckSuites } from './check-views.ts'
import type { CheckRunRow } from './store/check-runs.ts'
import type { CheckSuiteRow } from './store/check-suites.ts'

interface Source {
  repository: RepositoryRow
  actor: AccountRow
  /** The commit of the checks, read before the transaction. */
  commit: Commit | undefined
  /** The fields of a suite that the push which caused it determines. */
  pushed?: { before: unknown; head_commit: unknown }
}

export function createCheckEvents(context: Pick<Context, 'activity' | 'webhooks' | 'url'>) {
  const { activity, url } = context

  function runEvent(action: string, { repository, actor }: Source, run: CheckRunRow, suite: CheckSuiteRow) {
    return {
      event: 'check_run',
      action,
      actor,
      repository,
      async payload(tx: Transaction<Tables>, addresses = addressesAt(url())) {
        const [view] = await viewCheckRuns(tx, repository, [run], addresses)
        const { id, head_branch, oid, app_id } = suite
        const simple = { id, node_id: nodeId('CheckSuite', id), head_branch, head_sha: oid, app_id }
        return { check_run: { ...view, check_suite: simple } }
      },
    }
  }

  function suiteEvent(action: string, { repository, actor, commit, pushed }: Source, suite: CheckSuiteRow) {
    return {
      event: 'check_suite',
      action,
      actor,
      repository,
      async payload(tx: Transaction<Tables>, addresses = addressesAt(url())) {
        const commits = new Map(commit ? [[commit.oid, commit]] : [])
        const [view] = await viewCheckSuites(tx, repository, [suite], commits, addresses)
        return { check_suite: { ...view, ...pushed } }
      },
    }
  }

  /** Only the app of the check gets requests to run it. */
  async function emitToApp(
    tx: Transaction<Tables>,
    appId: number,
    activityEvent: ReturnType<typeof runEvent | typeof suiteEvent>,
  ): Promise<void> {
    const installation = await findInstallationFor(tx, appId, activityEvent.repository)
    if (installation && installation.suspended_at_ms === null)
      await emitToInstallations(context, tx, [installation], activityEvent)
  }

  return {
    emitRun: (
      tx: Transaction<Tables>,
      action: 'created' | 'completed',
      source: Source,
      run: CheckRunRow,
      suite: CheckSuiteRow,
    ) => activity.emit(tx, runEvent(action, source, run, suite)),

    emitCompletedSuite: (tx: Transaction<Tables>, source: Source, suite: CheckSuiteRow) =>
      activity.emit(tx, suiteEvent('completed', source, suite)),

    requestRun: (tx: Transaction<Tables>, source: Source, run: CheckRunRow, suite: CheckSuiteRow) =>
      emitToApp(tx, run.app_id, runEvent('rerequested', source, run, suite)),

    requestSuite: (
      tx: Transaction<Tables>,
      action: 'requested' | 'rerequested',
      source: Source,
      suite: CheckSuiteRow,
    ) => emitToApp(tx, suite.app_id, suiteEvent(action, source, suite)),
  }
}

export type CheckEvents = ReturnType<typeof createCheckEvents>
