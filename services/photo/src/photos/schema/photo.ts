import { type Static, type TSchema, Type } from 'typebox'
import { Statistic } from '../../counts/schema.ts'
import { UserBasic } from '../../users/schema.ts'

const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const NullableText = Nullable(Type.String())
const NullableNumber = Nullable(Type.Number())
const Time = Type.String({ format: 'date-time' })

export const ImageUrls = Type.Object(
  {
    raw: Type.String({ description: 'Append image parameters, such as `&w=1600&fm=webp`.' }),
    full: Type.String({ description: 'JPEG in full size.' }),
    regular: Type.String({ description: '1080 pixels wide.' }),
    small: Type.String({ description: '400 pixels wide.' }),
    thumb: Type.String({ description: '200 pixels wide.' }),
    small_s3: Type.String({ description: '400 pixels wide.' }),
    custom: Type.Optional(Type.String({ description: 'The size in the parameters `w` and `h`.' })),
  },
  { title: 'ImageUrls' },
)

export const PhotoLinks = Type.Object(
  {
    self: Type.String(),
    html: Type.String(),
    download: Type.String({ description: 'The original file; needs no key.' }),
    download_location: Type.String({ description: 'Call this address when a user downloads the photo.' }),
  },
  { title: 'PhotoLinks' },
)

const CurrentUserCollection = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: NullableText,
    published_at: Time,
    last_collected_at: Nullable(Time),
    updated_at: Time,
    featured: Type.Boolean(),
    total_photos: Type.Integer(),
    private: Type.Boolean(),
    share_key: Type.String(),
    links: Type.Object({
      self: Type.String(),
      html: Type.String(),
      photos: Type.String(),
      related: Type.String(),
    }),
    cover_photo: Type.Null(),
    user: Type.Null(),
  },
  { title: 'CurrentUserCollection' },
)

const TopicSubmission = Type.Object({
  status: Type.Union([Type.Literal('approved'), Type.Literal('rejected'), Type.Literal('unevaluated')]),
  approved_on: Type.Optional(Time),
})

const basic = {
  id: Type.String(),
  slug: Type.String(),
  alternative_slugs: Type.Record(Type.String(), Type.String()),
  asset_type: Type.Literal('photo'),
  created_at: Time,
  updated_at: Time,
  promoted_at: Nullable(Time),
  width: Type.Integer(),
  height: Type.Integer(),
  color: NullableText,
  blur_hash: NullableText,
  description: NullableText,
  alt_description: NullableText,
  breadcrumbs: Type.Array(Type.Unknown()),
  urls: ImageUrls,
  links: PhotoLinks,
  likes: Type.Integer(),
  liked_by_user: Type.Boolean(),
  bookmarked: Type.Boolean(),
  current_user_collections: Type.Array(CurrentUserCollection),
  sponsorship: Type.Null(),
  topic_submissions: Type.Record(Type.String(), TopicSubmission),
  license: Type.Object({
    code: Type.String(),
    name: Type.String(),
    url: Type.String(),
    attribution_required: Type.Boolean(),
  }),
  source: Type.Object(
    { type: Type.Union([Type.Literal('uploaded'), Type.Literal('generated')]) },
    { description: 'Whether a file was uploaded, or a program rendered the photo.' },
  ),
  user: UserBasic,
}

const details = {
  exif: Type.Object({
    make: NullableText,
    model: NullableText,
    name: NullableText,
    exposure_time: NullableText,
    aperture: NullableText,
    focal_length: NullableText,
    iso: Nullable(Type.Integer()),
  }),
  location: Type.Object({
    name: NullableText,
    city: NullableText,
    country: NullableText,
    position: Type.Object({ latitude: NullableNumber, longitude: NullableNumber }),
  }),
  views: Type.Integer(),
  downloads: Type.Integer(),
}

const Tag = Type.Object({ type: Type.Literal('search'), title: Type.String() })

export const Statistics = Type.Object({ views: Statistic, downloads: Statistic }, { title: 'PhotoCounts' })

export const PhotoBasic = Type.Object(
  { ...basic, statistics: Type.Optional(Statistics) },
  { title: 'PhotoBasic' },
)
export type PhotoBasic = Static<typeof PhotoBasic>

export const PhotoRandom = Type.Object({ ...basic, ...details }, { title: 'PhotoRandom' })
export type PhotoRandom = Static<typeof PhotoRandom>

export const PhotoFull = Type.Object(
  {
    ...basic,
    ...details,
    public_domain: Type.Boolean(),
    tags: Type.Array(Tag),
    tags_preview: Type.Array(Tag),
    meta: Type.Object({ index: Type.Boolean() }),
    related_collections: Type.Object({
      total: Type.Integer(),
      type: Type.Literal('collected'),
      results: Type.Array(Type.Unknown(), { description: 'Collections as in a list of collections.' }),
    }),
    topics: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        slug: Type.String(),
        visibility: Type.String(),
      }),
    ),
  },
  { title: 'PhotoFull' },
)
export type PhotoFull = Static<typeof PhotoFull>

export const PhotoStatistics = Type.Object(
  { id: Type.String(), slug: Type.String(), downloads: Statistic, views: Statistic, likes: Statistic },
  { title: 'PhotoStatistics' },
)
