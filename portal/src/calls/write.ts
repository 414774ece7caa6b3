import { quoteForShell } from '../text.ts'
import { type Call, callUrl } from './call.ts'

export function writeCurl(call: Call): string {
  const url = callUrl(call)
  const parts = [
    call.method === 'GET' ? '' : `-X ${call.method}`,
    quoteForShell(url),
    ...Object.entries(call.headers).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    call.body === undefined ? '' : `-d ${quoteForShell(call.body)}`,
  ].filter(Boolean)
  return parts.length > 2 ? `curl ${parts.join(' \\\n  ')}` : `curl ${parts.join(' ')}`
}

export function writeFetch(call: Call): string {
  const { method, headers, body } = call
  const init = [
    method === 'GET' ? '' : `  method: ${literal(method)},`,
    Object.keys(headers).length
      ? `  headers: {\n${Object.entries(headers)
          .map(([name, value]) => `    ${literal(name)}: ${literal(value)},`)
          .join('\n')}\n  },`
      : '',
    body === undefined ? '' : `  body: ${writeBody(body)},`,
  ].filter(Boolean)
  const options = init.length ? `, {\n${init.join('\n')}\n}` : ''
  return `const response = await fetch(${literal(callUrl(call))}${options})\nconsole.log(await response.json())`
}

/** Code for Octavo's typed client. */
export function writeClient({
  service,
  baseUrl,
  method,
  template,
  path,
  query,
  headers,
  body,
}: Call): string {
  const params = [
    Object.keys(path).length ? `path: ${object(Object.entries(path))}` : '',
    query.length ? `query: ${object(query)}` : '',
  ].filter(Boolean)
  const options = [
    params.length ? `  params: { ${params.join(', ')} },` : '',
    Object.keys(headers).length ? `  headers: ${object(Object.entries(headers))},` : '',
    body === undefined ? '' : `  body: ${isJson(body) ? body : literal(body)},`,
  ].filter(Boolean)
  return [
    `import { createClient } from '@octavo/client/client.ts'`,
    '',
    `const client = createClient<'${service}'>({ baseUrl: ${literal(baseUrl)} })`,
    `const { data, error } = await client.${method}(${literal(template)}${options.length ? `, {\n${options.join('\n')}\n}` : ''})`,
  ].join('\n')
}

function object(entries: readonly (readonly [string, string])[]): string {
  const pairs = entries.map(
    ([name, value]) => `${/^\w+$/.test(name) ? name : literal(name)}: ${literal(value)}`,
  )
  return `{ ${pairs.join(', ')} }`
}

function writeBody(body: string): string {
  return isJson(body) ? `JSON.stringify(${body})` : literal(body)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function literal(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
