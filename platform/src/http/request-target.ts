const slash = 0x2f
const absoluteForm = /^https?:\/\/[^/?#]*/i
const escapedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/**
 * Normalizes a request target before routing. The router decodes `/%62atch` and ignores fragments, so checks on the raw
 * target could be bypassed.
 *
 * RFC 9112 §3.2.2 (absolute form), RFC 3986 §6.2.2.2 (escaped unreserved characters), §3.5 (no fragment).
 */
export function canonicalTarget(target: string): string {
  if (target.charCodeAt(0) === slash && !target.includes('%') && !target.includes('#')) return target
  const [withoutFragment = ''] = target.split('#', 1)
  const local = withoutFragment.replace(absoluteForm, '')
  const at = local.indexOf('?')
  const path = (at < 0 ? local : local.slice(0, at)).replace(escapedUnreserved, decodeURIComponent)
  return (path || '/') + (at < 0 ? '' : local.slice(at))
}

/** Collapses slashes, because clients join base URLs and paths without care: `//filterWebContent`. */
export function collapseSlashes(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') + url.slice(path.length) : url
}
