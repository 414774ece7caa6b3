import type { Context } from '../context.ts'
import { createIssueTriage } from '../issues/issue-triage.ts'
import { findIssue } from '../issues/store/issues.ts'
import { createPullOpener } from '../pulls/open-pull.ts'
import { createPullHeadRefs } from '../pulls/pull-head-refs.ts'
import { initialBranch } from '../repositories/repository-names.ts'
import { createReviewDiffs } from '../reviews/review-diffs.ts'
import { createReviewers } from '../reviews/reviewers.ts'
import { createReviews } from '../reviews/reviews.ts'
import { countRequests } from '../reviews/store/review-requests.ts'
import { listReviews } from '../reviews/store/reviews.ts'
import { defaultProtection, nobody } from '../rules/protection-settings.ts'
import { createProtections } from '../rules/protections.ts'
import { findProtection } from '../rules/store/protections.ts'
import type { Act } from './act.ts'
import type { SamplePull, SampleRepository } from './sample.ts'
import type { SampleAccounts } from './seed-accounts.ts'
import { createWriterFinder } from './seed-issues.ts'
import { getSampleRepository } from './seed-repositories.ts'

/** Protects the default branch, opens pull requests and reviews them. */
export function pullActs(context: Context, accounts: SampleAccounts, sample: SampleRepository): Act[] {
  const { db } = context
  const open = createPullOpener(context, createPullHeadRefs(context))
  const triage = createIssueTriage(context)
  const reviewers = createReviewers(context)
  const reviews = createReviews(context, createReviewDiffs(context))
  const writerOf = createWriterFinder(context, accounts, sample)

  async function find(number: number) {
    const { id } = await getSampleRepository(context, sample)
    return findIssue(db.read, id, number)
  }

  function actsOf(
    { author, at, head, title, body, labels = [], reviewer, ...pull }: SamplePull,
    number: number,
  ): Act[] {
    return [
      {
        at,
        async run() {
          const writer = await writerOf(author)
          if (!(await find(number))) await open(writer, { title, body, head, base: initialBranch })
          const issue = await find(number)
          if (!issue) throw new Error(`Pull request ${number} of the sample was deleted concurrently`)
          if (labels.length > 0 && (await triage.listLabels(issue)).length === 0)
            await triage.addLabels(writer, number, labels)
          if (reviewer && (await countRequests(db.read, issue.id)) === 0)
            await reviewers.request(writer, number, { logins: [reviewer], teams: [] })
        },
      },
      ...(pull.reviews ?? []).map((review, index) => ({
        at: review.at,
        async run() {
          const issue = await find(number)
          const existing = issue && (await listReviews(db.read, issue.id, undefined, { limit: 1, offset: 0 }))
          if ((existing?.total ?? 0) > index) return
          const comments = (review.comments ?? []).map((comment) => ({
            ...comment,
            position: null,
            side: 'RIGHT' as const,
            startLine: null,
            startSide: null,
            subject: null,
          }))
          const input = { commitId: undefined, body: review.body, event: review.event, comments }
          await reviews.create(await writerOf(review.author), number, input)
        },
      })),
    ]
  }

  async function protect(): Promise<void> {
    const writer = await writerOf('demo')
    if (await findProtection(db.read, writer.repository.id, initialBranch)) return
    await createProtections(context).set({ ...writer, role: 'admin' }, initialBranch, () => ({
      ...defaultProtection,
      requiredReviews: {
        count: 1,
        dismissesStale: false,
        requiresCodeOwners: false,
        requiresLastPushApproval: false,
        dismissal: null,
        bypass: nobody,
      },
    }))
  }

  const issues = sample.issues?.length ?? 0
  return [
    ...(sample.protectedAt === undefined ? [] : [{ at: sample.protectedAt, run: protect }]),
    ...(sample.pulls ?? []).flatMap((pull, index) => actsOf(pull, issues + index + 1)),
  ]
}
