import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import { includes } from '../access/roles.ts'
import { listSuspended } from '../accounts/store/accounts.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { AutoMerge } from '../database/pull-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import {
  type Change,
  changeIssue,
  createChanges,
  emitIssueEvent,
  recordEvents,
} from '../issues/issue-change.ts'
import { updatePull } from '../pulls/store/pulls.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { findPermissionsOfBots } from '../repositories/store/installed-repositories.ts'
import { allows } from './evaluate-merge.ts'
import type { MergeGate } from './merge-gate.ts'
import type { MergeRequest } from './merges.ts'
import { findMergePull, type MergePull } from './store/merge-pulls.ts'

export interface AutoMerges {
  /** Lets a job merge the pull request once the rules of its base branch are met. */
  enable(
    writer: Writer,
    number: number,
    request: MergeRequest & { mayChangeWorkflows: boolean },
  ): Promise<void>
  disable(writer: Writer, number: number): Promise<void>
}

export function createAutoMerges(context: Context, gate: MergeGate): AutoMerges {
  const run = createChanges(context)

  function change(
    writer: Writer,
    number: number,
    work: (change: Change, target: MergePull) => Promise<void>,
  ) {
    return run(writer, async (current) => {
      const target = await findMergePull(current.tx, writer.repository.id, number)
      if (!target) throw problem('not_found')
      await work(current, target)
    })
  }

  return {
    enable: (writer, number, { method, headOid, title, message, mayChangeWorkflows, token }) =>
      change(writer, number, async (current, target) => {
        const { tx, repository, actor } = current
        const { issue, pull } = target
        const settings = readSettings(repository)
        if (!settings.allow_auto_merge) throw unprocessable('Auto merge is not allowed for this repository')
        if (!allows(settings, method)) throw unprocessable(`The merge method ${method} is not allowed`)
        if (!pull.is_open) throw unprocessable('Pull request is closed')
        if (headOid !== undefined && headOid !== pull.head_oid) throw unprocessable('Head sha is not current')
        const { state } = await gate.evaluate(tx, { pull, repository }, { isBehind: undefined, method })
        if (state === 'clean') throw unprocessable('Pull request is in clean status')
        const autoMerge: AutoMerge = {
          enabledById: actor.id,
          enabledAtMs: current.nowMs,
          method,
          commitTitle: title ?? null,
          commitMessage: message ?? null,
          headOid: pull.head_oid,
          baseRef: pull.base_ref,
          mayChangeWorkflows,
          token,
        }
        await updatePull(tx, issue.id, { auto_merge: encodeJson(autoMerge) })
        await recordAutoMerge(current, target, 'auto_merge_enabled')
      }),

    disable: (writer, number) =>
      change(writer, number, async (current, target) => {
        if (target.pull.auto_merge === null) throw unprocessable('Auto merge is not enabled')
        await disableAutoMerge(current, target)
      }),
  }
}

export async function disableAutoMerge(change: Change, target: MergePull): Promise<void> {
  await updatePull(change.tx, target.issue.id, { auto_merge: null })
  await recordAutoMerge(change, target, 'auto_merge_disabled')
}

/** Outside a request, so an app has the permissions of its installation. */
export async function canWrite(
  db: Kysely<Tables>,
  account: AccountRow,
  repository: RepositoryRow,
): Promise<boolean> {
  if ((await listSuspended(db, [account.id])).size) return false
  if (account.role === 'bot') {
    const permissions = await findPermissionsOfBots(db, repository, [account.id])
    return permissions.get(account.id)?.contents === 'write'
  }
  return includes(await createRoleFinder({ read: db })(viewerOfAccount(account), repository), 'write')
}

async function recordAutoMerge(
  change: Change,
  { issue }: MergePull,
  kind: 'auto_merge_enabled' | 'auto_merge_disabled',
): Promise<void> {
  await changeIssue(change, issue)
  await recordEvents(change, issue, [{ kind }])
  emitIssueEvent(change, issue, kind)
}
