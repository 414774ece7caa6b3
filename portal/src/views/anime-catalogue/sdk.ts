import type { Call } from '../../calls/call.ts'
import type { Sdk } from '../../calls/sdk.ts'

const name = 'kitsu'

export const sdk: Sdk = {
  name,
  write({ baseUrl, method, template, path, query, headers, body }) {
    const filledPath = template.replace(/\{(\w+)\}/g, (_, key: string) => path[key] ?? '').slice(1)
    const settings = {
      baseURL: `${baseUrl}/api/edge`,
      ...(headers.authorization ? { headers: { Authorization: headers.authorization } } : {}),
    }
    const statement = writeCall(method, filledPath, query, body)
    return (
      statement &&
      [`import Kitsu from '${name}'`, '', `const api = new Kitsu(${write(settings)})`, statement].join('\n')
    )
  },
}

function writeCall(
  method: string,
  path: string,
  query: Call['query'],
  body: string | undefined,
): string | undefined {
  const [type = '', id = ''] = path.split('/')
  if (method === 'GET') {
    const params = nest(query)
    const options = Object.keys(params).length ? `, ${write({ params })}` : ''
    return `const { data } = await api.get('${path}'${options})`
  }
  if (method === 'DELETE') return `await api.delete('${type}', '${id}')`
  const { data } = body ? JSON.parse(body) : { data: undefined }
  if (!data) return undefined
  const { attributes = {}, relationships = {} } = data
  const fields = { ...(data.id ? { id: data.id } : {}), ...attributes, ...relationships }
  return `const { data } = await api.${method === 'POST' ? 'post' : 'patch'}('${type}', ${write(fields)})`
}

/** `filter[text]=x` is `{ filter: { text: 'x' } }`. */
function nest(query: Call['query']): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of query) {
    const [, outer = name, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
    params[outer] = inner ? { ...Object(params[outer]), [inner]: value } : value
  }
  return params
}

/** JavaScript literal with quotes only where needed. */
function write(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:')
}
