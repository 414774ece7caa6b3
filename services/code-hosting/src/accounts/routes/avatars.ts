import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { problem } from '../../errors.ts'
import { drawAvatar } from '../avatars.ts'

const defaultSize = 460
const maxSize = 2048

export const avatarRoutes: Routes = (app) => {
  app.get(
    '/_avatars/:id',
    {
      config: { access: 'open', needs: anyone },
      schema: {
        operationId: 'avatars/get',
        summary: 'Get an avatar',
        tags: ['avatars'],
        produces: ['image/svg+xml'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({
          s: Type.Optional(Type.String({ description: 'Width and height in pixels.' })),
          v: Type.Optional(Type.String()),
        }),
      },
    },
    async ({ params, query }, reply) => {
      if (!/^\d{1,15}$/.test(params.id)) throw problem('not_found')
      const size = Math.min(maxSize, Number(/^[1-9]\d{0,4}$/.exec(query.s ?? '')?.[0] ?? defaultSize))
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(drawAvatar(Number(params.id), size))
    },
  )
}
