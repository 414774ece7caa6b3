import { toCamelCase, toKebabCase } from '../json-api/names.ts'
import { findRelationship, type Registry } from '../json-api/registry.ts'

/** Kitsu's base path. The service answers there and at the root. */
export const mount = '/api/edge'

/**
 * Rewrites the spellings that clients use (with the base path, camelCase, snake_case, plural `s`) to the path of the
 * route.
 */
export function rewritePath(registry: Registry, url: string): string {
  const at = url.indexOf('?')
  const path = withoutMount(at < 0 ? url : url.slice(0, at))
  const [, first = '', id, ...rest] = path.split('/')
  const query = at < 0 ? '' : url.slice(at)
  const resource = registry.findByPath(first)
  if (!resource)
    return `${/^\/trendings?(?=\/|$)/.test(path) ? path.replace(/^\/trendings?/, '/trending') : path}${query}`
  const names = rest.map((name) => {
    const camel = toCamelCase(name)
    return findRelationship(resource, camel) ? toKebabCase(camel) : name
  })
  return `/${[resource.path, ...(id === undefined ? [] : [id]), ...names].join('/')}${query}`
}

/** Links in a response use the base path of its request. */
export function baseUrlOf(origin: string, originalUrl: string): string {
  return isMounted(originalUrl) ? origin + mount : origin
}

function withoutMount(path: string): string {
  return isMounted(path) ? path.slice(mount.length) || '/' : path
}

function isMounted(url: string): boolean {
  return url.startsWith(mount) && /^(?:[/?]|$)/.test(url.slice(mount.length))
}
