import type { Context } from '../../context.ts'
import { createIssueComments } from '../../issues/issue-comments.ts'
import type { IssueContext } from '../../issues/issue-context.ts'
import { maintaining, participating, permissionFor } from '../../issues/issue-needs.ts'
import { createIssueTriage } from '../../issues/issue-triage.ts'
import { createIssues, type IssueChange, type Triage } from '../../issues/issues.ts'
import { createLabels } from '../../issues/labels.ts'
import type { IssueRow } from '../../issues/store/issues.ts'
import type { LabelRow } from '../../issues/store/labels.ts'
import { nodeId } from '../../wire/addresses.ts'
import { writeCursor } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { unknownNode } from '../graphql-errors.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import { accountSource, type IssueSource, type RepositorySource } from '../sources.ts'
import { type CommentSource, findIssueSource } from './issue-fields.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

const both = ['Issue', 'PullRequest'] as const
const issueOnly = ['Issue'] as const
const lockReasons = {
  OFF_TOPIC: 'off-topic',
  TOO_HEATED: 'too heated',
  RESOLVED: 'resolved',
  SPAM: 'spam',
} as const

/** Loads an issue again after a change. */
export async function reloadIssue(
  { row: { id } }: Pick<IssueSource, 'row'>,
  graphql: GraphqlContext,
): Promise<IssueSource> {
  graphql.reload()
  const source = await findIssueSource(id, graphql)
  if (!source) throw unknownNode(nodeId('Issue', id))
  return source
}

export const viewerOf = ({ request: { viewer } }: GraphqlContext) =>
  viewer.user && accountSource({ id: viewer.user.id, login: viewer.user.login, role: viewer.user.role })

export async function readTriage(
  targets: MutationTargets,
  input: {
    assigneeIds?: string[] | null
    labelIds?: string[] | null
    milestoneId?: string | null
    issueTypeId?: string | null
    projectIds?: string[] | null
  },
  repository: RepositorySource,
  graphql: GraphqlContext,
): Promise<Triage> {
  const { assigneeIds, labelIds, milestoneId, issueTypeId, projectIds } = input
  if (projectIds?.[0] !== undefined) throw unknownNode(projectIds[0])
  return {
    ...(assigneeIds ? { assignees: await targets.logins(assigneeIds, graphql) } : {}),
    ...(labelIds ? { labels: await targets.labels(labelIds, repository) } : {}),
    ...(milestoneId === undefined ? {} : { milestone: await targets.milestone(milestoneId, repository) }),
    ...(issueTypeId === undefined ? {} : { type: await targets.issueType(issueTypeId, repository) }),
  }
}

