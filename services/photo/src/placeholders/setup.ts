import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { UrlSigner } from '../images/signatures.ts'
import { loremPicsumRoutes } from './lorem-picsum.ts'
import type { PhotoLibrary } from './photo-library.ts'
import { topLevelRoutes } from './top-level.ts'
import { unsplashSourceRoutes } from './unsplash-source.ts'

/** URL grammars of other placeholder services, over the photos of this one. */
export function setUpPlaceholders(
  { clock, url }: Pick<Context, 'clock' | 'url'>,
  library: PhotoLibrary,
  { sign }: Pick<UrlSigner, 'sign'>,
): Subject {
  const options = { library, url, sign, now: clock.now }
  return { routes: [loremPicsumRoutes(options), unsplashSourceRoutes(options), topLevelRoutes(options)] }
}
