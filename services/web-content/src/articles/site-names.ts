import { parse } from 'tldts'

export interface SiteNames {
  /** The registrable domain, by the ICANN section of the public suffix list, such as `example.co.uk`. */
  site: string
  /** The whole host name. */
  siteFull: string
  /** The URL of the page's section: its first folder, or the home page. */
  siteSection: string
  /** The public suffix, such as `co.uk`; empty for addresses. */
  siteSuffix: string
}

/** Names of the site of an absolute URL. */
export function siteNames(url: string): SiteNames {
  const { hostname, origin, pathname } = new URL(url)
  const { domain, publicSuffix, isIp } = parse(hostname)
  const folder = /^\/([^/]+)\/[^/]/.exec(pathname)?.[1]
  return {
    site: domain ?? hostname,
    siteFull: hostname,
    siteSection: folder === undefined || /^\d+$/.test(folder) ? `${origin}/` : `${origin}/${folder}`,
    siteSuffix: isIp ? '' : (publicSuffix ?? ''),
  }
}
