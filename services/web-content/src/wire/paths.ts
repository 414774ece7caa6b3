/** One client joins base URLs and paths with two slashes: `//filterWebContent`. */
export function rewritePath(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') + url.slice(path.length) : url
}
