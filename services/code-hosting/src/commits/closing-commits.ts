import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Hosting } from '../hosting.ts'
import { joinChange, recordEvents } from '../issues/issue-change.ts'
import { readSigns } from '../issues/issue-references.ts'
import { findReferences } from '../issues/issue-signs.ts'
import { closeIssue } from '../issues/issue-state.ts'
import { includes } from '../organizations/roles.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findIssueById } from '../store/issues.ts'
import type { CommitReader } from './pushes.ts'

/** Reads in commits that come to the default branch which issues they name, and which they close. */
export function createCommitReader(hosting: Hosting): CommitReader {
  return {
    async closeByCommits(tx, { repository, actor, commits }) {
      const roleOf = createRoleFinder({ read: tx })
      const viewer = viewerOfAccount(actor)
      for (const { oid, message } of commits) {
        const { references } = readSigns(message, hosting.url())
        const found = await findReferences(tx, references, { repository, viewer })
        const commit = { id: oid, repositoryId: repository.id }
        for (const { issue: named, repository: home, closes } of found) {
          const mayClose = closes && includes(await roleOf(viewer, home), 'triage')
          await joinChange(hosting, tx, { repository: home, actor }, async (change) => {
            await recordEvents(change, named, [{ kind: 'referenced', data: { commit } }])
            // An earlier one of these commits may have closed it.
            const issue = await findIssueById(tx, named.id)
            if (mayClose && issue?.is_open && !issue.is_pull)
              await closeIssue(change, issue, 'completed', { commit })
          })
        }
      }
    },
  }
}
