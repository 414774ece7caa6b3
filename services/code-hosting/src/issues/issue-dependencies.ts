import type { Context } from '../context.ts'
import { problem, validationFailed } from '../errors.ts'
import { type Change, createIssueChanges, recordEvents } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { emitConnected, getRelated, type Related } from './related-issues.ts'
import {
  addDependency,
  countDependencies,
  isBlockedBy,
  listDependencies,
  removeDependency,
  type Side,
} from './store/issue-dependencies.ts'
import { type IssueRow, incrementIssuesVersion } from './store/issues.ts'

const maxDependencies = 50

export type IssueDependencies = ReturnType<typeof createIssueDependencies>

export function createIssueDependencies(context: Context) {
  const { db } = context
  const runWith = createIssueChanges(context)

  return {
    list: async (side: Side, { id }: IssueRow, page: { limit: number; offset: number }) => ({
      rows: await listDependencies(db.read, side, id, page),
      total: await countDependencies(db.read, side, id),
    }),

    add: (writer: IssueContext, number: number, blockingId: number): Promise<IssueRow> =>
      runWith(writer, number, async (change, blocked) => {
        const { tx } = change
        const blocking = await getRelated(tx, writer, blockingId)
        if (blocking.issue.id === blocked.id) throw dependencyError('An issue cannot be blocked by itself')
        if (await isBlockedBy(tx, blocked.id, blockingId))
          throw dependencyError('The issue is already blocked by that issue')
        if (await isBlockedBy(tx, blockingId, blocked.id))
          throw dependencyError('Two issues cannot block each other')
        if ((await countDependencies(tx, 'blocked_id', blocked.id)) >= maxDependencies)
          throw dependencyError(`An issue may be blocked by up to ${maxDependencies} issues`)
        await addDependency(tx, blocked.id, blockingId)
        await emitForBoth(change, 'added', { issue: blocked, repository: writer.repository }, blocking)
        return blocking.issue
      }),

    remove: (writer: IssueContext, number: number, blockingId: number): Promise<IssueRow> =>
      runWith(writer, number, async (change, blocked) => {
        const { tx } = change
        const blocking = await getRelated(tx, writer, blockingId)
        if (!(await isBlockedBy(tx, blocked.id, blockingId))) throw problem('not_found')
        await removeDependency(tx, blocked.id, blockingId)
        await emitForBoth(change, 'removed', { issue: blocked, repository: writer.repository }, blocking)
        return blocking.issue
      }),
  }
}

function dependencyError(message: string) {
  return validationFailed({ resource: 'Issue', field: 'issue_id', code: 'custom', message })
}

async function emitForBoth(
  change: Change,
  what: 'added' | 'removed',
  blocked: Related,
  blocking: Related,
): Promise<void> {
  await incrementIssuesVersion(change.tx, blocking.repository.id)
  await recordEvents(change, blocked.issue, [{ kind: `blocked_by_${what}`, subjectId: blocking.issue.id }])
  await recordEvents(change, blocking.issue, [{ kind: `blocking_${what}`, subjectId: blocked.issue.id }])
  const ends = { blocked_issue: blocked, blocking_issue: blocking }
  emitConnected(change, 'issue_dependencies', `blocked_by_${what}`, blocked, ends)
  emitConnected(change, 'issue_dependencies', `blocking_${what}`, blocking, ends)
}
