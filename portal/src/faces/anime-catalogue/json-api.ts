export interface Reference {
  type: string
  id: string
}

/** A resource of a JSON:API document. */
export interface Resource<Attributes> extends Reference {
  attributes: Attributes
  relationships?: Readonly<Record<string, { data?: Reference | readonly Reference[] | null }>>
}

export interface Document<Data> {
  data: Data
  included?: readonly Resource<unknown>[]
  meta?: { count: number }
}

/** Leads from a resource to those that came with it in the same document. */
export interface Reader {
  one<Attributes>(from: Resource<unknown> | undefined, name: string): Resource<Attributes> | undefined
  many<Attributes>(from: Resource<unknown> | undefined, name: string): readonly Resource<Attributes>[]
}

export function createReader({ data, included = [] }: Document<unknown>): Reader {
  // What is asked for may be led to as well, and stands in a document only once.
  const primary = [data].flat() as readonly Resource<unknown>[]
  const known = new Map([...included, ...primary].map((one) => [keyOf(one), one]))
  function many<Attributes>(from: Resource<unknown> | undefined, name: string) {
    const references = [from?.relationships?.[name]?.data ?? []].flat()
    // Which attributes a relationship leads to is what the caller knows.
    return references.flatMap((one) => (known.get(keyOf(one)) as Resource<Attributes> | undefined) ?? [])
  }
  return {
    many,
    one: <Attributes>(from: Resource<unknown> | undefined, name: string) => many<Attributes>(from, name)[0],
  }
}

function keyOf({ type, id }: Reference): string {
  return `${type} ${id}`
}
