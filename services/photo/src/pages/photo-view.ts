import type { Collection } from '../collections/schema.ts'
import type { Attribution } from '../photos/attribution.ts'
import type { PhotoBasic, PhotoFull } from '../photos/schema/photo.ts'
import type { SignImage } from './photo-image.ts'

export interface PhotoView {
  /** The address of the service, without slash at the end. */
  site: string
  sign: SignImage
  photo: PhotoFull
  attribution: Attribution
  /** True for drawings by this program. */
  isGenerated: boolean
  collections: readonly Collection[]
  related: readonly PhotoBasic[]
}
