import { type Static, Type } from 'typebox'
import { CountryReply } from './schema.ts'

/** What the operations that v3.1 does not have are filed under. */
export const ownTags = ["Octavo's own"]

const Source = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  released: Type.String({ description: 'The day on which that version came out.' }),
  licence: Type.String(),
  url: Type.String(),
})
export type Source = Static<typeof Source>

const ProvenanceException = Type.Object({
  path: Type.Optional(Type.String({ description: 'Where inside the value, when not the whole of it.' })),
  source: Type.Optional(Source),
  asOf: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  reference: Type.Optional(Type.String()),
  note: Type.Optional(Type.String({ description: 'Said about a value that was kept as it is.' })),
})
export type ProvenanceException = Static<typeof ProvenanceException>

const FieldProvenance = Type.Object({
  source: Source,
  asOf: Type.String({ description: 'What time the value is of.' }),
  method: Type.String({ description: 'How it got from the source into the record.' }),
  also: Type.Array(Source, { description: 'Further sources of the same field.' }),
  exceptions: Type.Array(ProvenanceException, {
    description: 'What is different about this country, and why.',
  }),
})
export type FieldProvenance = Static<typeof FieldProvenance>

export const CountryProvenance = Type.Object(
  {
    cca3: Type.String(),
    name: Type.String(),
    version: Type.String({ description: 'Of the data set.' }),
    asOf: Type.String(),
    fields: Type.Record(Type.String(), FieldProvenance, { description: 'By the name of the field.' }),
  },
  { title: 'Provenance' },
)
export type CountryProvenance = Static<typeof CountryProvenance>

export const CountryAt = Type.Object(
  {
    country: CountryReply,
    territory: Type.Union([CountryReply, Type.Null()], {
      description: 'The territory of that country, where it has a record of its own.',
    }),
  },
  { title: 'CountryAt' },
)

export const NearCountries = Type.Array(
  Type.Object({ distanceKm: Type.Number(), country: CountryReply }, { title: 'NearCountry' }),
)

export const Subdivision = Type.Object(
  {
    code: Type.String({ description: 'ISO 3166-2.' }),
    country: Type.String({ description: 'The alpha-3 code.' }),
    name: Type.String(),
    type: Type.String({ description: 'What it is called in its country, in English.' }),
    parent: Type.Union([Type.String(), Type.Null()], {
      description: 'The code of the subdivision that it is a part of.',
    }),
  },
  { title: 'Subdivision' },
)
export type Subdivision = Static<typeof Subdivision>

export const HistoricalCountry = Type.Object(
  {
    alpha4: Type.String({ description: 'ISO 3166-3.' }),
    alpha2: Type.String(),
    alpha3: Type.String(),
    numeric: Type.String(),
    name: Type.String(),
    change: Type.Enum(['renamed', 'merged', 'split']),
    assigned: Type.String({ description: 'When its codes came into use: a year or a day.' }),
    withdrawn: Type.String({ description: 'When they were taken back: a year or a day.' }),
    into: Type.Array(Type.String(), { description: 'The alpha-3 codes that took their place then.' }),
    successors: Type.Array(Type.String(), {
      description: 'The alpha-3 codes of the countries that it leads to today.',
    }),
  },
  { title: 'HistoricalCountry' },
)
export type HistoricalCountry = Static<typeof HistoricalCountry>

/** The scales of the maps, from coarse to fine: 1 to 110, 50 and 10 million. */
export const resolutions = ['110m', '50m', '10m'] as const
export type Resolution = (typeof resolutions)[number]

export const CountryFeature = Type.Object(
  {
    type: Type.Enum(['Feature']),
    id: Type.String({ description: 'The alpha-3 code.' }),
    properties: Type.Object({
      cca2: Type.String(),
      cca3: Type.String(),
      ccn3: Type.String(),
      name: Type.String(),
      resolution: Type.Enum([...resolutions], { description: 'The one that the shape was found at.' }),
    }),
    geometry: Type.Object({
      type: Type.Enum(['MultiPolygon']),
      coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number()))), {
        description: 'Longitude and latitude.',
      }),
    }),
  },
  { title: 'CountryFeature' },
)
export type CountryFeature = Static<typeof CountryFeature>
