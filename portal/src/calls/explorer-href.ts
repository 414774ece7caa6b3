import type { Call } from './call.ts'

/** The rest of the path is the id, because ids such as `meta/get` contain slashes. */
export const operationRoute = '/explorer/:service/*operation'

/** Placeholder id of links that name an operation by method and path. */
export const unknownOperation = 'find'

/** Query parameter for the fork. The prefix avoids collisions with parameters of operations. */
export const forkParameter = 'octavo-fork'

type Query = ConstructorParameters<typeof URLSearchParams>[0]

/** The explorer URL of a service or of one of its operations. */
export function explorerHref(service: string, operation?: string, query?: Query): string {
  const id = operation === undefined ? '' : `/${escapeSegments(operation)}`
  const parameters = new URLSearchParams(query).toString()
  return `/explorer/${encodeURIComponent(service)}${id}${parameters && `?${parameters}`}`
}

/** The explorer finds the operation by its template or by a matching path. */
export function callHref({ service, fork, method, template, path, query, body }: Call): string {
  const parameters = new URLSearchParams({ call: `${method} ${template}` })
  for (const [name, value] of Object.entries(path)) parameters.append(name, value)
  for (const [name, value] of query) parameters.append(name, value)
  if (fork !== undefined) parameters.append(forkParameter, fork)
  if (body !== undefined && isLinkable(body)) parameters.append('body', body)
  return explorerHref(service, unknownOperation, parameters)
}

/** Servers refuse long URLs, and secrets would stay in the history of the browser. */
export function isLinkable(body: string): boolean {
  return body.length <= 2_000 && !/password|secret|token/i.test(body)
}

/** Leaves slashes, because some reverse proxies refuse or decode escaped ones. */
function escapeSegments(id: string): string {
  return id.split('/').map(encodeURIComponent).join('/')
}
