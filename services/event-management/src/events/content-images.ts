import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Scope } from '../context.ts'
import { loadImages } from '../media/load-images.ts'
import type { ContentModule } from './content-modules.ts'

/** Adds the images that modules reference by ID. */
export async function withImages(
  modules: readonly ContentModule[],
  scope: Pick<Scope, 'db' | 'url'>,
): Promise<ContentModule[]> {
  const idOf = (module: ContentModule) =>
    module.type === 'image' ? Number(asRecord(asRecord(module.data).image).image_id) : Number.NaN
  const images = await loadImages(modules.map(idOf).filter(Number.isSafeInteger), scope)
  return modules.map((module) => {
    const image = images.get(idOf(module))
    if (!image) return module
    const data = asRecord(module.data)
    return { ...module, data: { ...data, image: { ...asRecord(data.image), url: image.url } } }
  })
}
