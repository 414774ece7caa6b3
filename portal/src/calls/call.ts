/** A request to a service that can be sent, copied and linked. */
export interface Call {
  service: string
  /** Id of a sandbox fork to send the request to. */
  fork?: string | undefined
  baseUrl: string
  method: string
  /** The path template, such as `/alpha/{code}`. */
  template: string
  path: Readonly<Record<string, string>>
  query: readonly (readonly [string, string])[]
  headers: Readonly<Record<string, string>>
  body?: string | undefined
}

/** A GET request from a URL such as `/alpha/ch?fields=name`. */
export function createGetCall(service: { name: string; url: string }, address: string): Call {
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

/** Path and query. Leaves harmless query characters unescaped for readability. */
export function callAddress({ template, path, query }: Call): string {
  const address = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    path[name] ? encodeURIComponent(path[name]) : whole,
  )
  const text = query.map(([name, value]) => `${escapeQuery(name)}=${escapeQuery(value)}`).join('&')
  return text ? `${address}?${text}` : address
}

function escapeQuery(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|2F|40|5B|5D)/g, (code) => decodeURIComponent(code))
}
