import { createGitRefs } from '../code/commits/git-refs.ts'
import type { Context } from '../context.ts'
import { problem, unprocessable } from '../errors.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import {
  countLinkedBranches,
  deleteLinkedBranch,
  insertLinkedBranch,
  type LinkedBranchRow,
} from '../issues/store/linked-branches.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'

const maxBranches = 100
const maxSlugLength = 60

/** Branches for work on an issue. A merged pull request from one closes the issue. */
export function createLinkedBranches(context: Context) {
  const refs = createGitRefs(context, context.pushes)

  return {
    /** Creates the branch, and its link in the same transaction. */
    async create(
      { repository, actor, requireRole }: Writer,
      issue: IssueRow,
      { oid, name }: { oid: string; name: string | undefined },
    ): Promise<LinkedBranchRow> {
      const branchName = name?.trim() || defaultName(issue)
      let created: LinkedBranchRow | undefined
      await refs.create({
        repository,
        actor,
        name: `refs/heads/${branchName}`,
        oid,
        authorize: async (tx) => requireRole?.(tx),
        async inTransaction(tx) {
          if ((await countLinkedBranches(tx, issue.id)) >= maxBranches)
            throw unprocessable(`An issue may have up to ${maxBranches} linked branches.`)
          const link = { issue_id: issue.id, repository_id: repository.id, name: branchName }
          created = await insertLinkedBranch(tx, link)
        },
      })
      if (!created) throw problem('conflict')
      return created
    },

    /** Keeps the branch. */
    remove: (writer: Writer, { id }: LinkedBranchRow): Promise<void> =>
      writeAs(context, writer, (tx) => deleteLinkedBranch(tx, id)),
  }
}

/** Such as `12-fix-the-tide-table`. */
function defaultName({ number, title }: IssueRow): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
  return slug ? `${number}-${slug}` : String(number)
}
