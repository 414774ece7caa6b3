import type { Context } from '../context.ts'
import { problem, validationFailed } from '../errors.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { type Change, createIssueChanges, recordEvents } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { emitConnected, getRelated, type Related } from './related-issues.ts'
import { countSubIssues, findIssueById, type IssueRow, incrementIssuesVersion } from './store/issues.ts'
import { leaveParent, listAncestors, listSubIssues, setSubIssuePosition } from './store/sub-issues.ts'

const maxSubIssues = 100
const maxLevels = 8

export type SubIssues = ReturnType<typeof createSubIssues>

export function createSubIssues(context: Context) {
  const { db } = context
  const runWith = createIssueChanges(context)

  return {
    list: (parent: IssueRow, page: { limit: number; offset: number }) =>
      listSubIssues(db.read, parent.id, page),

    async getParent({ parent_id }: IssueRow): Promise<IssueRow> {
      const parent = parent_id === null ? undefined : await findIssueById(db.read, parent_id)
      if (!parent) throw problem('not_found')
      return parent
    },

    add: (
      writer: IssueContext,
      number: number,
      input: { subIssueId: number; replacesParent: boolean },
    ): Promise<IssueRow> =>
      runWith(writer, number, async (change, parent) => {
        const part = await getRelated(change.tx, writer, input.subIssueId)
        await refuseAdding(change, parent, part, input.replacesParent)
        if (part.issue.parent_id !== null) {
          // As when it is removed there.
          await getRelated(change.tx, writer, part.issue.parent_id)
          await takeOut(change, part)
        }
        await setSubIssuePosition(change.tx, parent.id, part.issue.id, parent.sub_issues)
        await countSubIssues(change.tx, parent.id, 1, part.issue.is_open ? 0 : 1)
        await emitForBoth(change, 'added', { issue: parent, repository: writer.repository }, part)
        return parent
      }),

    remove: (writer: IssueContext, number: number, subIssueId: number): Promise<IssueRow> =>
      runWith(writer, number, async (change, parent) => {
        const part = await getRelated(change.tx, writer, subIssueId)
        if (part.issue.parent_id !== parent.id) throw problem('not_found')
        await takeOut(change, part)
        return parent
      }),

    move: (
      writer: IssueContext,
      number: number,
      { subIssueId, afterId, beforeId }: { subIssueId: number; afterId?: number; beforeId?: number },
    ): Promise<IssueRow> =>
      runWith(writer, number, async (change, parent) => {
        const parts = await listSubIssues(change.tx, parent.id, { limit: maxSubIssues, offset: 0 })
        const others = parts.filter(({ id }) => id !== subIssueId)
        const siblingIndex = others.findIndex(({ id }) => id === (afterId ?? beforeId))
        if (others.length === parts.length || siblingIndex < 0)
          throw validationFailed({ resource: 'Issue', field: 'sub_issue_id', code: 'invalid' })
        await setSubIssuePosition(
          change.tx,
          parent.id,
          subIssueId,
          afterId === undefined ? siblingIndex : siblingIndex + 1,
        )
        return parent
      }),
  }
}

async function refuseAdding(
  { tx, repository }: Change,
  parent: IssueRow,
  part: Related,
  replacesParent: boolean,
): Promise<void> {
  const { issue } = part
  if (issue.parent_id === parent.id) throw subIssueError('Issue may not contain duplicate sub-issues')
  if (issue.parent_id !== null && !replacesParent) throw subIssueError('Sub issue may only have one parent')
  if (part.repository.owner_id !== repository.owner_id)
    throw subIssueError('Sub issue must belong to the same repository owner')
  const above = await listAncestors(tx, parent, maxLevels)
  if (issue.id === parent.id || above.includes(issue.id))
    throw subIssueError('Sub issue may not be the issue itself or one of its parents')
  if (above.length + 1 >= maxLevels)
    throw subIssueError(`Sub issues may be nested up to ${maxLevels} levels deep`)
  if (parent.sub_issues >= maxSubIssues)
    throw subIssueError(`An issue may have up to ${maxSubIssues} sub-issues`)
}

function subIssueError(message: string) {
  return validationFailed({ resource: 'Issue', field: 'sub_issue_id', code: 'custom', message })
}

/** Removes a sub-issue from its current parent. */
async function takeOut(change: Change, part: Related): Promise<void> {
  const { tx } = change
  const parent = await findIssueById(tx, part.issue.parent_id ?? 0)
  const repository = parent && (await findRepositoryById(tx, parent.repository_id))
  await leaveParent(tx, part.issue.id)
  if (!parent || !repository) return
  await countSubIssues(tx, parent.id, -1, part.issue.is_open ? 0 : -1)
  await emitForBoth(change, 'removed', { issue: parent, repository }, part)
}

async function emitForBoth(
  change: Change,
  what: 'added' | 'removed',
  parent: Related,
  part: Related,
): Promise<void> {
  await incrementIssuesVersion(change.tx, part.repository.id)
  await recordEvents(change, parent.issue, [{ kind: `sub_issue_${what}`, subjectId: part.issue.id }])
  await recordEvents(change, part.issue, [{ kind: `parent_issue_${what}`, subjectId: parent.issue.id }])
  const ends = { sub_issue: part, parent_issue: parent }
  emitConnected(change, 'sub_issues', `sub_issue_${what}`, parent, ends)
  emitConnected(change, 'sub_issues', `parent_issue_${what}`, part, ends)
}
