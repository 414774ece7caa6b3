import type { Sdk } from '../../calls/sdk.ts'

const name = 'unsplash-js'

export const sdk: Sdk = {
  name,
  write({ baseUrl, method, template, path, query, headers, body }) {
    const token = headers.authorization
    const settings = { baseUrl, ...(token ? { headers: { Authorization: token } } : {}) }
    const params = {
      ...(Object.keys(path).length ? { path } : {}),
      ...(query.length ? { query: Object.fromEntries(query) } : {}),
    }
    const options = {
      ...(Object.keys(params).length ? { params } : {}),
      ...(body ? { body: JSON.parse(body) } : {}),
    }
    const optionsText = Object.keys(options).length ? `, ${write(options)}` : ''
    return [
      `import { createApi } from '${name}'`,
      '',
      `const unsplash = createApi(${write(settings)})`,
      `const { data, error } = await unsplash.${method}('${template}'${optionsText})`,
    ].join('\n')
  },
}

/** JavaScript literal with quotes only where needed. */
function write(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:')
}
