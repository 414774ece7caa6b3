import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import {
  type Change,
  changeIssue,
  createChanges,
  emitIssueEvent,
  recordEvents,
} from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { mayEdit, refuseChange, refuseIssueText } from '../issues/issue-rules.ts'
import { setIssueState } from '../issues/issue-state.ts'
import { editIssue, type Triage, triageIssue } from '../issues/issues.ts'
import { recordTextReferences, resolveTextReferences } from '../issues/text-references.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { getPull } from './get-pull.ts'
import { measurePull, type PullMeasure } from './measure-pull.ts'
import { createPullBranches, refusedModification, refusedPull } from './pull-branches.ts'
import { setPullCommits } from './pull-commits.ts'
import { findTwin, type PullRequest, updatePull } from './store/pulls.ts'

export interface PullChange extends Triage {
  title?: string
  body?: string | null
  state?: 'open' | 'closed'
  base?: string
  maintainerCanModify?: boolean
}

export interface PullChanges {
  update(writer: IssueContext, number: number, input: PullChange): Promise<PullRequest>
  /** Converts to a draft, or marks as ready for review. */
  setDraft(writer: IssueContext, number: number, isDraft: boolean): Promise<PullRequest>
}

/** A new base branch with the counts of commits and changes against it. */
interface NewBase {
  branch: string
  oid: string
  headOid: string
  measure: PullMeasure
}

const maxTries = 5

export function createPullChanges(context: Context): PullChanges {
  const { db, git } = context
  const run = createChanges(context)
  const branches = createPullBranches(context)

  async function readBase(
    writer: IssueContext,
    number: number,
    branch: string,
  ): Promise<NewBase | undefined> {
    const { pull } = await getPull(db.read, writer.repository, number)
    if (branch === pull.base_ref) return undefined
    const { oid } = await branches.getBase(writer.repository, writer.role, branch)
    const measure = await measurePull(git.repository(pull.repository_id), oid, pull.head_oid)
    if (!measure) throw refusedPull(`The ${pull.head_ref} branch has no history in common with ${branch}`)
    if (measure.counts.commits === 0) throw refusedPull(`No commits between ${branch} and ${pull.head_ref}`)
    return { branch, oid, headOid: pull.head_oid, measure }
  }

  /** Returns undefined if a branch moved while its commits were compared. */
  async function attempt(
    writer: IssueContext,
    number: number,
    input: PullChange,
  ): Promise<PullRequest | undefined> {
    const { title, body, state, base, maintainerCanModify } = input
    const newBase = base === undefined ? undefined : await readBase(writer, number, base)
    const textReferences = await resolveTextReferences(db.read, body ?? null, writer)
    return run(writer, async (change) => {
      const current = await getPull(change.tx, writer.repository, number)
      const { issue, pull } = current
      refuseChange(writer, issue, input)
      const isDetailChanged = newBase !== undefined || maintainerCanModify !== undefined
      if (isDetailChanged && !mayEdit(writer, issue)) throw problem('needs_admin')
      if (newBase && !(await isCurrent(change, current, newBase))) return undefined
      if (newBase) await moveToBase(change, current, newBase)
      const isFork = pull.head_repository_id !== null && pull.head_repository_id !== pull.repository_id
      if (maintainerCanModify && isFork) await requireHeadWriter(change.tx, writer, pull)
      if (maintainerCanModify !== undefined && isFork)
        await updatePull(change.tx, issue.id, { maintainer_can_modify: maintainerCanModify ? 1 : 0 })
      const edited = await editIssue(change, issue, {
        ...(title !== undefined && { title }),
        ...(body !== undefined && { body }),
      })
      await recordTextReferences(change, edited, textReferences)
      const moved = await setIssueState(change, edited, state === undefined ? {} : { state })
      await triageIssue(change, moved, input, writer.role)
      return getPull(change.tx, writer.repository, number)
    })
  }

  return {
    async update(writer, number, input) {
      const { title, body } = input
      refuseIssueText({ ...(title !== undefined && { title }), ...(body !== undefined && { body }) })
      for (let tries = 1; tries <= maxTries; tries++) {
        const updated = await attempt(writer, number, input)
        if (updated) return updated
      }
      throw problem('conflict', { message: 'The branches were changed concurrently. Try again.' })
    },

    setDraft: (writer, number, isDraft) =>
      run(writer, async (change) => {
        const current = await getPull(change.tx, writer.repository, number)
        const { issue, pull } = current
        if (!mayEdit(writer, issue)) throw problem('needs_admin')
        if (!pull.is_open) throw unprocessable('The pull request is closed.')
        if ((pull.is_draft === 1) === isDraft) return current
        const changed = await updatePull(change.tx, issue.id, { is_draft: isDraft ? 1 : 0 })
        const updated = await changeIssue(change, issue)
        await recordEvents(change, issue, [{ kind: isDraft ? 'convert_to_draft' : 'ready_for_review' }])
        if (!isDraft) await context.pulls.follow(change.tx, issue.id, 'ready')
        emitIssueEvent(change, issue, isDraft ? 'converted_to_draft' : 'ready_for_review')
        return { issue: updated, pull: changed }
      }),
  }

  async function moveToBase(change: Change, { issue, pull }: PullRequest, base: NewBase): Promise<void> {
    const { tx } = change
    if (!pull.is_open) throw refusedPull('Cannot change the base branch of a closed pull request.')
    if (await findTwin(tx, { ...pull, base_ref: base.branch }))
      throw refusedPull(
        `A pull request already exists for base branch '${base.branch}' and head branch '${pull.head_ref}'`,
      )
    await updatePull(tx, issue.id, { base_ref: base.branch, base_oid: base.oid, ...base.measure.counts })
    await setPullCommits(change, issue, base.measure.oids)
    await changeIssue(change, issue)
    await recordEvents(change, issue, [{ kind: 'base_ref_changed' }])
    await context.pulls.follow(tx, issue.id, 'base moved')
    emitIssueEvent(change, issue, 'edited', () => ({
      changes: { base: { ref: { from: pull.base_ref }, sha: { from: pull.base_oid } } },
    }))
  }
}

async function requireHeadWriter(
  tx: Transaction<Tables>,
  { viewer }: IssueContext,
  { head_repository_id }: PullRequest['pull'],
): Promise<void> {
  const head = head_repository_id === null ? undefined : await findRepositoryById(tx, head_repository_id)
  const role = head && (await createRoleFinder({ read: tx })(viewer, head))
  if (!role || !includes(role, 'write')) throw refusedModification()
}

async function isCurrent({ tx }: Change, { pull }: PullRequest, base: NewBase): Promise<boolean> {
  const oid = await findRefOid(tx, pull.repository_id, `refs/heads/${base.branch}`)
  return oid === base.oid && pull.head_oid === base.headOid
}
