import type { View } from '../view.ts'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'status-image',
  title: 'Dogs',
  routes: [{ path: '/status-image', load: async () => (await import('./gallery.tsx')).GalleryPage }],
}
