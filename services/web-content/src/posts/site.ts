import { getDomain, getPublicSuffix } from 'tldts'

/** The registrable domain by the ICANN section of the public suffix list: `blogspot.com` of `x.blogspot.com`. */
export function siteOf(host: string): string {
  return getDomain(host) ?? host
}

export function siteSuffix(host: string): string {
  return getPublicSuffix(host) ?? ''
}
