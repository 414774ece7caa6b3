import { includes } from '../access/roles.ts'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { addAssignees, findAssignees, removeAssignees } from './issue-assignees.ts'
import { type Change, changeIssue, createIssueChanges } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { addLabels, findOrCreateLabels, removeLabels, setLabels } from './issue-labels.ts'
import {
  countAssignable,
  findAssignable,
  listAssignable,
  listCommenters,
  listMentionable,
} from './store/assignable.ts'
import type { IssueRow } from './store/issues.ts'
import { foldLabel, type LabelRow, listLabelsOfIssue } from './store/labels.ts'

export type IssueTriage = ReturnType<typeof createIssueTriage>

/** Changes labels and assignees of existing issues. */
export function createIssueTriage(context: Context) {
  const { db } = context
  const runWith = createIssueChanges(context)

  /** Returns the labels after the change. */
  const relabel = (
    writer: IssueContext,
    number: number,
    work: (change: Change, issue: IssueRow) => Promise<void>,
  ): Promise<LabelRow[]> =>
    runWith(writer, number, async (change, issue) => {
      await work(change, issue)
      await changeIssue(change, issue)
      return listLabelsOfIssue(change.tx, issue.id)
    })

  return {
    listLabels: (issue: IssueRow): Promise<LabelRow[]> => listLabelsOfIssue(db.read, issue.id),

    addLabels: (writer: IssueContext, number: number, names: readonly string[]) =>
      relabel(writer, number, async (change, issue) =>
        addLabels(change, issue, await findOrCreateLabels(change, names, includes(writer.role, 'write'))),
      ),

    setLabels: (writer: IssueContext, number: number, names: readonly string[]) =>
      relabel(writer, number, async (change, issue) =>
        setLabels(change, issue, await findOrCreateLabels(change, names, includes(writer.role, 'write'))),
      ),

    removeLabel: (writer: IssueContext, number: number, name: string) =>
      relabel(writer, number, async (change, issue) => {
        const present = await listLabelsOfIssue(change.tx, issue.id)
        const label = present.find(({ name_folded }) => name_folded === foldLabel(name))
        if (!label) throw problem('not_found', { message: 'Label does not exist' })
        await removeLabels(change, issue, [label])
      }),

    listAssignable: async (repository: RepositoryRow, page: { limit: number; offset: number }) => ({
      rows: await listAssignable(db.read, repository, page),
      total: await countAssignable(db.read, repository),
    }),

    listMentionable: (repository: RepositoryRow, page: { limit: number; offset: number }) =>
      listMentionable(db.read, repository, page),

    async mayBeAssigned(repository: RepositoryRow, login: string, issue?: IssueRow): Promise<boolean> {
      if ((await findAssignable(db.read, repository, [login])).length > 0) return true
      return issue !== undefined && (await listCommenters(db.read, issue.id, [login])).length > 0
    },

    /** Logins that cannot be assigned are ignored. */
    addAssignees: (writer: IssueContext, number: number, logins: readonly string[]): Promise<IssueRow> =>
      runWith(writer, number, async (change, issue) => {
        if (logins.length > 10)
          throw validationFailed({ resource: 'Issue', field: 'assignees', code: 'invalid' })
        await addAssignees(change, issue, await findAssignees(change, logins, issue))
        return changeIssue(change, issue)
      }),

    removeAssignees: (writer: IssueContext, number: number, logins: readonly string[]): Promise<IssueRow> =>
      runWith(writer, number, async (change, issue) => {
        await removeAssignees(change, issue, await findAccountsByLogin(change.tx, logins))
        return changeIssue(change, issue)
      }),
  }
}
