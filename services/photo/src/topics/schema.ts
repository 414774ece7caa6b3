import { type Static, Type } from 'typebox'
import { PhotoBasic } from '../photos/schema/photo.ts'
import { PhotoPreview, UserBasic } from '../users/schema.ts'

const Time = Type.String({ format: 'date-time' })
const NullableTime = Type.Union([Time, Type.Null()])

const properties = {
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  published_at: Time,
  updated_at: Time,
  starts_at: Time,
  ends_at: NullableTime,
  only_submissions_after: NullableTime,
  visibility: Type.Union([Type.Literal('featured'), Type.Literal('visible'), Type.Literal('hidden')]),
  featured: Type.Boolean(),
  status: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
  total_photos: Type.Integer(),
  links: Type.Object({ self: Type.String(), html: Type.String(), photos: Type.String() }),
  owners: Type.Array(UserBasic),
  current_user_contributions: Type.Array(PhotoPreview),
  total_current_user_submissions: Type.Object({}),
  cover_photo: Type.Union([PhotoBasic, Type.Null()]),
  preview_photos: Type.Array(PhotoPreview),
}

export const TopicBasic = Type.Object(properties, { title: 'TopicBasic' })
export type TopicBasic = Static<typeof TopicBasic>

export const TopicFull = Type.Object(
  { ...properties, top_contributors: Type.Array(UserBasic) },
  { title: 'TopicFull' },
)
