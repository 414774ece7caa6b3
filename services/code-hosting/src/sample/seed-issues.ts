import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import { createIssueComments } from '../issues/issue-comments.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { createIssues } from '../issues/issues.ts'
import { findIssue } from '../issues/store/issues.ts'
import type { Act } from './act.ts'
import type { SampleIssue, SampleLogin, SampleRepository } from './sample.ts'
import type { SampleAccounts } from './seed-accounts.ts'
import { getSampleRepository } from './seed-repositories.ts'

/** Returns the context in which a person of the sample changes issues and pull requests. */
export function createWriterFinder(context: Context, accounts: SampleAccounts, sample: SampleRepository) {
  return async (login: SampleLogin): Promise<IssueContext> => {
    const actor = accounts.person(login)
    const repository = await getSampleRepository(context, sample)
    return { repository, actor, viewer: viewerOfAccount(actor), role: 'write', origin: '' }
  }
}

/** Opens, comments on and closes the issues of a repository. They are numbered in order. */
export function issueActs(context: Context, accounts: SampleAccounts, sample: SampleRepository): Act[] {
  const issues = createIssues(context)
  const comments = createIssueComments(context)

  const writerOf = createWriterFinder(context, accounts, sample)

  async function find(number: number) {
    const { id } = await getSampleRepository(context, sample)
    return findIssue(context.db.read, id, number)
  }

  function actsOf(issue: SampleIssue, number: number): Act[] {
    const { author, at, title, body, labels = [], assignees = [], milestone, closed } = issue
    const planned = (sample.milestones ?? []).findIndex((one) => one.title === milestone)
    return [
      {
        at,
        async run() {
          if (await find(number)) return
          const sorted = { labels, assignees, ...(planned < 0 ? {} : { milestone: planned + 1 }) }
          await issues.create(await writerOf(author), { title, body, ...sorted })
        },
      },
      ...(issue.comments ?? []).map((comment, index) => ({
        at: comment.at,
        async run() {
          if (((await find(number))?.comments ?? 0) > index) return
          await comments.create(await writerOf(comment.author), number, comment.body)
        },
      })),
      ...(closed
        ? [
            {
              at: closed.at,
              async run() {
                if (!(await find(number))?.is_open) return
                const change = { state: 'closed' as const, state_reason: closed.reason }
                await issues.change(await writerOf(closed.by), number, change)
              },
            },
          ]
        : []),
    ]
  }

  return (sample.issues ?? []).flatMap((issue, index) => actsOf(issue, index + 1))
}
