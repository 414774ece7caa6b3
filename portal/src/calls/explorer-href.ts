import type { Call } from './call.ts'

/** The route of one operation. Ids such as `meta/get` have slashes, so it takes all that is left. */
export const operationRoute = '/explorer/:service/*operation'

/** The operation that links by method and path name: the explorer finds the one that fits. */
export const unknownOperation = 'find'

/** Names a fork in an address of the explorer, where every other name may be a parameter of the operation. */
export const forkParameter = 'octavo-fork'

type Query = ConstructorParameters<typeof URLSearchParams>[0]

/** The address of a service in the explorer, or of one of its operations. */
export function explorerHref(service: string, operation?: string, query?: Query): string {
  const id = operation === undefined ? '' : `/${escapeSegments(operation)}`
  const parameters = new URLSearchParams(query).toString()
  return `/explorer/${encodeURIComponent(service)}${id}${parameters && `?${parameters}`}`
}

/** The explorer finds the operation by its template, or by an address that fits one. */
export function callHref({ service, fork, method, template, path, query, body }: Call): string {
  const parameters = new URLSearchParams({ call: `${method} ${template}` })
  for (const [name, value] of Object.entries(path)) parameters.append(name, value)
  for (const [name, value] of query) parameters.append(name, value)
  if (fork !== undefined) parameters.append(forkParameter, fork)
  if (body !== undefined) parameters.append('body', body)
  return explorerHref(service, unknownOperation, parameters)
}

/** Slashes stay, because some reverse proxies refuse or decode an escaped one. */
function escapeSegments(id: string): string {
  return id.split('/').map(encodeURIComponent).join('/')
}
