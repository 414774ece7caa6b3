export interface Reference {
  type: string
  id: string
}

export interface Resource<Attributes> extends Reference {
  attributes: Attributes
  relationships?: Readonly<Record<string, { data?: Reference | readonly Reference[] | null }>>
}

export interface Document<Data> {
  data: Data
  included?: readonly Resource<unknown>[]
  meta?: { count: number }
}

/** Resolves relationships within a document. */
export interface Reader {
  one<Attributes>(from: Resource<unknown> | undefined, name: string): Resource<Attributes> | undefined
  many<Attributes>(from: Resource<unknown> | undefined, name: string): readonly Resource<Attributes>[]
}

export function createReader({ data, included = [] }: Document<unknown>): Reader {
  // Relationships may point to primary data, which `included` does not repeat.
  const primary = [data].flat() as readonly Resource<unknown>[]
  const resourcesByKey = new Map([...included, ...primary].map((one) => [keyOf(one), one]))
  function many<Attributes>(from: Resource<unknown> | undefined, name: string) {
    const references = [from?.relationships?.[name]?.data ?? []].flat()
    // The caller knows the type of the related resources.
    return references.flatMap(
      (one) => (resourcesByKey.get(keyOf(one)) as Resource<Attributes> | undefined) ?? [],
    )
  }
  return {
    many,
    one: <Attributes>(from: Resource<unknown> | undefined, name: string) => many<Attributes>(from, name)[0],
  }
}

function keyOf({ type, id }: Reference): string {
  return `${type} ${id}`
}
