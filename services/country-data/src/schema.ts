import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type Static, type TSchema, Type } from 'typebox'

const Names = Type.Object({ official: Type.String(), common: Type.String() })
const Latlng = Type.Array(Type.Number(), { description: 'Latitude and longitude.' })
const byKey = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description })

/** In response order. */
const fields = {
  name: Type.Object({
    common: Type.String(),
    official: Type.String(),
    nativeName: byKey(Names, 'Keyed by ISO 639-3 code.'),
  }),
  tld: Type.Array(Type.String()),
  cca2: Type.String({ description: 'ISO 3166-1 alpha-2 code.' }),
  cca3: Type.String({ description: 'ISO 3166-1 alpha-3 code.' }),
  ccn3: Type.String({ description: 'ISO 3166-1 numeric code.' }),
  cioc: Type.String({ description: 'International Olympic Committee code.' }),
  fifa: Type.String({ description: 'FIFA code.' }),
  independent: Type.Boolean(),
  status: Type.String({ description: 'ISO 3166-1 assignment status.' }),
  unMember: Type.Boolean(),
  currencies: byKey(Type.Object({ name: Type.String(), symbol: Type.String() }), 'Keyed by ISO 4217 code.'),
  idd: Type.Object({
    root: Type.Optional(Type.String()),
    suffixes: Type.Optional(Type.Array(Type.String())),
  }),
  capital: Type.Array(Type.String()),
  capitalInfo: Type.Object({ latlng: Type.Optional(Latlng) }),
  altSpellings: Type.Array(Type.String()),
  region: Type.String(),
  subregion: Type.String(),
  continents: Type.Array(Type.String()),
  languages: byKey(Type.String(), 'Keyed by ISO 639-3 code.'),
  translations: byKey(Names, 'Keyed by language.'),
  latlng: Latlng,
  landlocked: Type.Boolean(),
  borders: Type.Array(Type.String(), { description: 'Alpha-3 codes.' }),
  area: Type.Number({ description: 'Area in km².' }),
  flag: Type.String({ description: 'Flag emoji.' }),
  demonyms: byKey(Type.Object({ f: Type.String(), m: Type.String() }), 'Keyed by language.'),
  flags: Type.Object({ png: Type.String(), svg: Type.String(), alt: Type.String() }),
  coatOfArms: Type.Object({ png: Type.Optional(Type.String()), svg: Type.Optional(Type.String()) }),
  population: Type.Integer(),
  maps: Type.Object({ googleMaps: Type.String(), openStreetMaps: Type.String() }),
  gini: byKey(Type.Number(), 'Keyed by year.'),
  car: Type.Object({ signs: Type.Array(Type.String()), side: Type.String() }),
  postalCode: Type.Object({ format: Type.Optional(Type.String()), regex: Type.Optional(Type.String()) }),
  startOfWeek: Type.String(),
  timezones: Type.Array(Type.String()),
}

export type Country = Static<ReturnType<typeof Type.Object<typeof fields>>>
export type FieldName = keyof Country
// The keys of a literal object are its field names.
export const fieldNames = Object.keys(fields) as FieldName[]

/** All properties are optional because `fields` selects some of them. */
export const CountryReply = withoutRequired(Type.Object(fields, { title: 'Country' }))
export const CountryList = Type.Array(CountryReply)

export const ErrorReply = Type.Object(
  {
    message: Type.String(),
    status: Type.Optional(Type.Integer()),
    successors: Type.Optional(
      Type.Array(Type.String(), { description: 'Alpha-3 codes of the successors of a withdrawn code.' }),
    ),
    historical: Type.Optional(Type.String({ description: 'URL of the withdrawn country.' })),
    _links: Type.Optional(Type.Unknown()),
    _embedded: Type.Optional(
      Type.Object({
        errors: Type.Array(Type.Object({ message: Type.String(), path: Type.Optional(Type.String()) })),
      }),
    ),
  },
  { title: 'Error' },
)

export const CodePath = Type.Object({
  code: Type.String({ description: 'ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code.' }),
})

/** A repeated parameter is the same as a comma-separated list. */
export const List = Type.Union([Type.String(), Type.Array(Type.String())])

export const FieldsQuery = Type.Object({
  fields: Type.Optional({
    ...List,
    description: 'Comma-separated names of the fields to include; `name.common` selects a nested value.',
  }),
})

/** `Type.Partial` at every depth. */
function withoutRequired<Schema extends TSchema>(schema: Schema): Schema {
  // Schemas consist of schemas; the static type stays the full one.
  const { required: _, ...rest } = asRecord(schema)
  const below = ['properties', 'patternProperties'].filter((key) => key in rest)
  const loosened = below.map((key) => [
    key,
    Object.fromEntries(
      Object.entries(asRecord(rest[key])).map(([name, value]) => [name, withoutRequired(value as TSchema)]),
    ),
  ])
  return { ...rest, ...Object.fromEntries(loosened) } as Schema
}
