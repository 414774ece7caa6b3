import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { collectionPageRoutes } from './routes/collection-pages.ts'
import { homePageRoutes } from './routes/home-pages.ts'
import { pageScriptRoutes } from './routes/page-scripts.ts'
import { type PhotoImages, photoDownloadRoutes } from './routes/photo-downloads.ts'
import { photoPageRoutes } from './routes/photo-pages.ts'
import { profilePageRoutes } from './routes/profile-pages.ts'
import { searchPageRoutes } from './routes/search-pages.ts'
import { topicPageRoutes } from './routes/topic-pages.ts'

/** The HTML pages that `links.html` and `links.download` name. All of them work without scripts. */
export function setUpPages(context: Context, images: PhotoImages): Subject {
  return {
    routes: [
      homePageRoutes(context),
      photoPageRoutes(context),
      photoDownloadRoutes(context, images),
      profilePageRoutes(context),
      collectionPageRoutes(context),
      topicPageRoutes(context),
      searchPageRoutes(context),
      pageScriptRoutes,
    ],
  }
}
