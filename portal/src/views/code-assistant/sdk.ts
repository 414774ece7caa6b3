import type { Sdk } from '../../calls/sdk.ts'

const name = 'openai'

/** The package sends any operation with its client, so requests beside those of OpenAI work as well. */
export const sdk: Sdk = {
  name,
  write({ baseUrl, method, template, path, query, body }) {
    const filledPath = template.replace(/\{(\w+)\}/g, (whole, part: string) =>
      path[part] ? encodeURIComponent(path[part]) : whole,
    )
    if (!filledPath.startsWith('/v1/')) return undefined
    const options = [
      ...(query.length > 0 ? [`query: ${JSON.stringify(Object.fromEntries(query))}`] : []),
      ...(body ? [`body: ${JSON.stringify(JSON.parse(body), undefined, 2)}`] : []),
    ]
    const more = options.length > 0 ? `, { ${options.join(', ')} }` : ''
    return [
      "import OpenAI from 'openai'",
      '',
      `const client = new OpenAI({ baseURL: '${baseUrl}/v1', apiKey: 'YOUR-TOKEN' })`,
      `const response = await client.${method.toLowerCase()}('${filledPath.slice(3)}'${more})`,
    ].join('\n')
  },
}
