import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { imageFolder } from './image-folder.ts'
import { createImageResponses, type ImageResponses } from './image-responses.ts'
import { createImages, type Images } from './images.ts'
import { onRemoval } from './removed-images.ts'
import type { RenderLaneOptions } from './render-lanes.ts'
import { imageRoutes } from './routes.ts'
import { createSceneRenderer, type SceneRenderer } from './scene-renderer.ts'
import { createSourceCache, type SourceCache } from './source-cache.ts'
import { findPhotoSource, findProfileSource } from './store.ts'

export interface ImageSubject extends Pick<Subject, 'routes' | 'close'> {
  images: Images
  responses: ImageResponses
  /** For subjects that change or delete what a file name shows. */
  photos: SourceCache
  profiles: SourceCache
}

export interface ImageSubjectOptions extends RenderLaneOptions {
  scenes?: SceneRenderer
}

export function setUpImages(
  context: Context,
  { scenes = createSceneRenderer(), ...lanes }: ImageSubjectOptions = {},
): ImageSubject {
  const { config, blobs, bus, limits, log, clock, imageSigner } = context
  const folder = context.folder(imageFolder)
  const images = createImages({ ...lanes, scenes, folder, blobs, limits, log, settings: config })
  const photos = createSourceCache((fileName) => findPhotoSource(context, fileName), clock)
  const profiles = createSourceCache(
    (fileName) => findProfileSource(context, fileName, images.readHeader),
    clock,
  )
  const unsubscribe = onRemoval(bus, photos.forget)
  const responses = createImageResponses(images, blobs, clock)
  return {
    images,
    responses,
    photos,
    profiles,
    routes: [imageRoutes({ responses, photos, profiles, signer: imageSigner })],
    close: async () => unsubscribe(),
  }
}
