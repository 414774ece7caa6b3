import type { View } from '../view.ts'

const base = '/photo'

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'photo',
  title: 'Photos',
  routes: [
    { path: base, load: async () => (await import('./pages/photos.tsx')).PhotosPage },
    { path: `${base}/upload`, load: async () => (await import('./pages/upload.tsx')).UploadPage },
    { path: `${base}/photos/:id`, load: async () => (await import('./pages/photo.tsx')).PhotoPage },
    { path: `${base}/topics/:slug`, load: async () => (await import('./pages/topic.tsx')).TopicPage },
    {
      path: `${base}/collections`,
      load: async () => (await import('./pages/collections.tsx')).CollectionsPage,
    },
    {
      path: `${base}/collections/:id`,
      load: async () => (await import('./pages/collection.tsx')).CollectionPage,
    },
    { path: `${base}/users/:username`, load: async () => (await import('./pages/profile.tsx')).ProfilePage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findPhotos(text, baseUrl, signal),
}
