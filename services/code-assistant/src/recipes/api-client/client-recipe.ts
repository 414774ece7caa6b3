import { readJsonSchema } from '../data-models/read-json-schema.ts'
import { parseDocument } from '../data-models/read-models.ts'
import { propertyName, typeScriptType, writeTypeScript } from '../data-models/write-typescript.ts'
import { camelCase, kebabCase, pascalCase } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { type ApiOperation, readOperations } from './read-operations.ts'

export const clientRecipe: Recipe = {
  id: 'api-client/fetch',
  title: 'Typed fetch client from an OpenAPI document',
  score({ prompt, spec }) {
    if (!/\b(?:client|sdk|wrapper)\b/i.test(prompt)) return 0
    return isOpenApi(spec && parseDocument(spec))
      ? 0.99
      : /\bopen ?api|swagger|api client\b/i.test(prompt)
        ? 0.62
        : 0.3
  },
  generate({ spec, name, language }): RecipeResult | { missing: string } {
    const document = spec ? parseDocument(spec) : undefined
    if (!isOpenApi(document))
      return { missing: 'Send an OpenAPI 3 document with `paths` in `spec`, as JSON or YAML.' }
    if (language && language !== 'typescript') return { missing: 'API clients are available in TypeScript.' }
    const { models, operations } = readOperations(document, readJsonSchema)
    if (operations.length === 0) return { missing: 'The OpenAPI document has no operations.' }
    const className = pascalCase(name ?? `${titleOf(document)} client`)
    return {
      language: 'typescript',
      files: [
        {
          path: `${kebabCase(className)}.ts`,
          content: writeClient(className, operations, writeTypeScript(models)),
        },
      ],
      explanation: `\`${className}\` has a method for each of ${operations.length} operations: ${operations.map((operation) => `\`${operation.name}\``).join(', ')}. Responses with an error status reject with \`ApiError\`.`,
    }
  },
}

type Document = Record<string, unknown> & { paths: Record<string, unknown> }

const isOpenApi = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  'openapi' in value &&
  'paths' in value &&
  typeof value.paths === 'object' &&
  value.paths !== null

function titleOf({ info }: Document): string {
  const title = typeof info === 'object' && info !== null && 'title' in info ? info.title : undefined
  return typeof title === 'string' && /[A-Za-z]/.test(title) ? title.replace(/\bapi\b/i, 'API') : 'API'
}

function writeClient(className: string, operations: readonly ApiOperation[], types: string): string {
  return `${types}${types ? '\n' : ''}/** A response with an error status. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(\`The server responded with status \${status}\`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export interface ${className}Options {
  baseUrl: string
  /** Sent with each request, such as \`authorization\`. */
  headers?: Record<string, string>
  fetch?: typeof fetch
}

interface Call {
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
}

export class ${className} {
  readonly #options: ${className}Options

  constructor(options: ${className}Options) {
    this.#options = options
  }

${operations.map(writeMethod).join('\n')}
  async #send(method: string, path: string, { query = {}, headers = {}, body }: Call = {}): Promise<unknown> {
    const { baseUrl, headers: own = {}, fetch: send = fetch } = this.#options
    const url = new URL(\`\${baseUrl.replace(/\\/$/, '')}\${path}\`)
    for (const [name, value] of Object.entries(query))
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined && item !== null) url.searchParams.append(name, String(item))
    const added = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const response = await send(url, {
      method,
      headers: { accept: 'application/json', ...own, ...Object.fromEntries(added), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const value: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text
    if (!response.ok) throw new ApiError(response.status, value)
    return value
  }
}
`
}

function writeMethod({ name, method, path, summary, parameters, body, response }: ApiOperation): string {
  const inPath = parameters.filter((parameter) => parameter.location === 'path')
  const others = parameters.filter((parameter) => parameter.location !== 'path')
  const isOptional = others.every((parameter) => !parameter.isRequired)
  const values = [
    ...inPath.map((parameter) => `${camelCase(parameter.name)}: ${typeScriptType(parameter.type)}`),
    ...(body ? [`body${body.isRequired ? '' : '?'}: ${typeScriptType(body.type)}`] : []),
    ...(others.length
      ? [
          `options: { ${others.map((parameter) => `${propertyName(parameter.name)}${parameter.isRequired ? '' : '?'}: ${typeScriptType(parameter.type)}`).join('; ')} }${isOptional ? ' = {}' : ''}`,
        ]
      : []),
  ]
  // A required parameter cannot follow an optional one.
  const ordered = values.sort((a, b) => Number(isOptionalParameter(a)) - Number(isOptionalParameter(b)))
  const url = path.replace(
    /\{([^}]+)\}/g,
    (_, parameter: string) => `\${encodeURIComponent(${camelCase(parameter)})}`,
  )
  const record = (location: 'query' | 'header') =>
    others
      .filter((parameter) => parameter.location === location)
      .map(
        (parameter) =>
          `${propertyName(parameter.name)}: options${/^[A-Za-z_$][\w$]*$/.test(parameter.name) ? `.${parameter.name}` : `[${JSON.stringify(parameter.name)}]`}`,
      )
      .join(', ')
  const call = [
    ...(record('query') ? [`query: { ${record('query')} }`] : []),
    ...(record('header') ? [`headers: { ${record('header')} }`] : []),
    ...(body ? ['body'] : []),
  ]
  const type = response ? typeScriptType(response) : 'void'
  const send = `await this.#send('${method.toUpperCase()}', ${url.includes('${') ? `\`${url}\`` : `'${url}'`}${call.length ? `, { ${call.join(', ')} }` : ''})`
  const comment = summary ? `  /** ${summary.replace(/\s+/g, ' ').replace(/\*\//g, '* /')} */\n` : ''
  return `${comment}  async ${name}(${ordered.join(', ')}): Promise<${type}> {\n    ${type === 'void' ? send : `return (${send}) as ${type}`}\n  }\n`
}

const isOptionalParameter = (text: string): boolean => /^\w+\?:/.test(text) || text.endsWith(' = {}')
