import { callAddress } from '../../calls/call.ts'
import type { Sdk } from '../../calls/sdk.ts'

const name = 'eventbrite'

export const sdk: Sdk = {
  name,
  write(call) {
    const { baseUrl, method, headers, body } = call
    const token = headers.authorization?.replace(/^\w+ /, '')
    const fields = [
      ...(method === 'GET' ? [] : [`method: '${method}'`]),
      ...(body ? [`body: JSON.stringify(${JSON.stringify(JSON.parse(body), undefined, 2)})`] : []),
    ]
    const options = fields.length ? `, { ${fields.join(', ')} }` : ''
    return [
      // The example uses CommonJS, where the default export is the property `default`.
      `const { default: eventbrite } = require('${name}')`,
      '',
      `const sdk = eventbrite({ ${token ? `token: '${token}', ` : ''}baseUrl: '${baseUrl}/v3' })`,
      `sdk.request('${callAddress(call)}'${options}).then((data) => console.log(data))`,
    ].join('\n')
  },
}
