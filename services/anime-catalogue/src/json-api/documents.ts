import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { Item, Linkage } from './items.ts'

export interface DocumentParts {
  /** A resource, a list, or null for an empty to-one result. */
  data: readonly Item[] | Item | null
  included?: readonly Item[] | undefined
  meta?: Record<string, unknown>
  links?: Record<string, string>
  /** Omits the `jsonapi` member. */
  isBare?: boolean
}

export const jsonApiVersion = '1.1'

/** Yields to the event loop, because a document may have thousands of resources. */
export async function renderDocument(
  { data, included, meta, links, isBare = false }: DocumentParts,
  write: (item: Item) => Buffer[],
): Promise<Buffer> {
  const parts: Buffer[] = []
  const list = async (items: readonly Item[]) => {
    parts.push(opening)
    for (const [index, item] of items.entries()) {
      if (index) parts.push(comma)
      parts.push(...write(item))
      if (index % itemsPerCheck === 0) await yieldIfBusy()
    }
    parts.push(closing)
  }
  parts.push(Buffer.from('{"data":'))
  if (data === null) parts.push(Buffer.from('null'))
  else if ('row' in data) parts.push(...write(data))
  else await list(data)
  if (included) {
    parts.push(Buffer.from(',"included":'))
    await list(included)
  }
  if (meta) parts.push(Buffer.from(`,"meta":${JSON.stringify(meta)}`))
  if (links) parts.push(Buffer.from(`,"links":${JSON.stringify(links)}`))
  parts.push(Buffer.from(isBare ? '}' : `${version}}`))
  return Buffer.concat(parts)
}

export function renderLinkageDocument(links: Record<string, string>, linkage: Linkage): Buffer {
  return Buffer.from(`{"links":${JSON.stringify(links)},"data":${renderLinkage(linkage)}${version}}`)
}

export function renderLinkage(linkage: Linkage): string {
  if (linkage === null) return 'null'
  // Concatenated for speed, because there may be thousands. Types and ids need no escaping.
  if ('id' in linkage) return `{"type":"${linkage.type}","id":"${linkage.id}"}`
  return `[${linkage.map(renderLinkage).join()}]`
}

const itemsPerCheck = 100
const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]
const version = `,"jsonapi":{"version":"${jsonApiVersion}"}`
