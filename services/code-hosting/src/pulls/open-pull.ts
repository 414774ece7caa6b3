import { toBit } from '@octavo/platform/data/columns.ts'
import { includes } from '../access/roles.ts'
import { shareObjects } from '../code/lfs/store/objects.ts'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { Context } from '../context.ts'
import { problem, validationFailed } from '../errors.ts'
import { type Change, changeIssue, createChanges, emitIssueEvent } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { mayEdit, refuseIssueText } from '../issues/issue-rules.ts'
import { addIssue } from '../issues/issues.ts'
import { addFacets, facets, nobody } from '../issues/store/issue-facets.ts'
import { findIssue, type IssueRow } from '../issues/store/issues.ts'
import { recordTextReferences, resolveTextReferences } from '../issues/text-references.ts'
import { getRepositoryById } from '../repositories/store/repositories.ts'
import { measurePull, type PullMeasure } from './measure-pull.ts'
import {
  createPullBranches,
  type HeadQuery,
  type PullBranch,
  refusedModification,
  refusedPull,
} from './pull-branches.ts'
import { setPullCommits } from './pull-commits.ts'
import type { PullHeadRefs } from './pull-head-refs.ts'
import { findTwin, insertPull, type PullRequest } from './store/pulls.ts'

export interface NewPull extends HeadQuery {
  base: string
  title?: string | undefined
  body?: string | null
  /** The number of an issue that becomes the pull request. */
  issueNumber?: number | undefined
  isDraft?: boolean
  maintainerCanModify?: boolean | undefined
}

export type OpenPull = (writer: IssueContext, input: NewPull) => Promise<PullRequest>

/** Pushes to the branches, and changes of the head repository, may come in between. */
const maxTries = 5

export function createPullOpener(context: Context, headRefs: PullHeadRefs): OpenPull {
  const { db, git, pushes } = context
  const run = createChanges(context)
  const branches = createPullBranches(context)

  /** Returns undefined if a branch moved while its commits were read. */
  async function attempt(writer: IssueContext, input: NewPull): Promise<PullRequest | undefined> {
    const base = await branches.getBase(writer.repository, writer.role, input.base)
    const head = await branches.getHead(writer.viewer, base, input)
    refuseModification(base, head, input)
    const sides = {
      repository_id: base.repository.id,
      base_ref: base.branch,
      head_repository_id: head.repository.id,
      head_ref: head.branch,
    }
    if (await findTwin(db.read, sides)) throw twinExists(head)
    const measure = await copyCommits(base, head)
    const textReferences = await resolveTextReferences(db.read, input.body ?? null, writer)
    return run(writer, async (change) => {
      const { tx } = change
      if ((await findOid(change, base)) !== base.oid || (await findOid(change, head)) !== head.oid)
        return undefined
      const { visibility } = await getRepositoryById(tx, head.repository.id)
      if (visibility !== head.repository.visibility) return undefined
      if (await findTwin(tx, sides)) throw twinExists(head)
      const issue = await takeIssue(change, writer, input)
      const pull = await insertPull(tx, {
        issue_id: issue.id,
        ...sides,
        base_oid: base.oid,
        head_oid: head.oid,
        is_open: 1,
        is_draft: toBit(input.isDraft ?? false),
        maintainer_can_modify: toBit(allowsModification(base, head, input)),
        ...measure.counts,
      })
      await setPullCommits(change, issue, measure.oids)
      if (isFork(base, head)) await shareObjects(tx, head.repository.id, base.repository.id)
      await recordTextReferences(change, issue, textReferences)
      await headRefs.enqueue(tx, issue.id)
      await context.pulls.follow(tx, issue.id, 'opened')
      emitIssueEvent(change, issue, 'opened')
      return { issue, pull }
    })
  }

  /** Makes the commits of the head readable in the base repository. */
  async function copyCommits(base: PullBranch, head: PullBranch): Promise<PullMeasure> {
    const store = git.repository(base.repository.id)
    const source = git.repository(head.repository.id)
    const both = isFork(base, head) ? store.withObjectsOf(source) : store
    const measure = await measurePull(both, base.oid, head.oid)
    if (!measure) throw refusedPull(`The ${head.branch} branch has no history in common with ${base.branch}`)
    if (measure.counts.commits === 0)
      throw refusedPull(`No commits between ${nameOf(base)} and ${nameOf(head)}`)
    if (isFork(base, head)) await store.fetchFrom(source, [head.oid])
    return measure

    function nameOf({ repository, branch }: PullBranch): string {
      return isFork(base, head) ? `${repository.owner_login}:${branch}` : branch
    }
  }

  return async (writer, input) => {
    const { title, body = null, issueNumber } = input
    if (title === undefined && issueNumber === undefined)
      throw validationFailed({ resource: 'PullRequest', field: 'title', code: 'missing_field' })
    refuseIssueText({ body, ...(title !== undefined && { title }) })
    for (let tries = 1; tries <= maxTries; tries++) {
      const opened = await attempt(writer, input)
      if (opened) {
        await headRefs.store(opened.issue.id)
        return opened
      }
      // A push has moved git's ref and not stored it yet.
      await pushes.locks.run(writer.repository.id, async () => {})
    }
    throw problem('conflict', { message: 'The branches were changed concurrently. Try again.' })
  }
}

function findOid({ tx }: Change, { repository, branch }: PullBranch): Promise<string | null> {
  return findRefOid(tx, repository.id, `refs/heads/${branch}`)
}

async function takeIssue(change: Change, writer: IssueContext, input: NewPull): Promise<IssueRow> {
  const { title = '', body = null, issueNumber } = input
  if (issueNumber === undefined) return addIssue(change, { title, body, isPull: true })
  const issue = await findIssue(change.tx, change.repository.id, issueNumber)
  if (!issue || issue.is_pull || !issue.is_open || !mayEdit(writer, issue))
    throw validationFailed({ resource: 'PullRequest', field: 'issue', code: 'invalid', value: issueNumber })
  const converted = await changeIssue(change, issue, { is_pull: 1, state_reason: null, pin_position: null })
  await addFacets(change.tx, converted, [{ kind: facets.pull, subjectId: nobody }])
  return converted
}

const isFork = (base: PullBranch, head: PullBranch): boolean => base.repository.id !== head.repository.id

function allowsModification(base: PullBranch, head: PullBranch, { maintainerCanModify }: NewPull): boolean {
  return isFork(base, head) && includes(head.role, 'write') && maintainerCanModify !== false
}

function refuseModification(base: PullBranch, head: PullBranch, { maintainerCanModify }: NewPull): void {
  if (maintainerCanModify && isFork(base, head) && !includes(head.role, 'write')) throw refusedModification()
}

function twinExists({ repository, branch }: PullBranch) {
  return refusedPull(`A pull request already exists for ${repository.owner_login}:${branch}.`)
}
