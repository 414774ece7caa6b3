import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Transaction } from 'kysely'
import type { Scope, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { loadImages } from '../media/load-images.ts'
import { findUsableImages } from '../media/usable-images.ts'
import type { ContentModule } from './content-modules.ts'

/** The address of an image is secret, so modules show only images of the organization and those of `earlier`. */
export async function refuseForeignImages(
  tx: Transaction<Tables>,
  viewer: Viewer,
  modules: readonly ContentModule[],
  earlier: readonly ContentModule[],
): Promise<void> {
  const earlierIds = new Set(earlier.map(imageIdOf))
  const newIds = modules.flatMap((module) => imageIdOf(module) ?? []).filter((id) => !earlierIds.has(id))
  const usable = await findUsableImages(tx, viewer, newIds)
  for (const [at, module] of modules.entries()) {
    const id = imageIdOf(module)
    if (id === undefined || earlierIds.has(id) || usable.has(id)) continue
    throw argumentsError({ [`modules.${at}.data.image.image_id`]: ['INVALID'] })
  }
}

/** Adds the images that modules reference by ID. */
export async function withImages(
  modules: readonly ContentModule[],
  scope: Pick<Scope, 'db' | 'url'>,
): Promise<ContentModule[]> {
  const images = await loadImages(
    modules.flatMap((module) => imageIdOf(module) ?? []),
    scope,
  )
  return modules.map((module) => {
    const image = images.get(imageIdOf(module) ?? 0)
    if (!image) return module
    const data = asRecord(module.data)
    return { ...module, data: { ...data, image: { ...asRecord(data.image), url: image.url } } }
  })
}

/** Modules are stored as they are sent, so the ID can be anything. */
function imageIdOf({ type, data }: ContentModule): number | undefined {
  const { image_id } = asRecord(asRecord(data).image)
  const isId = typeof image_id === 'string' || typeof image_id === 'number'
  return type === 'image' && isId && /^[1-9]\d{0,14}$/.test(String(image_id)) ? Number(image_id) : undefined
}
