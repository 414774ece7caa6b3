import type { Call } from './call.ts'

/** Names a fork in an address of the explorer, where every other name may be a parameter of the operation. */
export const forkParameter = 'octavo-fork'

/** The explorer finds the operation by its template, or by an address that fits one. */
export function explorerHref({ service, fork, method, template, path, query, body }: Call): string {
  const parameters = new URLSearchParams({ call: `${method} ${template}` })
  for (const [name, value] of Object.entries(path)) parameters.append(name, value)
  for (const [name, value] of query) parameters.append(name, value)
  if (fork !== undefined) parameters.append(forkParameter, fork)
  if (body !== undefined) parameters.append('body', body)
  return `/explorer/${service}/find?${parameters}`
}
