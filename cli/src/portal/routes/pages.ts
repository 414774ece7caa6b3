import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { plainHeaders, renderHome, renderSignInFailed } from '../home.ts'
import type { Pages } from '../pages.ts'
import type { ServedServices } from '../served-services.ts'

const openAccess = { config: { access: 'open' } } as const

/** The built pages, or a plain page if they have not been built. */
export const pageRoutes =
  (pages: Pages | undefined, services: ServedServices): Routes =>
  (app) => {
    if (!pages) {
      app.get('/', openAccess, (_request, reply) =>
        reply.headers(plainHeaders).send(renderHome(services.list())),
      )
      app.get('/sign-in-failed', openAccess, (_request, reply) =>
        reply.headers(plainHeaders).send(renderSignInFailed()),
      )
      return
    }
    app.get('/', openAccess, (request, reply) => sendPrepared(request, reply, pages.document()))
    for (const path of pages.paths)
      app.get(path, openAccess, async (request, reply) =>
        sendPrepared(request, reply, await pages.readFile(path)),
      )
  }
