export interface HeaderLink {
  url: string
  rel: string
  type: string | undefined
  title: string | undefined
}

const maxLength = 16_384

/** The links of a `Link` header (RFC 8288); what cannot be read is skipped. */
export function readLinkHeader(header: string): HeaderLink[] {
  const links: HeaderLink[] = []
  const link = /<([^<>]*)>((?:\s*;\s*[\w*!-]+(?:\s*=\s*(?:"[^"]*"|[^\s",;<>]*))?)*)/g
  for (const [, url = '', parameters = ''] of header.slice(0, maxLength).matchAll(link)) {
    const values = new Map<string, string>()
    for (const [, name = '', quoted, plain] of parameters.matchAll(
      /;\s*([\w*!-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s",;<>]*)))?/g,
    )) {
      const key = name.toLowerCase()
      if (!values.has(key)) values.set(key, quoted ?? plain ?? '')
    }
    links.push({
      url,
      rel: values.get('rel') ?? '',
      type: values.get('type')?.toLowerCase(),
      title: values.get('title'),
    })
  }
  return links
}
