import { readFileSync } from 'node:fs'
import { prepareResponse, sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { openPage } from '../open-page.ts'
import { scriptPaths } from '../scripts.ts'

export const pageScriptRoutes: Routes = (app) => {
  const script = prepareResponse(readFileSync(new URL('../scripts/copy-text.js', import.meta.url)), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  app.get(scriptPaths.copyText, { ...openPage, schema: { hide: true } }, (request, reply) =>
    sendPrepared(request, reply, script),
  )
}
