import { toCamelCase, toKebabCase } from '../json-api/names.ts'
import { findRelationship, type Registry } from '../json-api/registry.ts'

/** Where the hosted service has its API; here it is also at the root. */
export const mount = '/api/edge'

/**
 * The same resource has many addresses: below the mount, and with its name as it stands in documents, in paths, with
 * underscores or with an `s` that some clients add. Routes are written once, for the root and for kebab-case.
 */
export function routeAddress(registry: Registry, url: string): string {
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

/** The address below which a client's links are to stand: where it asked. */
export function baseOf(origin: string, originalUrl: string): string {
  return isMounted(originalUrl) ? origin + mount : origin
}

function withoutMount(path: string): string {
  return isMounted(path) ? path.slice(mount.length) || '/' : path
}

function isMounted(url: string): boolean {
  return url.startsWith(mount) && /^(?:[/?]|$)/.test(url.slice(mount.length))
}
