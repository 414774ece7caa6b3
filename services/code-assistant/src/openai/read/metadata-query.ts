import type { Metadata } from '../store/stored-objects.ts'

/** `metadata[NAME]=VALUE`, as the SDKs send objects in queries. */
export function readMetadataQuery(query: object): Metadata {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const name = /^metadata\[([^\]]+)\]$/.exec(key)?.[1]
    return name !== undefined && typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}
