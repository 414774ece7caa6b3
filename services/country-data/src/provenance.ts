import { parseDatasetFile } from './dataset.ts'
import { lazily } from './lazily.ts'
import type { CountryProvenance, FieldProvenance, ProvenanceException, Source } from './own-schema.ts'
import { type Country, type FieldName, fieldNames } from './schema.ts'

/** Where each value of a country comes from. */
export interface Provenance {
  get(country: Country, fields?: readonly FieldName[]): Promise<CountryProvenance>
}

export function createProvenance(): Provenance {
  const load = lazily(() => parseDatasetFile<ProvenanceFile>('provenance.json'))
  return {
    async get({ cca2, cca3, name }, fields = fieldNames) {
      const file = await load()
      const described = fields.map((field) => [field, describe(file, cca2, field)])
      const { version, asOf } = file
      return { cca3, name: name.common, version, asOf, fields: Object.fromEntries(described) }
    },
  }
}

function describe(
  { sources, fields, exceptions }: ProvenanceFile,
  cca2: string,
  field: FieldName,
): FieldProvenance {
  const { source, also = [], asOf, method } = fields[field]
  const found = exceptions[cca2]?.[field] ?? []
  // About the whole value, it takes the place of what holds for all other countries.
  const instead = found.find((exception) => exception.source !== undefined && exception.path === undefined)
  const sourceOf = (id: string): Source => {
    // Composing has named every source.
    const { title, version, released, licence, url } = sources[id] as Omit<Source, 'id'>
    return { id, title, version, released, licence, url }
  }
  const listed = found.map(
    ({ source, ...rest }): ProvenanceException => ({
      ...rest,
      ...(source === undefined ? {} : { source: sourceOf(source) }),
    }),
  )
  return {
    ...(instead
      ? {
          source: sourceOf(instead.source ?? source),
          asOf: instead.asOf ?? sources[instead.source ?? source]?.released ?? asOf,
          method: 'entered by hand',
        }
      : { source: sourceOf(source), asOf, method }),
    also: instead ? [] : also.map(sourceOf),
    exceptions: listed,
  }
}

interface ProvenanceFile {
  version: string
  asOf: string
  sources: Record<string, Omit<Source, 'id'>>
  fields: Record<FieldName, { source: string; also?: string[]; asOf: string; method: string }>
  exceptions: Record<string, Record<string, (Omit<ProvenanceException, 'source'> & { source?: string })[]>>
}
