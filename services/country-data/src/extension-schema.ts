import { type Static, Type } from 'typebox'
import { CountryReply } from './schema.ts'

/** Operations that REST Countries v3.1 does not have. */
export const extensionTags = ['Extensions']

const Source = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  released: Type.String({ description: 'Release date of that version.' }),
  licence: Type.String(),
  url: Type.String(),
})
export type Source = Static<typeof Source>

const ProvenanceException = Type.Object({
  path: Type.Optional(
    Type.String({ description: 'Path inside the value, if the exception concerns only a part of it.' }),
  ),
  source: Type.Optional(Source),
  asOf: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  reference: Type.Optional(Type.String()),
  note: Type.Optional(Type.String({ description: 'Remark about a value that was not changed.' })),
})
export type ProvenanceException = Static<typeof ProvenanceException>

const FieldProvenance = Type.Object({
  source: Source,
  asOf: Type.String({ description: 'The date that the value refers to.' }),
  method: Type.String({ description: 'How the value was derived from the source.' }),
  also: Type.Array(Source, { description: 'Additional sources of the field.' }),
  exceptions: Type.Array(ProvenanceException, {
    description: 'Corrections and remarks for this country.',
  }),
})
export type FieldProvenance = Static<typeof FieldProvenance>

export const CountryProvenance = Type.Object(
  {
    cca3: Type.String(),
    name: Type.String(),
    version: Type.String({ description: 'Version of the data set.' }),
    asOf: Type.String(),
    fields: Type.Record(Type.String(), FieldProvenance, { description: 'Keyed by field name.' }),
  },
  { title: 'Provenance' },
)
export type CountryProvenance = Static<typeof CountryProvenance>

export const CountryAt = Type.Object(
  {
    country: CountryReply,
    territory: Type.Union([CountryReply, Type.Null()], {
      description: 'The territory that contains the point, if it has its own record.',
    }),
  },
  { title: 'CountryAt' },
)

export const NearCountries = Type.Array(
  Type.Object({ distanceKm: Type.Number(), country: CountryReply }, { title: 'NearCountry' }),
)

export const Subdivision = Type.Object(
  {
    code: Type.String({ description: 'ISO 3166-2 code.' }),
    country: Type.String({ description: 'Alpha-3 code.' }),
    name: Type.String(),
    type: Type.String({ description: 'Local type of subdivision in English, such as canton or province.' }),
    parent: Type.Union([Type.String(), Type.Null()], {
      description: 'Code of the parent subdivision.',
    }),
  },
  { title: 'Subdivision' },
)
export type Subdivision = Static<typeof Subdivision>

export const HistoricalCountry = Type.Object(
  {
    alpha4: Type.String({ description: 'ISO 3166-3 code.' }),
    alpha2: Type.String(),
    alpha3: Type.String(),
    numeric: Type.String(),
    name: Type.String(),
    change: Type.Enum(['renamed', 'merged', 'split']),
    assigned: Type.String({ description: 'When the codes were assigned: a year or a date.' }),
    withdrawn: Type.String({ description: 'When the codes were withdrawn: a year or a date.' }),
    into: Type.Array(Type.String(), { description: 'Alpha-3 codes that replaced it at that time.' }),
    successors: Type.Array(Type.String(), {
      description: 'Alpha-3 codes of its present-day successors.',
    }),
  },
  { title: 'HistoricalCountry' },
)
export type HistoricalCountry = Static<typeof HistoricalCountry>

/** Natural Earth map scales, from coarse to fine. */
export const resolutions = ['110m', '50m', '10m'] as const
export type Resolution = (typeof resolutions)[number]

export const CountryFeature = Type.Object(
  {
    type: Type.Enum(['Feature']),
    id: Type.String({ description: 'Alpha-3 code.' }),
    properties: Type.Object({
      cca2: Type.String(),
      cca3: Type.String(),
      ccn3: Type.String(),
      name: Type.String(),
      resolution: Type.Enum([...resolutions], {
        description: 'Resolution of the map that the shape comes from.',
      }),
    }),
    geometry: Type.Object({
      type: Type.Enum(['MultiPolygon']),
      coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number()))), {
        description: 'Positions as longitude and latitude.',
      }),
    }),
  },
  { title: 'CountryFeature' },
)
export type CountryFeature = Static<typeof CountryFeature>
