import type { Addresses } from '../wire/addresses.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import type { MarkdownPlace } from './markdown-context.ts'

/** A link in a file leads to the file beside it; whatever is no relative link stays as it is. */
export function addressInRepository(
  address: string,
  kind: 'blob' | 'raw',
  { html }: Addresses,
  place: MarkdownPlace | undefined,
): string {
  if (!place?.ref || address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#])/i.test(address.trim()))
    return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.trim()) ?? []
  const parts = path.startsWith('/') ? [] : (place.folder ?? '').split('/').filter(Boolean)
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `${html}/${place.fullName}/${kind}/${encodePath([place.ref, ...parts].join('/'))}${rest}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
