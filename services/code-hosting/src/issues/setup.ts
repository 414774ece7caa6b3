import type { Hosting } from '../context/hosting.ts'
import type { Subject } from '../context/subject.ts'
import { createCommitReader } from './closing-commits.ts'
import { createCommentViews } from './comment-views.ts'
import { createEventViews } from './event-views.ts'
import { createIssueComments } from './issue-comments.ts'
import { createIssueDependencies } from './issue-dependencies.ts'
import { createIssueEvents } from './issue-events.ts'
import { createIssuePages, type IssuePages } from './issue-pages.ts'
import { createIssueSorting } from './issue-sorting.ts'
import { createIssueViews } from './issue-views.ts'
import { createIssues } from './issues.ts'
import { createIssuesEverywhere } from './issues-everywhere.ts'
import { labelJobs } from './label-tidying.ts'
import { createLabels } from './labels.ts'
import { createMilestoneViews } from './milestone-views.ts'
import { createMilestones } from './milestones.ts'
import { createReactions } from './reactions.ts'
import { createReferenceJobs } from './reference-work.ts'
import { assigneeRoutes } from './routes/assignees.ts'
import { issueCommentRoutes } from './routes/issue-comments.ts'
import { issueDependencyRoutes } from './routes/issue-dependencies.ts'
import { issueEventRoutes } from './routes/issue-events.ts'
import { issueLabelRoutes } from './routes/issue-labels.ts'
import { issueRoutes } from './routes/issues.ts'
import { issuesEverywhereRoutes } from './routes/issues-everywhere.ts'
import { labelRoutes } from './routes/labels.ts'
import { milestoneRoutes } from './routes/milestones.ts'
import { pinnedIssueRoutes } from './routes/pinned-issues.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { subIssueRoutes } from './routes/sub-issues.ts'
import { createSubIssues } from './sub-issues.ts'

export interface IssueSubject extends Subject {
  pages: IssuePages
}

export function setUpIssues(hosting: Hosting): IssueSubject {
  const { db } = hosting
  hosting.pushes.readCommitsWith(createCommitReader(hosting))
  const issues = createIssues(hosting)
  const comments = createIssueComments(hosting)
  const pages = createIssuePages(hosting)
  const sorting = createIssueSorting(hosting)
  const views = createIssueViews(hosting)
  return {
    pages,
    jobs: { ...labelJobs(hosting), ...createReferenceJobs(hosting) },
    routes: [
      issueRoutes({ issues, pages, views }),
      issuesEverywhereRoutes({ db, everywhere: createIssuesEverywhere(hosting), views }),
      pinnedIssueRoutes({ issues, views }),
      issueCommentRoutes({ issues, comments, pages, views: createCommentViews(hosting) }),
      issueLabelRoutes({ issues, sorting }),
      assigneeRoutes({ issues, sorting, views }),
      issueEventRoutes({
        issues,
        events: createIssueEvents(hosting),
        views: createEventViews(hosting, views),
      }),
      reactionRoutes({ db, issues, comments, reactions: createReactions(hosting) }),
      subIssueRoutes({ issues, subIssues: createSubIssues(hosting), views }),
      issueDependencyRoutes({ issues, dependencies: createIssueDependencies(hosting), views }),
      labelRoutes(createLabels(hosting)),
      milestoneRoutes(createMilestones(hosting), createMilestoneViews(hosting)),
    ],
  }
}
