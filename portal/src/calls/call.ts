/** One request to a service, as it can be run, copied and sent to somebody. */
export interface Call {
  service: string
  /** A copy that the sandbox has made, in the place of the service itself. */
  fork?: string | undefined
  baseUrl: string
  method: string
  /** The path as the description has it, such as `/alpha/{code}`. */
  template: string
  path: Readonly<Record<string, string>>
  query: readonly (readonly [string, string])[]
  headers: Readonly<Record<string, string>>
  body?: string | undefined
}

/** A call that only reads, from an address such as `/alpha/ch?fields=name`. */
export function readingCall(service: { name: string; url: string }, address: string): Call {
  const [path = '', query = ''] = address.split('?')
  return {
    service: service.name,
    baseUrl: service.url,
    method: 'GET',
    template: path,
    path: {},
    query: [...new URLSearchParams(query)],
    headers: {},
  }
}

export function callUrl(call: Call): string {
  return call.baseUrl + callAddress(call)
}

/** Path and query. Characters that are harmless in a query stay as people write them. */
export function callAddress({ template, path, query }: Call): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    path[name] ? encodeURIComponent(path[name]) : whole,
  )
  const text = query.map(([name, value]) => `${escapeQuery(name)}=${escapeQuery(value)}`).join('&')
  return text ? `${filled}?${text}` : filled
}

function escapeQuery(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|2F|40|5B|5D)/g, (code) => decodeURIComponent(code))
}
