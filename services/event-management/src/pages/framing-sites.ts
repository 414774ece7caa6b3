/** Returns the origin of an HTTP or HTTPS address. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined
}

/** Reads a list such as `https://example.org https://*.example.org`; `*` is every site. */
export function readSites(setting: string): string[] {
  return setting.split(/\s+/).filter(Boolean)
}

export function isAmong(sites: readonly string[], origin: string): boolean {
  return sites.some((site) => {
    const [start = '', end] = site.split('*')
    return end === undefined ? site === origin : origin.startsWith(start) && origin.endsWith(end)
  })
}
