import type { View } from '../view.ts'

const base = '/anime-catalogue'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'anime-catalogue',
  title: 'Anime catalogue',
  routes: [
    { path: base, load: async () => (await import('./pages/browse.tsx')).BrowsePage },
    { path: `${base}/random`, load: async () => (await import('./pages/random.tsx')).RandomPage },
    { path: `${base}/seasons`, load: async () => (await import('./pages/season.tsx')).SeasonPage },
    {
      path: `${base}/seasons/:year/:season`,
      load: async () => (await import('./pages/season.tsx')).SeasonPage,
    },
    { path: `${base}/anime/:id`, load: async () => (await import('./pages/work.tsx')).WorkPage },
    {
      path: `${base}/characters/:id`,
      load: async () => (await import('./pages/character.tsx')).CharacterPage,
    },
    { path: `${base}/people/:id`, load: async () => (await import('./pages/person.tsx')).PersonPage },
    { path: `${base}/producers/:id`, load: async () => (await import('./pages/studio.tsx')).StudioPage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findWorks(text, baseUrl, signal),
}
