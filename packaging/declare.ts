import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isolatedDeclaration } from 'rolldown/experimental'
import { rewriteModule } from './rewrite-module.ts'

const root = join(import.meta.dirname, '..')

/** Writes declarations of the modules and of those that their public types use. Paths have no extension. */
export async function declare(output: string, modules: readonly string[]): Promise<void> {
  const written = new Set<string>()
  const pending = [...modules]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (written.has(path)) continue
    written.add(path)
    const name = `${path}.ts`
    const { code, errors } = await isolatedDeclaration(name, await readFile(join(root, name), 'utf8'))
    if (errors.length) throw new Error(`${name}: ${errors.map(({ message }) => message).join('\n')}`)
    const rewritten = rewriteModule(`${path}.d.ts`, code, (specifier) => {
      // Users of the package would see the types of internal modules.
      if (specifier.startsWith('@octavo/')) throw new Error(`The public types of ${name} use ${specifier}`)
      if (!specifier.startsWith('.')) return specifier
      pending.push(join(dirname(path), specifier.replace(/\.ts$/, '')))
      return specifier.replace(/\.ts$/, '.js')
    })
    await mkdir(dirname(join(output, path)), { recursive: true })
    await writeFile(join(output, `${path}.d.ts`), rewritten)
  }
}
