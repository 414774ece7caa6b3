import { isPageRoute, withErrorPages } from '@octavo/platform/pages/error-pages.ts'
import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import { setUpApps } from './apps/setup.ts'
import { listRelatedCollections } from './collections/related-collections.ts'
import { setUpCollections } from './collections/setup.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { setUpImages } from './images/setup.ts'
import { demoLogin } from './limits.ts'
import { setUpPages } from './pages/setup.ts'
import { sendPage } from './pages/site.ts'
import { createPhotoLibrary } from './photos/photo-library.ts'
import { listPreviews } from './photos/previews.ts'
import { setUpPhotos } from './photos/setup.ts'
import { setUpPlaceholders } from './placeholders/setup.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpTopics } from './topics/setup.ts'
import { setUpTotals } from './totals/setup.ts'
import { importFolder } from './uploads/import-folder.ts'
import { setUpUploads } from './uploads/setup.ts'
import { createUploads } from './uploads/uploads.ts'
import { setUpUsers } from './users/setup.ts'
import { acceptParameters } from './wire/parameters.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context): ServiceSetup {
  const uploads = createUploads(context)
  const images = setUpImages(context)
  const { routes, jobs, close } = combineSubjects([
    images,
    setUpApps(context),
    setUpUsers(context, listPreviews),
    setUpPhotos(context, { listRelatedCollections, forgetImage: images.photos.forget }),
    setUpCollections(context),
    setUpTopics(context),
    setUpSearch(context),
    setUpPlaceholders(context, createPhotoLibrary(context), context.imageSigner),
    setUpTotals(context),
    setUpUploads(context, uploads, listRelatedCollections),
    setUpPages(context, images),
  ])
  return {
    renderError: withErrorPages(
      { render: sendPage.render, isForPage: isPageRoute, startPage: '/' },
      renderError,
    ),
    // Imported on demand, because a process of its own seeds.
    seed: async () => (await import('./sample/seed.ts')).seedSample(context, demoLogin),
    importers: { folder: importFolder(context, uploads) },
    jobs,
    close,
    routes: [acceptParameters, installResponseHeaders, (app) => requireNeeds(app, context), ...routes],
  }
}
