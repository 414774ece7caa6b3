import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../access/needs.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createCommits } from '../code/commits/commits.ts'
import { createComparisons } from '../code/commits/comparisons.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import type { MergeGate } from '../merging/merge-gate.ts'
import { createAccountPage } from './account-page.ts'
import { createAppPage } from './app-page.ts'
import { createCheckRunPage } from './check-run-page.ts'
import { createCommitPage } from './commit-page.ts'
import { createCommitsPage } from './commits-page.ts'
import { createComparisonPage } from './comparison-page.ts'
import { createDeploymentListPage } from './deployment-list-page.ts'
import { createFeeds, isFeed } from './feeds.ts'
import { createFilePage } from './file-page.ts'
import { createFolderPages } from './folder-pages.ts'
import { createGistPages } from './gist-pages.ts'
import { createHomePage } from './home-page.ts'
import { createInvitationPage } from './invitation-page.ts'
import { createIssueListPage } from './issue-list-page.ts'
import { createIssuePage } from './issue-page.ts'
import { createLabelPages } from './label-pages.ts'
import { createMilestonePages } from './milestone-pages.ts'
import { pagesMount } from './page-addresses.ts'
import { createPageOpener } from './page-request.ts'
import { createPeoplePages } from './people-pages.ts'
import { createPullCommitsPage } from './pull-commits-page.ts'
import { createPullFilesPage } from './pull-files-page.ts'
import { createPullListPage } from './pull-list-page.ts'
import { createPullPage } from './pull-page.ts'
import { createRefPages } from './ref-pages.ts'
import { createReleasePages } from './release-pages.ts'
import { createRulesetPages } from './ruleset-pages.ts'
import { createTeamPage } from './team-page.ts'
import { unimplementedPage } from './unimplemented-page.ts'

/** Parts of the issues subject that pages use. */
export interface IssueParts {
  pages: IssuePages
  timeline: TimelineEntries
}

export const pageRoutes =
  (context: Context, { pages: issuePages, timeline }: IssueParts, gate: MergeGate): Routes =>
  (app) => {
    const { open, inRepository } = createPageOpener(context)
    const commits = createCommits(context, createCommitPeople(context.db))
    const folders = createFolderPages(context)
    const refs = createRefPages(commits)
    const labels = createLabelPages(context)
    const milestones = createMilestonePages(context, issuePages)
    const people = createPeoplePages(context)
    const releases = createReleasePages(context)
    const rulesets = createRulesetPages(context)
    const deployments = inRepository('deployments', createDeploymentListPage(context))
    const gists = open(createGistPages(context))
    const feeds = createFeeds(context)
    const showCommits = createCommitsPage(commits)
    const commitList = inRepository('contents', async (pageRequest) =>
      (await isFeed(pageRequest)) ? feeds.commits(pageRequest) : showCommits(pageRequest),
    )

    const add = (path: string, handler: ReturnType<typeof open>) =>
      app.get(
        pagesMount + path,
        { config: { access: 'free', needs: anyone, limit: 'pages' }, schema: { hide: true } },
        handler,
      )
    const addUnimplemented = (subject: string, paths: readonly string[]) => {
      for (const path of paths)
        add(`/:owner/:repo/${path}`, inRepository('metadata', unimplementedPage(subject)))
    }

    add('/', open(createHomePage(context)))
    add('/orgs/:org/teams/:team_slug', open(createTeamPage(context)))
    add('/organizations/:org/settings/rules/:id', open(rulesets.ofOrganization))
    add('/apps/:slug', open(createAppPage(context)))
    add('/gist/:first', gists)
    add('/gist/:first/:second', gists)
    add('/:owner', open(createAccountPage(context)))
    add('/:owner/:repo', inRepository('contents', folders.front))
    add('/:owner/:repo/tree/*', inRepository('contents', folders.tree))
    add('/:owner/:repo/blob/*', inRepository('contents', createFilePage(context)))
    add('/:owner/:repo/commits', commitList)
    add('/:owner/:repo/commits/*', commitList)
    add('/:owner/:repo/commits.atom', inRepository('contents', feeds.commits))
    add('/:owner/:repo/commit/*', inRepository('contents', createCommitPage(context, commits)))
    add('/:owner/:repo/compare', inRepository('contents', refs.branches))
    add(
      '/:owner/:repo/compare/*',
      inRepository('contents', createComparisonPage(createComparisons(context), commits)),
    )
    add('/:owner/:repo/branches', inRepository('contents', refs.branches))
    add('/:owner/:repo/tags', inRepository('contents', refs.tags))
    add('/:owner/:repo/tags.atom', inRepository('contents', feeds.tags))
    add('/:owner/:repo/issues', inRepository('issues', createIssueListPage(issuePages)))
    add('/:owner/:repo/issues/:number', inRepository('issues', createIssuePage(context)))
    add('/:owner/:repo/pulls', inRepository('pull_requests', createPullListPage(context)))
    add('/:owner/:repo/pull/:number', inRepository('pull_requests', createPullPage(context, timeline, gate)))
    add(
      '/:owner/:repo/pull/:number/commits',
      inRepository('pull_requests', createPullCommitsPage(context, commits)),
    )
    add('/:owner/:repo/pull/:number/files', inRepository('pull_requests', createPullFilesPage(context)))
    add(
      '/:owner/:repo/pull/:number/commits/:sha',
      inRepository('contents', async ({ base, params }) => ({ location: `${base}/commit/${params.sha}` })),
    )
    add('/:owner/:repo/runs/:id', inRepository('checks', createCheckRunPage(context)))
    add('/:owner/:repo/labels', inRepository('issues', labels.list))
    add('/:owner/:repo/labels/*', inRepository('issues', labels.one))
    add('/:owner/:repo/milestones', inRepository('issues', milestones.list))
    add('/:owner/:repo/milestone/:number', inRepository('issues', milestones.one))
    add('/:owner/:repo/stargazers', inRepository('metadata', people.stargazers))
    add('/:owner/:repo/watchers', inRepository('metadata', people.watchers))
    add('/:owner/:repo/forks', inRepository('metadata', people.forks))
    add('/:owner/:repo/network/members', inRepository('metadata', people.forks))
    add('/:owner/:repo/graphs/contributors', inRepository('metadata', people.contributors))
    add('/:owner/:repo/invitations', open(createInvitationPage(context)))
    add('/:owner/:repo/releases', inRepository('contents', releases.list))
    add('/:owner/:repo/releases.atom', inRepository('contents', feeds.releases))
    add('/:owner/:repo/releases/latest', inRepository('contents', releases.latest))
    add('/:owner/:repo/releases/tag/*', inRepository('contents', releases.one))
    add('/:owner/:repo/deployments', deployments)
    add('/:owner/:repo/deployments/activity_log', deployments)
    add('/:owner/:repo/rules/:id', inRepository('metadata', rulesets.ofRepository))
    addUnimplemented('Wiki', ['wiki', 'wiki/*'])
    addUnimplemented('Actions', ['actions', 'actions/*'])
    addUnimplemented('Settings', ['settings', 'settings/*'])
    add(
      '/*',
      open(async () => Promise.reject(problem('not_found'))),
    )
  }
