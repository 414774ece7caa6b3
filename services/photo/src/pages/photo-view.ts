import type { Collection } from '../collections/schema.ts'
import type { Attribution } from '../photos/attribution.ts'
import type { PhotoBasic, PhotoFull } from '../photos/schema/photo.ts'

export interface PhotoView {
  /** The address of the service, without slash at the end. */
  site: string
  /** Signs the path and query of an image, if that is required. */
  sign(target: string): string
  photo: PhotoFull
  attribution: Attribution
  /** Whether a program drew it. */
  isGenerated: boolean
  collections: readonly Collection[]
  related: readonly PhotoBasic[]
}
