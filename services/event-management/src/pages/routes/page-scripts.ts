import { readFileSync } from 'node:fs'
import { prepareResponse, sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../../access/needs.ts'
import { scriptPaths } from '../scripts.ts'

export const pageScriptRoutes: Routes = (app) => {
  const options = { config: { access: 'open' as const, needs: anyone }, schema: { hide: true } }
  for (const [path, file] of files) {
    const script = prepareResponse(readFileSync(new URL(file, import.meta.url)), headers)
    app.get(path, options, (request, reply) => sendPrepared(request, reply, script))
  }
}

const files = [
  [scriptPaths.widgets, '../scripts/eb-widgets.js'],
  [scriptPaths.frame, '../scripts/checkout-frame.js'],
  [scriptPaths.yourTime, '../scripts/your-time.js'],
] as const

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=300',
  // Sites with COEP only load resources with this header.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
