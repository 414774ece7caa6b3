import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Subject } from '@octavo/platform/subjects.ts'
import { createImageResponses } from './image-responses.ts'
import { createImages, type Images } from './images.ts'
import { createKnownSources, type FindSource, type KnownSources } from './known-sources.ts'
import type { RenderLaneOptions } from './render-lanes.ts'
import { imageRoutes } from './routes.ts'
import type { SceneRenderer } from './scene-rasters.ts'
import type { ImageSettings } from './settings.ts'
import { createUrlSigner, type UrlSigner, unsigned } from './signatures.ts'

export type ImageContext = Pick<
  ServiceContext<ImageSettings>,
  'config' | 'blobs' | 'limits' | 'log' | 'clock' | 'folder'
>

export interface ImageSubjectOptions extends RenderLaneOptions {
  /** Finds what `/photo-…` shows. */
  findPhoto: FindSource
  /** Finds what `/profile-…` shows. */
  findProfile: FindSource
  scenes: SceneRenderer
}

export interface ImageSubject extends Required<Pick<Subject, 'close'>>, Pick<Subject, 'routes'> {
  images: Images
  /** For subjects that change or delete what a file name shows. */
  photos: KnownSources
  profiles: KnownSources
  signer: UrlSigner
}

/** The folder that the service declares with `cacheFolder`. */
export const imageFolder = 'images'

export function setUpImages(context: ImageContext, options: ImageSubjectOptions): ImageSubject {
  const { config, blobs, limits, log, clock } = context
  const { findPhoto, findProfile, ...engine } = options
  const signer = createSigner(config)
  const images = createImages({
    ...engine,
    folder: context.folder(imageFolder),
    blobs,
    limits,
    log,
    settings: config,
  })
  const photos = createKnownSources(findPhoto, clock)
  const profiles = createKnownSources(findProfile, clock)
  const responses = createImageResponses(images, blobs, clock)
  return {
    images,
    photos,
    profiles,
    signer,
    routes: [imageRoutes({ responses, photos, profiles, signer })],
    close: images.close,
  }
}

function createSigner({ signedUrls, signingToken }: ImageSettings): UrlSigner {
  if (signedUrls === 'off') return unsigned
  if (signingToken === undefined) throw new Error('`signedUrls` requires a `signingToken`.')
  return createUrlSigner(signingToken)
}
