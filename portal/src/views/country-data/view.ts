import type { View } from '../view.ts'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'country-data',
  title: 'Country data',
  routes: [
    { path: '/country-data', load: async () => (await import('./atlas.tsx')).AtlasPage },
    {
      path: '/country-data/countries/:code',
      load: async () => (await import('./country-page.tsx')).CountryPage,
    },
    { path: '/country-data/compare', load: async () => (await import('./compare.tsx')).ComparePage },
    { path: '/country-data/historical', load: async () => (await import('./historical.tsx')).HistoricalPage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findCountries(text, baseUrl, signal),
}
