import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { SubjectType } from '@octavo/drawing/posters/subject.ts'
import { type TSchema, Type } from 'typebox'
import type { Attribute, AttributeWrite, View } from '../json-api/resource.ts'
import { type ImageObject, imageUrls, imageVersion } from './image-urls.ts'

export interface ImageOwner {
  type: SubjectType
  id: number
  updatedAtMs: number
  /** The uploaded blob, if any. */
  hash: string | null
}

export function imageOf(
  kind: Kind,
  { type, id, updatedAtMs, hash }: ImageOwner,
  { origin }: View,
): ImageObject {
  const subject = {
    type,
    id: String(id),
    updatedAt: updatedAtMs,
    ...(hash !== null && { uploads: { [kind]: hash } }),
  }
  return imageUrls(origin, kind, subject, imageVersion(kind, subject))
}

const Url = Type.Optional(Type.String())
const Size = Type.Object({ width: Type.Integer(), height: Type.Integer() })

export const Picture: TSchema = Type.Object(
  {
    tiny: Url,
    small: Url,
    medium: Url,
    large: Url,
    original: Url,
    meta: Type.Optional(Type.Object({ dimensions: Type.Record(Type.String(), Size) })),
  },
  { title: 'Picture' },
)

/** The base64 length of the largest upload, plus the prefix of the `data:` URL. */
const maxUrlLength = 14_000_000

const write: AttributeWrite = {
  // Clients may send back the object that they read, which changes nothing.
  schema: Type.Union([
    Type.String({ maxLength: maxUrlLength, description: 'Image as a `data:` URL.' }),
    Type.Object({}),
  ]),
  // The rules of the table store the image.
  encode: () => ({}),
}

/** An image attribute that clients may set with a `data:` URL. */
export function uploadable<R extends object>(attribute: Attribute<R>): Attribute<R> {
  return { ...attribute, write }
}
