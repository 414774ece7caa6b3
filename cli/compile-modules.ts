// Compiles the server's modules after an installation, so that the first start does not have to.
import { globSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
module.enableCompileCache(join(root, 'node_modules/.cache/octavo'))
await import('./src/process-start.ts')
const { loadServices } = await import('./src/registry.ts')
const importedOnDemand = globSync(
  ['platform/src/internal/storage.ts', 'platform/src/webhooks/create.ts', 'services/*/src/sample/seed.ts'],
  { cwd: root },
)
await Promise.all([
  import('./src/main.ts'),
  import('./src/commands/serve.ts'),
  import('./src/server.ts'),
  loadServices(),
  ...importedOnDemand.map((file) => import(pathToFileURL(join(root, file)).href)),
])
