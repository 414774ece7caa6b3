import type { View } from '../view.ts'

const base = '/code-hosting'
const repository = `${base}/:owner/:repo`

/** Paths are the same as those of the service's HTML pages. @public */
export const view: View = {
  service: 'code-hosting',
  title: 'Code hosting',
  routes: [
    { path: base, load: async () => (await import('./pages/owners.tsx')).OwnersPage },
    { path: `${base}/:owner`, load: async () => (await import('./pages/owner.tsx')).OwnerPage },
    { path: repository, load: async () => (await import('./pages/tree.tsx')).TreePage },
    { path: `${repository}/tree/:ref`, load: async () => (await import('./pages/tree.tsx')).TreePage },
    { path: `${repository}/tree/:ref/*path`, load: async () => (await import('./pages/tree.tsx')).TreePage },
    { path: `${repository}/blob/:ref/*path`, load: async () => (await import('./pages/file.tsx')).FilePage },
    {
      path: `${repository}/commits`,
      load: async () => (await import('./pages/commits.tsx')).CommitsPage,
    },
    {
      path: `${repository}/commits/:ref`,
      load: async () => (await import('./pages/commits.tsx')).CommitsPage,
    },
    {
      path: `${repository}/commits/:ref/*path`,
      load: async () => (await import('./pages/commits.tsx')).CommitsPage,
    },
    { path: `${repository}/commit/:sha`, load: async () => (await import('./pages/commit.tsx')).CommitPage },
    { path: `${repository}/compare`, load: async () => (await import('./pages/compare.tsx')).ComparePage },
    {
      path: `${repository}/compare/*range`,
      load: async () => (await import('./pages/compare.tsx')).ComparePage,
    },
    { path: `${repository}/branches`, load: async () => (await import('./pages/branches.tsx')).BranchesPage },
    { path: `${repository}/issues`, load: async () => (await import('./pages/issues.tsx')).IssuesPage },
    {
      path: `${repository}/issues/new`,
      load: async () => (await import('./pages/new-issue.tsx')).NewIssuePage,
    },
    { path: `${repository}/issues/:number`, load: async () => (await import('./pages/issue.tsx')).IssuePage },
    { path: `${repository}/pulls`, load: async () => (await import('./pages/pulls.tsx')).PullsPage },
    { path: `${repository}/pull/:number`, load: async () => (await import('./pages/pull.tsx')).PullPage },
    {
      path: `${repository}/pull/:number/commits`,
      load: async () => (await import('./pages/pull-commits.tsx')).PullCommitsPage,
    },
    {
      path: `${repository}/pull/:number/files`,
      load: async () => (await import('./pages/pull-files.tsx')).PullFilesPage,
    },
    { path: `${repository}/releases`, load: async () => (await import('./pages/releases.tsx')).ReleasesPage },
    {
      path: `${repository}/releases/tag/*tag`,
      load: async () => (await import('./pages/release.tsx')).ReleasePage,
    },
    {
      path: `${base}/orgs/:owner/teams/:team`,
      load: async () => (await import('./pages/team.tsx')).TeamPage,
    },
    {
      path: `${repository}/settings/hooks`,
      load: async () => (await import('./pages/hooks.tsx')).HooksPage,
    },
    {
      path: `${repository}/settings/hooks/:hook`,
      load: async () => (await import('./pages/hook.tsx')).HookPage,
    },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findRepositories(text, baseUrl, signal),
}
