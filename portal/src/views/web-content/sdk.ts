import { callAddress } from '../../calls/call.ts'
import type { Sdk } from '../../calls/sdk.ts'

const name = 'webhoseio'

/** The package always calls its own host, so `fetch` sends its requests here. */
export const sdk: Sdk = {
  name,
  write(call) {
    const { baseUrl, method, template, query } = call
    if (method !== 'GET' || template.includes('{') || !/^\/(filterWeb|api\/|search|newsApi)/.test(template))
      return undefined
    const parameters = JSON.stringify(Object.fromEntries(query), undefined, 2).replace(
      /^(\s*)"(\w+)":/gm,
      '$1$2:',
    )
    const [endpoint = ''] = callAddress(call).slice(1).split('?')
    return [
      `import webhoseio from '${name}'`,
      '',
      'const send = fetch',
      `globalThis.fetch = (url, init) => send(url.replace('https://webhose.io', '${baseUrl}'), init)`,
      '',
      `const client = webhoseio.config({ token: 'YOUR-TOKEN' })`,
      `const { posts, totalResults } = await client.query('${endpoint}', ${parameters})`,
      'const nextPage = await client.getNext()',
    ].join('\n')
  },
}
