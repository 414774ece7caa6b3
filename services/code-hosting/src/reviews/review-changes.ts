import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { type Change, createChanges } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { getPull } from '../pulls/get-pull.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'

/** Runs a change of one pull request, which is loaded inside the transaction. */
export type ChangePull = <Result>(
  writer: IssueContext,
  number: number,
  work: (change: Change, reviewed: PullRequest) => Promise<Result>,
) => Promise<Result>

export function createReviewChanges(context: Context): ChangePull {
  const run = createChanges(context)
  return (writer, number, work) =>
    run(writer, async (change) => work(change, await getPull(change.tx, writer.repository, number)))
}

const maxTries = 5

/**
 * The locations of comments are computed from git before the transaction. Retries when the head branch moved in
 * between, so that no comment is stored with its location in an older version.
 */
export async function retryWhileHeadMoves<Result>(attempt: () => Promise<Result | 'moved'>): Promise<Result> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const result = await attempt()
    if (result !== 'moved') return result
  }
  throw problem('conflict', { message: 'The head branch was changed concurrently. Try again.' })
}
