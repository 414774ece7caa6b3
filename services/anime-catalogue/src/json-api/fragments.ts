import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { renderLinkage } from './documents.ts'
import { findTarget, type Item } from './items.ts'
import type { Query } from './query.ts'
import type { View } from './resource.ts'

export interface FragmentContext {
  view: View
  fields: Query['fields']
  /** Changes whenever any row may have changed. */
  version: string
}

/** Cached resource objects as bytes, from which documents are assembled. */
export interface Fragments {
  /** A writer for one document. */
  writer(context: FragmentContext): (item: Item) => Buffer[]
}

interface Fragment {
  bytes: Buffer
  /** Offsets at which linkage is inserted. */
  cuts: readonly { name: string; at: number; isEmpty: boolean }[]
}

export function createFragments(maxBytes: number): Fragments {
  const cache = createByteCache<Fragment>(maxBytes, ({ bytes, cuts }) => bytes.length + 100 * cuts.length)
  return {
    writer({ view, fields, version }) {
      const prefix = `${version} ${view.today} ${view.base} `
      const fieldKeys = new Map([...fields].map(([type, names]) => [type, `${[...names].sort()} `]))
      return (item) => {
        const { type } = item.resource
        const key = `${prefix}${fieldKeys.get(type) ?? '* '}${type}/${item.id}`
        const fragment = cache.find(key) ?? cache.add(key, createFragment(item, view, fields.get(type)))
        return splice(fragment, item)
      }
    },
  }
}

function createFragment(
  { resource, id, row }: Item,
  view: View,
  requested: ReadonlySet<string> | undefined,
): Fragment {
  const isRequested = (name: string) => requested === undefined || requested.has(name)
  const hasLinks = resource.hasLinks !== false
  const self = `${view.base}/${resource.path}/${encodeURIComponent(id)}`
  const attributes: Record<string, unknown> = {}
  for (const name in resource.attributes)
    if (isRequested(name)) attributes[name] = resource.attributes[name]?.read(row, view) ?? null
  const head = [
    `{"id":${JSON.stringify(id)},"type":${JSON.stringify(resource.type)}`,
    hasLinks ? `,"links":{"self":${JSON.stringify(self)}}` : '',
    Object.keys(attributes).length ? `,"attributes":${JSON.stringify(attributes)}` : '',
  ].join('')
  const relationships = resource.relationshipList.filter(({ name }) => isRequested(name))
  const ends: { name: string; at: number; isEmpty: boolean }[] = []
  let tail = relationships.length ? ',"relationships":{' : ''
  for (const [index, { name, path }] of relationships.entries()) {
    const links = `"links":{"self":"${self}/relationships/${path}","related":"${self}/${path}"}`
    tail += `${index ? ',' : ''}"${name}":{${hasLinks ? links : ''}`
    ends.push({ name, at: tail.length, isEmpty: !hasLinks })
    tail += '}'
  }
  tail += relationships.length ? '}}' : '}'
  const bytes = Buffer.from(head + tail)
  // The tail is ASCII, because URLs are, so characters equal bytes.
  const start = bytes.length - tail.length
  return { bytes, cuts: ends.map((end) => ({ ...end, at: start + end.at })) }
}

/** Resources without links always contain linkage, because a relationship must not be empty. */
function splice({ bytes, cuts }: Fragment, { resource, row, linkage }: Item): Buffer[] {
  if (!linkage.size && resource.hasLinks !== false) return [bytes]
  const parts: Buffer[] = []
  let from = 0
  for (const { name, at, isEmpty } of cuts) {
    const relationship = resource.relationships[name]
    const included = linkage.get(name)
    const to = included === undefined && isEmpty && relationship ? findTarget(row, relationship) : included
    if (to === undefined) continue
    parts.push(bytes.subarray(from, at), Buffer.from(`${isEmpty ? '' : ','}"data":${renderLinkage(to)}`))
    from = at
  }
  parts.push(bytes.subarray(from))
  return parts
}
