import type { Call } from './call.ts'

/** The explorer finds the operation by its template, or by an address that fits one. */
export function explorerHref({ service, method, template, path, query, body }: Call): string {
  const parameters = new URLSearchParams({ call: `${method} ${template}` })
  for (const [name, value] of Object.entries(path)) parameters.append(name, value)
  for (const [name, value] of query) parameters.append(name, value)
  if (body !== undefined) parameters.append('body', body)
  return `/explorer/${service}/find?${parameters}`
}
