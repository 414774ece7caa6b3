/** The origin of an address of a site, or of the site itself; undefined where it is none of the web. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined
}

/** `https://example.org`, `https://*.example.org`, `*`, between spaces. */
export function readSites(setting: string): string[] {
  return setting.split(/\s+/).filter(Boolean)
}

export function isAmong(sites: readonly string[], origin: string): boolean {
  return sites.some((site) => {
    const [start = '', end] = site.split('*')
    return end === undefined ? site === origin : origin.startsWith(start) && origin.endsWith(end)
  })
}