export function issueMutations(context: Context, targets: MutationTargets): ResolverMap {
  const issues = createIssues(context)
  const comments = createIssueComments(context)
  const triage = createIssueTriage(context)
  const labels = createLabels(context)

  const changeState = (input: IssueChange) =>
    mutation(async ({ issueId, stateReason }, graphql) => {
      const { source, writer, number } = await targets.issue(issueId, issueOnly, 'read', graphql)
      const reason = stateReason ? { state_reason: stateReason.toLowerCase() } : {}
      await issues.change(writer, number, { ...input, ...reason })
      return { issue: await reloadIssue(source, graphql) }
    })

  const pinWith = (work: typeof issues.pin) =>
    mutation(async ({ issueId }, graphql) => {
      const { source, writer, number } = await targets.issue(issueId, issueOnly, 'write', graphql)
      await work(writer, number)
      return { issue: await reloadIssue(source, graphql) }
    })

  async function commentOf(id: string, graphql: GraphqlContext) {
    const { row, issue } = await targets.node<CommentSource>(id, 'IssueComment', graphql)
    graphql.require(issue.repository, { permission: permissionFor(issue.row), level: 'write', role: 'read' })
    return { row, issue, writer: issueContextIn(issue.repository, graphql) }
  }

  async function labelOf(id: string, graphql: GraphqlContext) {
    const label = await targets.node<{ row: LabelRow; repository: RepositorySource }>(id, 'Label', graphql)
    graphql.require(label.repository, maintaining)
    return label
  }

  const relabel = (work: (writer: IssueContext, issue: IssueRow, names: string[]) => Promise<unknown>) =>
    mutation(async ({ labelableId, labelIds }, graphql) => {
      const { source, writer } = await targets.issue(labelableId, both, 'triage', graphql)
      await work(writer, source.row, await targets.labels(labelIds, source.repository))
      return { labelable: await reloadIssue(source, graphql) }
    })

  /** One by one, so that labels that are added meanwhile stay. */
  async function removeLabels(writer: IssueContext, issue: IssueRow, names: string[]): Promise<void> {
    const present = new Set((await triage.listLabels(issue)).map(({ name }) => name))
    for (const name of names) if (present.has(name)) await triage.removeLabel(writer, issue.number, name)
  }

  const reassign = (work: typeof triage.addAssignees) =>
    mutation(async ({ assignableId, assigneeIds }, graphql) => {
      const { source, writer, number } = await targets.issue(assignableId, both, 'triage', graphql)
      await work(writer, number, await targets.logins(assigneeIds, graphql))
      return { assignable: await reloadIssue(source, graphql) }
    })

  return {
    Mutation: {
      createIssue: mutation(async ({ repositoryId, title, body, ...more }, graphql) => {
        const repository = await targets.repository(repositoryId, participating, graphql)
        const input = { title, body: body ?? null, ...(await readTriage(targets, more, repository, graphql)) }
        const { issue: row } = await issues.create(issueContextIn(repository, graphql), input)
        return { issue: await reloadIssue({ row }, graphql) }
      }),
      closeIssue: changeState({ state: 'closed' }),
      reopenIssue: changeState({ state: 'open' }),
      updateIssue: mutation(async ({ id, title, body, state, ...more }, graphql) => {
        const { source, writer, number } = await targets.issue(id, issueOnly, 'read', graphql)
        await issues.change(writer, number, {
          ...(title == null ? {} : { title }),
          ...(body == null ? {} : { body }),
          ...(state == null ? {} : { state: state.toLowerCase() }),
          ...(await readTriage(targets, more, source.repository, graphql)),
        })
        return { issue: await reloadIssue(source, graphql), actor: viewerOf(graphql) }
      }),
      updateIssueIssueType: mutation(async ({ issueId, issueTypeId = null }, graphql) => {
        const { source, writer, number } = await targets.issue(issueId, issueOnly, 'triage', graphql)
        await issues.change(writer, number, { type: await targets.issueType(issueTypeId, source.repository) })
        return { issue: await reloadIssue(source, graphql) }
      }),
      pinIssue: pinWith(issues.pin),
      unpinIssue: pinWith(issues.unpin),
      lockLockable: mutation(async ({ lockableId, lockReason }, graphql) => {
        const { source, writer, number } = await targets.issue(lockableId, both, 'write', graphql)
        // The schema allows only these reasons.
        const reason = lockReason ? lockReasons[lockReason as keyof typeof lockReasons] : null
        await issues.lock(writer, number, reason)
        return { lockedRecord: await reloadIssue(source, graphql), actor: viewerOf(graphql) }
      }),
      unlockLockable: mutation(async ({ lockableId }, graphql) => {
        const { source, writer, number } = await targets.issue(lockableId, both, 'write', graphql)
        await issues.unlock(writer, number)
        return { unlockedRecord: await reloadIssue(source, graphql), actor: viewerOf(graphql) }
      }),
      addLabelsToLabelable: relabel((writer, { number }, names) => triage.addLabels(writer, number, names)),
      removeLabelsFromLabelable: relabel(removeLabels),
      addAssigneesToAssignable: reassign(triage.addAssignees),
      removeAssigneesFromAssignable: reassign(triage.removeAssignees),
      addComment: mutation(async ({ subjectId, body }, graphql) => {
        const { source, writer, number } = await targets.issue(subjectId, both, 'read', graphql)
        const { comment: row } = await comments.create(writer, number, body)
        const subject = await reloadIssue(source, graphql)
        const node: CommentSource = { __typename: 'IssueComment', row, issue: subject }
        return { subject, commentEdge: { cursor: writeCursor([row.id]), node } }
      }),
      updateIssueComment: mutation(async ({ id, body }, graphql) => {
        const { row, issue, writer } = await commentOf(id, graphql)
        const changed = await comments.change(writer, row.id, body)
        return { issueComment: { __typename: 'IssueComment', row: changed, issue } }
      }),
      deleteIssueComment: mutation(async ({ id }, graphql) => {
        const { row, writer } = await commentOf(id, graphql)
        await comments.remove(writer, row.id)
        return {}
      }),
      createLabel: mutation(async ({ repositoryId, name, color, description }, graphql) => {
        const repository = await targets.repository(repositoryId, maintaining, graphql)
        const row = await labels.create(issueContextIn(repository, graphql), {
          name: name.trim(),
          color: color.toLowerCase(),
          description: description ?? null,
        })
        return { label: { __typename: 'Label', row, repository } }
      }),
      updateLabel: mutation(async ({ id, name, color, description }, graphql) => {
        const { row, repository } = await labelOf(id, graphql)
        const changed = await labels.change(issueContextIn(repository, graphql), row.name, {
          ...(name == null ? {} : { name: name.trim() }),
          ...(color == null ? {} : { color: color.toLowerCase() }),
          ...(description === undefined ? {} : { description }),
        })
        return { label: { __typename: 'Label', row: changed, repository } }
      }),
      deleteLabel: mutation(async ({ id }, graphql) => {
        const { row, repository } = await labelOf(id, graphql)
        await labels.remove(issueContextIn(repository, graphql), row.name)
        return {}
      }),
    },
  }
}
