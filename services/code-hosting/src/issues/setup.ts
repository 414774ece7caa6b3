import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createCommentViews } from './comment-views.ts'
import { createCommitReader } from './commit-reader.ts'
import { createEventViews } from './event-views.ts'
import { createInvolvedIssues } from './involved-issues.ts'
import { createIssueComments } from './issue-comments.ts'
import { createIssueDependencies } from './issue-dependencies.ts'
import { createIssueEvents } from './issue-events.ts'
import { createIssuePages, type IssuePages } from './issue-pages.ts'
import { createIssueTriage } from './issue-triage.ts'
import { createIssueViews } from './issue-views.ts'
import { createIssues } from './issues.ts'
import { labelJobs } from './label-cleanup.ts'
import { createLabels } from './labels.ts'
import { createMilestoneViews } from './milestone-views.ts'
import { createMilestones } from './milestones.ts'
import { createReactions } from './reactions.ts'
import { createReferenceJobs } from './reference-jobs.ts'
import { assigneeRoutes } from './routes/assignees.ts'
import { involvedIssueRoutes } from './routes/involved-issues.ts'
import { issueCommentRoutes } from './routes/issue-comments.ts'
import { issueDependencyRoutes } from './routes/issue-dependencies.ts'
import { issueEventRoutes } from './routes/issue-events.ts'
import { issueLabelRoutes } from './routes/issue-labels.ts'
import { issueRoutes } from './routes/issues.ts'
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
  const triage = createIssueTriage(hosting)
  const views = createIssueViews(hosting)
  return {
    pages,
    jobs: { ...labelJobs(hosting), ...createReferenceJobs(hosting) },
    routes: [
      issueRoutes({ issues, pages, views }),
      involvedIssueRoutes({ db, everywhere: createInvolvedIssues(hosting), views }),
      pinnedIssueRoutes({ issues, views }),
      issueCommentRoutes({ issues, comments, pages, views: createCommentViews(hosting) }),
      issueLabelRoutes({ issues, triage }),
      assigneeRoutes({ issues, triage, views }),
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
