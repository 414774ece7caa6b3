import type { View } from '../view.ts'

const base = '/code-assistant'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'code-assistant',
  title: 'Code assistant',
  routes: [
    { path: base, load: async () => (await import('./pages/chat.tsx')).ChatPage },
    { path: `${base}/refactor`, load: async () => (await import('./pages/refactor.tsx')).RefactorPage },
    {
      path: `${base}/repositories`,
      load: async () => (await import('./pages/repositories.tsx')).RepositoriesPage,
    },
    {
      path: `${base}/repositories/:name`,
      load: async () => (await import('./pages/repository.tsx')).RepositoryPage,
    },
    { path: `${base}/usage`, load: async () => (await import('./pages/usage.tsx')).UsagePage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findInAssistant(text, baseUrl, signal),
}
