import type { Face } from '../face.ts'

export const face: Face = {
  service: 'status-image',
  title: 'Dogs',
  routes: [{ path: '/status-image', load: async () => (await import('./gallery.tsx')).GalleryPage }],
}
