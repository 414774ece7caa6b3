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
import { createPhotoLibrary } from './photos/photo-library.ts'
import { listPreviews } from './photos/previews.ts'
import { setUpPhotos } from './photos/setup.ts'
import { setUpPlaceholders } from './placeholders/setup.ts'
import { seedSample } from './sample/seed.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpTopics } from './topics/setup.ts'
import { setUpTotals } from './totals/setup.ts'
import { setUpUsers } from './users/setup.ts'
import { acceptParameters } from './wire/parameters.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context): ServiceSetup {
  const images = setUpImages(context)
  const { routes, jobs, close } = combineSubjects([
    images,
    setUpApps(context),
    setUpUsers(context, listPreviews),
    setUpPhotos(context, { listRelatedCollections, forgetImage: images.photos.forget }),
    setUpCollections(context),
    setUpTopics(context),
    setUpSearch(context),
    setUpPlaceholders(context, createPhotoLibrary(context), images.signer),
    setUpTotals(context),
  ])
  return {
    renderError,
    seed: () => seedSample(context, demoLogin),
    jobs,
    close,
    routes: [acceptParameters, installResponseHeaders, (app) => requireNeeds(app, context), ...routes],
  }
}
