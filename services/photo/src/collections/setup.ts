import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { collectionListRoutes } from './routes/collection-lists.ts'
import { collectionPhotoRoutes } from './routes/collection-photos.ts'
import { collectionRoutes } from './routes/collections.ts'

export function setUpCollections(context: Context): Subject {
  return {
    routes: [collectionListRoutes(context), collectionRoutes(context), collectionPhotoRoutes(context)],
  }
}
