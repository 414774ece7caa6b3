import { callAddress } from '../../calls/call.ts'
import type { Sdk } from '../../calls/sdk.ts'

const name = 'eventbrite'

export const sdk: Sdk = {
  name,
  write(call) {
    const { baseUrl, method, headers, body } = call
    const token = headers.authorization?.replace(/^\w+ /, '')
    const given = [
      ...(method === 'GET' ? [] : [`method: '${method}'`]),
      ...(body ? [`body: JSON.stringify(${JSON.stringify(JSON.parse(body), undefined, 2)})`] : []),
    ]
    const options = given.length ? `, { ${given.join(', ')} }` : ''
    return [
      // A script reads it as CommonJS; there the default stands below its name.
      `const { default: eventbrite } = require('${name}')`,
      '',
      `const sdk = eventbrite({ ${token ? `token: '${token}', ` : ''}baseUrl: '${baseUrl}/v3' })`,
      `sdk.request('${callAddress(call)}'${options}).then((answer) => console.log(answer))`,
    ].join('\n')
  },
}
