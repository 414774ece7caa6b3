import { isStemmedLanguage, type StemmedLanguage } from './stems.ts'

export interface TextIndexOptions<Field extends string, Tag extends string> {
  /** The name of the index table. */
  name: string
  /**
   * A word in a field of weight 4 counts as much for relevance as four in a field of weight 1. At most four weights.
   */
  fields: Readonly<Record<Field, { weight: number }>>
  /** Values that a document has or lacks, for queries that combine them with words. */
  tags?: readonly Tag[]
  /** Languages whose documents are also indexed by stem. This doubles the index. */
  languages?: readonly StemmedLanguage[]
  /** Prefix lengths that SQLite indexes instead of scanning. This doubles the index. */
  prefixes?: readonly number[]
}

/** One list of words: those of a field as written, or their stems. */
export interface TextColumn {
  readonly name: string
  readonly field: string
  readonly isStemmed: boolean
  readonly weight: number
}

export interface TextIndexDefinition<Field extends string = string, Tag extends string = string> {
  readonly name: string
  readonly columns: readonly TextColumn[]
  readonly fields: readonly Field[]
  readonly tags: readonly Tag[]
  readonly languages: readonly StemmedLanguage[]
  readonly prefixes: readonly number[]
}

export interface TextDocument<Field extends string = string, Tag extends string = string> {
  /** An integer that the service assigns, ideally increasing with time: the default order is descending. */
  id: number
  fields: Readonly<Partial<Record<Field, string | null>>>
  tags?: Readonly<Partial<Record<Tag, readonly string[]>>>
  /** ISO 639-1 */
  language?: string
}

export function defineTextIndex<const Field extends string, const Tag extends string = never>(
  options: TextIndexOptions<Field, Tag>,
): TextIndexDefinition<Field, Tag> {
  const { name, tags = [], languages = [], prefixes = [] } = options
  // Object.keys of a record returns its keys, which the type does not say.
  const fields = Object.keys(options.fields) as Field[]
  const names = [name, ...fields, ...tags]
  const wrong = names.find((each) => !/^[a-z][a-z0-9_]*$/.test(each) || reservedNames.test(each))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a valid name in a text index`)
  if (!languages.every(isStemmedLanguage))
    throw new Error(`No stemmer supports one of these languages: ${languages}`)
  if (new Set(fields.map((field) => options.fields[field].weight)).size > 4)
    throw new Error(`${name} has more than four different weights`)
  const columns = fields.flatMap((field) => {
    const { weight } = options.fields[field]
    const column = { name: field, field, isStemmed: false, weight }
    return languages.length > 0 ? [column, { ...column, name: `${field}_stems`, isStemmed: true }] : [column]
  })
  return { name, fields, columns, tags, languages, prefixes }
}

const reservedNames = /^(?:marks|rank|rowid|id)$|_stems$/
