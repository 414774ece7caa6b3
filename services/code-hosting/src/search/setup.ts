import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createCommits } from '../code/commits/commits.ts'
import type { Context } from '../context.ts'
import { createIssueViews } from '../issues/issue-views.ts'
import { indexCodeAfterPushes } from './index-code.ts'
import { indexIssueTexts } from './index-issues.ts'
import { codeSearchRoutes } from './routes/code-search.ts'
import { searchRoutes } from './routes/search.ts'
import { searchJobs } from './search-jobs.ts'
import { createSearches } from './searches.ts'
import { openTextIndexes } from './text-indexes.ts'

export function setUpSearch(context: Context): Subject {
  const { db, git } = context
  const indexes = openTextIndexes(db)
  const searches = createSearches(context, indexes)
  const commits = createCommits(context, createCommitPeople(db))
  indexIssueTexts(context, indexes)
  indexCodeAfterPushes(context)
  return {
    routes: [
      searchRoutes(context, searches, createIssueViews(context)),
      codeSearchRoutes({ db, git, searches, commits }),
    ],
    jobs: searchJobs(context, indexes),
  }
}
