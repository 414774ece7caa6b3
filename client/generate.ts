// Writes the types of every service from its openapi.json, and the table of services by name.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { leaveOutNothing, nameAnswers } from './shorten.ts'

const HOUSE = join(import.meta.dirname, '..')
const SOURCE = join(import.meta.dirname, 'src')

/** What `src` should hold of generated files: text by path. */
export async function generate(house = HOUSE): Promise<Map<string, string>> {
  const names = globSync('services/*/openapi.json', { cwd: house })
    .map((path) => basename(dirname(path)))
    .sort()
  const files = new Map([['services.ts', writeTable(names)]])
  for (const name of names) {
    const description = JSON.parse(readFileSync(join(house, 'services', name, 'openapi.json'), 'utf8'))
    files.set(
      `services/${name}.ts`,
      writeService(name, leaveOutNothing(astToString(await openapiTS(nameAnswers(description))))),
    )
  }
  return files
}

/** What `src` does hold of generated files: text by path. */
export function readGenerated(): Map<string, string> {
  const paths = globSync('{services.ts,services/*}', { cwd: SOURCE })
  return new Map(paths.map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]))
}

function writeService(name: string, types: string): string {
  // Octavo's descriptions have neither, and an export that says nothing is one more to explain.
  const told = types.replace(/^export type (webhooks|\$defs) = Record<string, never>;\n/gm, '')
  return `// Generated from services/${name}/openapi.json by \`node client/generate.ts\`.
// biome-ignore-all format: as the generator writes it
// biome-ignore-all lint: as the generator writes it

${told}`
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

/** What each service answers, by its name. */
export interface Services {
${entries.join('\n')}
}
`
}

function write(files: ReadonlyMap<string, string>): void {
  for (const path of readGenerated().keys()) if (!files.has(path)) rmSync(join(SOURCE, path))
  mkdirSync(join(SOURCE, 'services'), { recursive: true })
  for (const [path, text] of files) writeFileSync(join(SOURCE, path), text)
}

if (import.meta.main) write(await generate())
