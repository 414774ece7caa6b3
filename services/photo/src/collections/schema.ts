import { type Static, Type } from 'typebox'
import { PhotoBasic } from '../photos/schema/photo.ts'
import { PhotoPreview, UserBasic } from '../users/schema.ts'

const Time = Type.String({ format: 'date-time' })

export const Collection = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.Union([Type.String(), Type.Null()]),
    published_at: Time,
    last_collected_at: Type.Union([Time, Type.Null()], { description: 'When a photo was added last.' }),
    updated_at: Time,
    curated: Type.Boolean({ description: 'Chosen by an editor.' }),
    featured: Type.Boolean(),
    total_photos: Type.Integer(),
    private: Type.Boolean(),
    share_key: Type.String({
      description: 'Gives access to a private collection, as the parameter `share_key`.',
    }),
    tags: Type.Array(Type.Object({ type: Type.Literal('search'), title: Type.String() })),
    links: Type.Object({
      self: Type.String(),
      html: Type.String(),
      photos: Type.String(),
      related: Type.String(),
      download: Type.String(),
    }),
    user: UserBasic,
    cover_photo: Type.Union([PhotoBasic, Type.Null()]),
    preview_photos: Type.Array(PhotoPreview),
  },
  { title: 'Collection' },
)
export type Collection = Static<typeof Collection>

const Title = Type.String({ description: 'At most 100 characters.' })
const Description = Type.Union([Type.String(), Type.Null()])

export const NewCollection = Type.Object({
  title: Title,
  description: Type.Optional(Description),
  private: Type.Optional(Type.Boolean()),
})

export const CollectionChange = Type.Object({
  title: Type.Optional(Title),
  description: Type.Optional(Description),
  private: Type.Optional(Type.Boolean()),
  curated: Type.Optional(Type.Boolean({ description: 'Only editors can set it.' })),
  featured: Type.Optional(Type.Boolean({ description: 'Only editors can set it.' })),
})

export const CollectedPhoto = Type.Object(
  { photo: PhotoBasic, collection: Collection, user: UserBasic, created_at: Time },
  { title: 'CollectedPhoto' },
)
