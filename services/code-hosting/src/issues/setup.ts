import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createCommentViews } from './comment-views.ts'
import { createCommitReader } from './commit-reader.ts'
import { createEventViews } from './event-views.ts'
import { createInvolvedIssues } from './involved-issues.ts'
import { createIssueComments } from './issue-comments.ts'
import { createIssueDependencies } from './issue-dependencies.ts'
import { createIssueEvents } from './issue-events.ts'
import { createIssuePages, type IssuePages } from './issue-pages.ts'
import { createIssueTriage } from './issue-triage.ts'
import { createIssueTypes, issueTypeJobs } from './issue-types.ts'
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
import { issueTypeRoutes } from './routes/issue-types.ts'
import { issueRoutes } from './routes/issues.ts'
import { labelRoutes } from './routes/labels.ts'
import { milestoneRoutes } from './routes/milestones.ts'
import { pinnedCommentRoutes } from './routes/pinned-comments.ts'
import { pinnedIssueRoutes } from './routes/pinned-issues.ts'
import { commentReactionRoutes, issueReactionRoutes } from './routes/reactions.ts'
import { subIssueRoutes } from './routes/sub-issues.ts'
import { createSubIssues } from './sub-issues.ts'
import { createTimelineEntries, type TimelineEntries } from './timeline-entries.ts'

export interface IssueSubject extends Subject {
  pages: IssuePages
  timeline: TimelineEntries
}

export function setUpIssues(context: Context): IssueSubject {
  const { db } = context
  context.pushes.readCommitsWith(createCommitReader(context))
  const issues = createIssues(context)
  const comments = createIssueComments(context)
  const pages = createIssuePages(context)
  const triage = createIssueTriage(context)
  const views = createIssueViews(context)
  const timeline = createTimelineEntries()
  const reactions = createReactions(context)
  return {
    pages,
    timeline,
    jobs: { ...labelJobs(context), ...issueTypeJobs(context), ...createReferenceJobs(context) },
    routes: [
      issueRoutes({ issues, pages, views }),
      involvedIssueRoutes({ db, everywhere: createInvolvedIssues(context), views }),
      pinnedIssueRoutes({ issues, views }),
      issueCommentRoutes({ issues, comments, pages, views: createCommentViews(context) }),
      pinnedCommentRoutes({ comments, views: createCommentViews(context) }),
      issueLabelRoutes({ issues, triage }),
      assigneeRoutes({ issues, triage, views }),
      issueEventRoutes({
        issues,
        events: createIssueEvents(context),
        views: createEventViews(context, views, timeline),
      }),
      issueReactionRoutes(context, issues, reactions),
      commentReactionRoutes(context, comments, reactions),
      subIssueRoutes({ issues, subIssues: createSubIssues(context), views }),
      issueDependencyRoutes({ issues, dependencies: createIssueDependencies(context), views }),
      labelRoutes(createLabels(context)),
      issueTypeRoutes(createIssueTypes(context)),
      milestoneRoutes(createMilestones(context), createMilestoneViews(context)),
    ],
  }
}
