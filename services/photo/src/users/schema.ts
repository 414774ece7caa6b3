import { type Static, Type } from 'typebox'
import { Statistic } from '../counts/schema.ts'

const NullableText = Type.Union([Type.String(), Type.Null()])
const Time = Type.String({ format: 'date-time' })

const properties = {
  id: Type.String(),
  updated_at: Time,
  username: Type.String(),
  name: Type.String(),
  first_name: Type.String(),
  last_name: NullableText,
  twitter_username: NullableText,
  portfolio_url: NullableText,
  bio: NullableText,
  location: NullableText,
  links: Type.Object({
    self: Type.String(),
    html: Type.String(),
    photos: Type.String(),
    likes: Type.String(),
    portfolio: Type.String(),
    following: Type.String(),
    followers: Type.String(),
  }),
  profile_image: Type.Object({
    small: Type.String({ description: '32×32 pixels.' }),
    medium: Type.String({ description: '64×64 pixels.' }),
    large: Type.String({ description: '128×128 pixels.' }),
    custom: Type.Optional(Type.String({ description: 'The size in the parameters `w` and `h`.' })),
  }),
  instagram_username: NullableText,
  total_collections: Type.Integer(),
  total_likes: Type.Integer(),
  total_photos: Type.Integer(),
  total_promoted_photos: Type.Integer(),
  accepted_tos: Type.Boolean(),
  for_hire: Type.Boolean(),
  social: Type.Object({
    instagram_username: NullableText,
    portfolio_url: NullableText,
    twitter_username: NullableText,
    paypal_email: Type.Null(),
  }),
}

export const UserBasic = Type.Object(properties, { title: 'UserBasic' })
export type UserBasic = Static<typeof UserBasic>

export const PhotoPreview = Type.Object(
  {
    id: Type.String(),
    slug: Type.String(),
    created_at: Time,
    updated_at: Time,
    blur_hash: NullableText,
    asset_type: Type.Literal('photo'),
    urls: Type.Record(Type.String(), Type.String()),
  },
  { title: 'PhotoPreview' },
)
export type PhotoPreview = Static<typeof PhotoPreview>

const fullProperties = {
  ...properties,
  badge: Type.Null(),
  followed_by_user: Type.Boolean(),
  followers_count: Type.Integer(),
  following_count: Type.Integer(),
  downloads: Type.Integer({ description: 'Downloads of all photos of the user.' }),
  meta: Type.Object({ index: Type.Boolean() }),
  photos: Type.Array(PhotoPreview, { description: 'The newest photos.' }),
}

export const UserFull = Type.Object(fullProperties, { title: 'UserFull' })
export type UserFull = Static<typeof UserFull>

export const Me = Type.Object(
  { ...fullProperties, email: Type.String(), uploads_remaining: Type.Integer() },
  { title: 'Me' },
)

export const UserStatistics = Type.Object(
  { id: Type.String(), username: Type.String(), downloads: Statistic, views: Statistic, likes: Statistic },
  { title: 'UserStatistics' },
)

const OptionalText = Type.Optional(NullableText)

export const ProfileInput = Type.Object({
  username: OptionalText,
  first_name: OptionalText,
  last_name: OptionalText,
  email: OptionalText,
  url: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'The portfolio, an `http` or `https` URL.' }),
  ),
  location: OptionalText,
  bio: OptionalText,
  instagram_username: OptionalText,
})
export type ProfileInput = Static<typeof ProfileInput>
