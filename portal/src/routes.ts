import { operationRoute } from './calls/explorer-href.ts'
import { HomePage } from './pages/home.tsx'
import { matchPath, type Params } from './path.ts'
import type { Page, Route } from './router.ts'
import { findViewRoutes } from './views/registry.ts'

/** All pages except those of views. Pages are loaded on navigation. */
const routes: readonly Route[] = [
  { path: '/', load: async () => HomePage },
  { path: '/sign-in', load: async () => (await import('./pages/sign-in.tsx')).SignInPage },
  { path: '/sign-in-failed', load: async () => (await import('./pages/sign-in.tsx')).SignInPage },
  { path: '/explorer', load: async () => (await import('./pages/explorer/explorer.tsx')).ExplorerPage },
  {
    path: '/explorer/:service',
    load: async () => (await import('./pages/explorer/explorer.tsx')).ExplorerPage,
  },
  {
    path: operationRoute,
    load: async () => (await import('./pages/explorer/explorer.tsx')).ExplorerPage,
  },
  { path: '/tokens', load: async () => (await import('./pages/tokens/tokens.tsx')).TokensPage },
  { path: '/health', load: async () => (await import('./pages/health.tsx')).HealthPage },
  { path: '/settings', load: async () => (await import('./pages/settings.tsx')).SettingsPage },
  { path: '/sandbox', load: async () => (await import('./pages/sandbox/clock.tsx')).ClockPage },
  { path: '/sandbox/clock', load: async () => (await import('./pages/sandbox/clock.tsx')).ClockPage },
  { path: '/sandbox/faults', load: async () => (await import('./pages/sandbox/faults.tsx')).FaultsPage },
  {
    path: '/sandbox/snapshots',
    load: async () => (await import('./pages/sandbox/snapshots.tsx')).SnapshotsPage,
  },
  { path: '/sandbox/journal', load: async () => (await import('./pages/sandbox/journal.tsx')).JournalPage },
  {
    path: '/sandbox/journal/:id',
    load: async () => (await import('./pages/sandbox/journal-entry.tsx')).JournalEntryPage,
  },
]

export interface FoundPage {
  page: Page
  params: Params
}

export async function findPage(path: string): Promise<FoundPage | undefined> {
  const [, first = ''] = path.split('/')
  for (const route of [...routes, ...(await findViewRoutes(first))]) {
    const params = matchPath(route.path, path)
    if (params) return { page: await route.load(), params }
  }
  return undefined
}
