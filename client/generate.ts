// Generates the types of every service from its openapi.json, and the index of services.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { nameResponses, removeEmptyMembers } from './shorten.ts'

const repositoryRoot = join(import.meta.dirname, '..')
const sourceFolder = join(import.meta.dirname, 'src')

/** Returns the expected generated files of `src`: text by path. */
export async function generate(root = repositoryRoot): Promise<Map<string, string>> {
  const names = globSync('services/*/openapi.json', { cwd: root })
    .map((path) => basename(dirname(path)))
    .sort()
  const files = new Map([['services.ts', writeTable(names)]])
  for (const name of names) {
    const description = JSON.parse(readFileSync(join(root, 'services', name, 'openapi.json'), 'utf8'))
    files.set(
      `services/${name}.ts`,
      writeService(name, removeEmptyMembers(astToString(await openapiTS(nameResponses(description))))),
    )
  }
  return files
}

/** Returns the existing generated files of `src`: text by path. */
export function readGenerated(): Map<string, string> {
  const paths = globSync('{services.ts,services/*}', { cwd: sourceFolder })
  return new Map(paths.map((path) => [path, readFileSync(join(sourceFolder, path), 'utf8')]))
}

function writeService(name: string, types: string): string {
  // Octavo's descriptions have neither webhooks nor $defs.
  const declarations = types.replace(/^export type (webhooks|\$defs) = Record<string, never>;\n/gm, '')
  return `// Generated from services/${name}/openapi.json by \`node client/generate.ts\`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

${declarations}`
}

function writeTable(names: readonly string[]): string {
  const services = names.map((name) => ({
    name,
    types: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  }))
  const imports = services.map(({ name, types }) => `import type * as ${types} from './services/${name}.ts'`)
  const entries = services.map(({ name, types }) => {
    const key = name === types ? name : `'${name}'`
    return `  ${key}: { paths: ${types}.paths; components: ${types}.components }`
  })
  return `// Generated from services/*/openapi.json by \`node client/generate.ts\`.
${imports.join('\n')}

/** Paths and schemas of each service. */
export interface Services {
${entries.join('\n')}
}
`
}

function write(files: ReadonlyMap<string, string>): void {
  for (const path of readGenerated().keys()) if (!files.has(path)) rmSync(join(sourceFolder, path))
  mkdirSync(join(sourceFolder, 'services'), { recursive: true })
  for (const [path, text] of files) writeFileSync(join(sourceFolder, path), text)
}

if (import.meta.main) write(await generate())
