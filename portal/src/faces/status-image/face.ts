import type { Face } from '../face.ts'

/** Found by its place, not by an import. @public */
export const face: Face = {
  service: 'status-image',
  title: 'Dogs',
  routes: [{ path: '/status-image', load: async () => (await import('./gallery.tsx')).GalleryPage }],
}
