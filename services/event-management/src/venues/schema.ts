import { type Static, Type } from 'typebox'
import { Fields } from '../wire/bodies.ts'
import { Id, NullableId } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'

const ageRestrictions = [
  'ALL_AGES',
  'MIN_TWELVE',
  'MIN_THIRTEEN',
  'MIN_FOURTEEN',
  'MIN_FIFTEEN',
  'MIN_SIXTEEN',
  'MIN_SEVENTEEN',
  'MIN_EIGHTEEN',
  'MIN_NINETEEN',
  'MIN_TWENTY_ONE',
  'UNDER_TWENTY_ONE_WITH_GUARDIAN',
  'UNDER_EIGHTEEN_WITH_GUARDIAN',
].map((age) => `AGE_RESTRICTION_${age}`)

export const Address = Type.Object(
  {
    address_1: Nullable(Type.String()),
    address_2: Nullable(Type.String()),
    city: Nullable(Type.String()),
    region: Nullable(Type.String()),
    postal_code: Nullable(Type.String()),
    country: Nullable(Type.String()),
    latitude: Nullable(Type.String()),
    longitude: Nullable(Type.String()),
    localized_address_display: Type.String(),
    localized_area_display: Type.String(),
    localized_multi_line_address_display: Type.Array(Type.String()),
  },
  { title: 'Address' },
)

export const Venue = Type.Object(
  {
    id: Id,
    resource_uri: Type.String({ format: 'uri' }),
    name: Type.String(),
    age_restriction: Nullable(Type.String()),
    capacity: Nullable(Type.Integer()),
    latitude: Nullable(Type.String()),
    longitude: Nullable(Type.String()),
    organizer_id: NullableId,
    address: Address,
  },
  { title: 'Venue' },
)

export type Venue = Static<typeof Venue>

const line = Type.Optional(Nullable(Type.String({ maxLength: 200 })))
const degrees = Type.Optional(
  Nullable(Type.Union([Type.String({ pattern: '^(-?\\d{1,3}(\\.\\d{1,20})?)?$' }), Type.Number()])),
)

export const VenueInput = Fields({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  age_restriction: Type.Optional(Nullable(Type.Enum(ageRestrictions))),
  capacity: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 10_000_000 }))),
  google_place_id: line,
  organizer_id: Type.Optional(NullableId),
  organization_id: Type.Optional(Id),
  address: Type.Optional(
    Fields({
      address_1: line,
      address_2: line,
      city: line,
      region: line,
      postal_code: line,
      country: line,
      latitude: degrees,
      longitude: degrees,
    }),
  ),
})

export const VenueChange = Type.Partial(Type.Omit(VenueInput, ['organization_id']), {
  additionalProperties: false,
})

export type VenueChange = Static<typeof VenueChange>
export type VenueInput = Static<typeof VenueInput>
