import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { visible } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { answerPage } from '../pages/asked-page.ts'
import { openChoosing } from '../pages/choosing.ts'
import { eventAt } from '../pages/event-at.ts'
import { readFormValues } from '../pages/form-values.ts'
import { ownPages } from '../pages/own-pages.ts'
import { scopeOf } from '../scope.ts'

const PageParams = Type.Object({ address: Type.String() })
const PageQuery = Type.Object({
  discount: Type.Optional(Type.String({ maxLength: 200 })),
  aff: Type.Optional(Type.String({ maxLength: 200 })),
})

/** Where people read about an event and choose tickets of it. */
export const eventPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const choosing = openChoosing(context)
    const open = { config: { access: 'open' as const, needs: visible('event') } }

    app.get(
      '/e/:address',
      { ...open, schema: { hide: true, params: PageParams, querystring: PageQuery } },
      (request, reply) =>
        answerPage(reply, async () => {
          const scope = scopeOf(context, request)
          const event = await eventAt(scope, request.params.address)
          return choosing.show(scope, ownPages.openCounter(context, scope, {}), event, request.query)
        }),
    )

    app.post('/e/:address', { ...open, schema: { hide: true, params: PageParams } }, (request, reply) =>
      answerPage(reply, async () => {
        const scope = scopeOf(context, request)
        const event = await eventAt(scope, request.params.address)
        const values = readFormValues(request.body)
        return choosing.take(scope, ownPages.openCounter(context, scope, {}), event, values)
      }),
    )
  }
