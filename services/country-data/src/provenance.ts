import { parseDatasetFile } from './dataset.ts'
import type { CountryProvenance, FieldProvenance, ProvenanceException, Source } from './extension-schema.ts'
import { loadOnce } from './load-once.ts'
import { type Country, type FieldName, fieldNames } from './schema.ts'

export interface Provenance {
  get(country: Country, fields?: readonly FieldName[]): Promise<CountryProvenance>
}

export function createProvenance(): Provenance {
  const load = loadOnce(() => parseDatasetFile<ProvenanceFile>('provenance.json'))
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
  const ownExceptions = exceptions[cca2]?.[field] ?? []
  // An exception for the whole value replaces the general source.
  const replacement = ownExceptions.find(
    (exception) => exception.source !== undefined && exception.path === undefined,
  )
  const sourceOf = (id: string): Source => {
    // The build validates that every source exists.
    const { title, version, released, licence, url } = sources[id] as Omit<Source, 'id'>
    return { id, title, version, released, licence, url }
  }
  const ownProvenance = ownExceptions.map(
    ({ source, ...rest }): ProvenanceException => ({
      ...rest,
      ...(source === undefined ? {} : { source: sourceOf(source) }),
    }),
  )
  return {
    ...(replacement
      ? {
          source: sourceOf(replacement.source ?? source),
          asOf: replacement.asOf ?? sources[replacement.source ?? source]?.released ?? asOf,
          method: 'entered by hand',
        }
      : { source: sourceOf(source), asOf, method }),
    also: replacement ? [] : also.map(sourceOf),
    exceptions: ownProvenance,
  }
}

interface ProvenanceFile {
  version: string
  asOf: string
  sources: Record<string, Omit<Source, 'id'>>
  fields: Record<FieldName, { source: string; also?: string[]; asOf: string; method: string }>
  exceptions: Record<string, Record<string, (Omit<ProvenanceException, 'source'> & { source?: string })[]>>
}
