import { type Static, Type } from 'typebox'
import { Fields } from '../wire/bodies.ts'
import { Id } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'

const CropMask = Type.Object({
  top_left: Type.Object({ x: Type.Integer(), y: Type.Integer() }),
  width: Type.Integer(),
  height: Type.Integer(),
})

export const Image = Type.Object(
  {
    id: Id,
    url: Type.String({ format: 'uri' }),
    crop_mask: Nullable(CropMask),
    original: Type.Object({
      url: Type.String({ format: 'uri' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
    aspect_ratio: Type.String(),
    edge_color: Nullable(Type.String()),
    edge_color_set: Type.Boolean(),
  },
  { title: 'Image' },
)

export type Image = Static<typeof Image>

const pixels = (minimum: number) => Type.Integer({ minimum, maximum: 100_000 })

export const CropMaskInput = Fields({
  top_left: Type.Optional(Fields({ x: Type.Optional(pixels(0)), y: Type.Optional(pixels(0)) })),
  width: pixels(1),
  height: pixels(1),
})

export const UploadKind = Type.Enum([
  'image-event-logo',
  'image-event-logo-preserve-quality',
  'image-event-view-from-seat',
  'image-organizer-logo',
  'image-user-photo',
  'image-structured-content',
])

export const Upload = Type.Object(
  {
    upload_method: Type.Literal('POST'),
    upload_url: Type.String({ format: 'uri' }),
    upload_data: Type.Object({ upload_token: Type.String() }),
    file_parameter_name: Type.Literal('file'),
    upload_token: Type.String(),
  },
  { title: 'MediaUpload' },
)

export const Uploaded = Type.Object({ uploaded: Type.Literal(true) }, { title: 'MediaUploaded' })
