/** Collapses slashes: clients of this ecosystem join base URLs and paths without care. */
export function rewritePath(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') + url.slice(path.length) : url
}
