import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { SubjectType } from '@octavo/drawing/posters/subject.ts'
import { type TSchema, Type } from 'typebox'
import type { Attribute, AttributeWrite, View } from '../json-api/resource.ts'
import { artVersion, type ImageObject, imageAddresses } from './image-urls.ts'

/** Whose picture it is, when anything of it last changed, and the blob of an upload, if there is one. */
export interface Pictured {
  type: SubjectType
  id: number
  updatedAtMs: number
  hash: string | null
}

/** The addresses of a picture in all its sizes, as answers have them. */
export function pictureOf(
  kind: Kind,
  { type, id, updatedAtMs, hash }: Pictured,
  { origin }: View,
): ImageObject {
  const stamped = {
    ...{ type, id: String(id), updatedAt: updatedAtMs },
    ...(hash !== null && { uploads: { [kind]: hash } }),
  }
  return imageAddresses(origin, kind, stamped, artVersion(kind, stamped))
}

const Address = Type.Optional(Type.String())
const Size = Type.Object({ width: Type.Integer(), height: Type.Integer() })

export const Picture: TSchema = Type.Object(
  {
    ...{ tiny: Address, small: Address, medium: Address, large: Address, original: Address },
    meta: Type.Optional(Type.Object({ dimensions: Type.Record(Type.String(), Size) })),
  },
  { title: 'Picture' },
)

/** As much as a picture of the greatest size takes in base64, and what stands before it. */
const addressMax = 14_000_000

const write: AttributeWrite = {
  // What was read is an object, and says nothing new where it is sent back.
  schema: Type.Union([
    Type.String({ maxLength: addressMax, description: 'A picture as a `data:` address.' }),
    Type.Object({}),
  ]),
  // The picture itself is kept elsewhere.
  encode: () => ({}),
}

/** A picture that may be sent in the place of the drawing. */
export function givenPicture<R extends object>(attribute: Attribute<R>): Attribute<R> {
  return { ...attribute, write }
}
