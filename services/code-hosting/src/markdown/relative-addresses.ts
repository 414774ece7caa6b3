import type { Addresses } from '../wire/addresses.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import type { MarkdownRepository } from './markdown-context.ts'

/** Resolves relative links in a file against its folder. Other URLs do not change. */
export function addressInRepository(
  address: string,
  kind: 'blob' | 'raw',
  { html }: Addresses,
  repository: MarkdownRepository | undefined,
): string {
  if (!repository?.ref || address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#])/i.test(address.trim()))
    return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.trim()) ?? []
  const parts = path.startsWith('/') ? [] : (repository.folder ?? '').split('/').filter(Boolean)
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `${html}/${repository.fullName}/${kind}/${encodePath([repository.ref, ...parts].join('/'))}${rest}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
