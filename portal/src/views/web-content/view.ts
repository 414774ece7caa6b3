import type { View } from '../view.ts'

const base = '/web-content'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'web-content',
  title: 'Web content',
  routes: [
    { path: base, load: async () => (await import('./pages/search.tsx')).SearchPage },
    { path: `${base}/posts/:uuid`, load: async () => (await import('./pages/post.tsx')).PostPage },
    { path: `${base}/sources`, load: async () => (await import('./pages/sources.tsx')).SourcesPage },
    { path: `${base}/sources/:id`, load: async () => (await import('./pages/source.tsx')).SourcePage },
    { path: `${base}/queries`, load: async () => (await import('./pages/queries.tsx')).QueriesPage },
    { path: `${base}/queries/:id`, load: async () => (await import('./pages/query.tsx')).QueryPage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findContent(text, baseUrl, signal),
}
