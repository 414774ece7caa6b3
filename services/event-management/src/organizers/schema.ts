import { type Static, Type } from 'typebox'
import { Image } from '../media/schema.ts'
import { Fields } from '../wire/bodies.ts'
import { Id, NullableId } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'
import { maxHtmlLength } from '../wire/rich-text.ts'
import { MultipartText } from '../wire/texts.ts'

export const Organizer = Type.Object(
  {
    id: Id,
    resource_uri: Type.String({ format: 'uri' }),
    url: Type.String({ format: 'uri' }),
    organization_id: Id,
    name: Type.String(),
    description: MultipartText,
    long_description: MultipartText,
    logo_id: NullableId,
    logo: Nullable(Image),
    website: Nullable(Type.String()),
    twitter: Nullable(Type.String()),
    facebook: Nullable(Type.String()),
    num_past_events: Type.Integer(),
    num_future_events: Type.Integer(),
  },
  { title: 'Organizer' },
)

export type Organizer = Static<typeof Organizer>

const html = Type.Optional(
  Fields({
    html: Type.Optional(Nullable(Type.String({ maxLength: maxHtmlLength }))),
    text: Type.Optional(Nullable(Type.String())),
  }),
)
const handle = Type.Optional(Nullable(Type.String({ maxLength: 100 })))

export const OrganizerInput = Fields({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  organization_id: Type.Optional(Id),
  description: html,
  long_description: html,
  logo_id: Type.Optional(NullableId),
  logo: Type.Optional(Fields({ id: NullableId })),
  website: Type.Optional(Nullable(Type.String({ maxLength: 2_000, pattern: '^(https?://\\S+)?$' }))),
  twitter: handle,
  facebook: handle,
})

export const OrganizerChange = Type.Partial(Type.Omit(OrganizerInput, ['organization_id']), {
  additionalProperties: false,
})

export type OrganizerInput = Static<typeof OrganizerInput>
export type OrganizerChange = Static<typeof OrganizerChange>
