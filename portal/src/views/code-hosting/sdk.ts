import type { Sdk } from '../../calls/sdk.ts'

const name = '@octokit/rest'

export const sdk: Sdk = {
  name,
  write({ baseUrl, method, template, path, query, headers, body }) {
    const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([header]) => header === 'accept'))
    const parameters = {
      ...path,
      ...Object.fromEntries(query),
      ...(body ? JSON.parse(body) : {}),
      ...(Object.keys(sentHeaders).length ? { headers: sentHeaders } : {}),
    }
    const input = Object.keys(parameters).length ? `, ${JSON.stringify(parameters, undefined, 2)}` : ''
    const auth = headers.authorization ? `, auth: '${headers.authorization.replace(/^\w+ /, '')}'` : ''
    return [
      `import { Octokit } from '${name}'`,
      '',
      `const octokit = new Octokit({ baseUrl: '${baseUrl}/api/v3'${auth} })`,
      `const { data } = await octokit.request('${method} ${template}'${input})`,
    ].join('\n')
  },
}
