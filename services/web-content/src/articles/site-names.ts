import { lazyRequire } from '@octavo/platform/lazy-require.ts'

/** The public suffix list takes 25 ms and 10 MB to load, so it is loaded with the first host. */
const suffixList = lazyRequire<typeof import('tldts')>('tldts', import.meta.url)

/** The registrable domain by the ICANN section of the public suffix list: `blogspot.com` of `x.blogspot.com`. */
export function siteOf(host: string): string {
  return suffixList().getDomain(host) ?? host
}

/** The public suffix, such as `co.uk`; empty for IP addresses. */
export function siteSuffix(host: string): string {
  return suffixList().getPublicSuffix(host) ?? ''
}

/** True if two URLs have the same registrable domain. */
export function isSameSite(one: string, other: string): boolean {
  const site = siteOfUrl(one)
  return site !== undefined && site === siteOfUrl(other)
}

function siteOfUrl(url: string): string | undefined {
  const hostname = URL.parse(url)?.hostname
  return hostname && siteOf(hostname)
}
