import { peekRouteLimit, type RouteLimit } from '@octavo/platform/access.ts'
import type { WindowState } from '@octavo/platform/limits/limits.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { separateLimitsOf } from '../../limits.ts'
import { versions } from '../../wire/api-headers.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { drawEmoji, listEmojis } from '../emojis.ts'
import { drawOctavo, zenOf, zenSentences } from '../octavo-art.ts'
import { presentRoot } from '../present.ts'

const tags = ['meta']
const config = { needs: anyone }

const Limit = Type.Object(
  {
    limit: Type.Integer(),
    remaining: Type.Integer(),
    reset: Type.Integer(),
    used: Type.Integer(),
  },
  { title: 'rate-limit' },
)

export const metaRoutes =
  ({ config: { enterpriseVersion }, ids, limits }: Pick<Context, 'config' | 'ids' | 'limits'>): Routes =>
  (app) => {
    app.get(
      '/',
      {
        config,
        schema: {
          operationId: 'meta/root',
          summary: 'Get the API root',
          tags,
          response: { 200: Type.Record(Type.String(), Type.String()), ...errorResponses },
        },
      },
      ({ addresses }) => presentRoot(addresses),
    )

    app.get(
      '/rate_limit',
      {
        config: { ...config, access: 'free' },
        schema: {
          operationId: 'rate-limit/get',
          summary: 'Get rate limit status for the authenticated user',
          tags,
          response: {
            200: Type.Object({
              resources: Type.Object({
                core: Limit,
                search: Limit,
                code_search: Limit,
                audit_log: Limit,
                graphql: Limit,
              }),
              rate: Type.Optional(Limit),
            }),
            ...errorResponses,
          },
        },
      },
      async (request) => {
        const core = presentLimit(request.grant?.states[0])
        const { search, code_search, audit_log, graphql } = separateLimitsOf(request.caller)
        const stateOf = async (limit: RouteLimit) =>
          presentLimit((await peekRouteLimit(limits, limit, request)).states[0])
        return {
          resources: {
            core,
            search: await stateOf(search),
            code_search: await stateOf(code_search),
            audit_log: await stateOf(audit_log),
            graphql: await stateOf(graphql),
          },
          rate: core,
        }
      },
    )

    app.get(
      '/meta',
      {
        config,
        schema: {
          operationId: 'meta/get',
          summary: 'Get API meta information',
          tags,
          response: {
            200: Type.Object({
              verifiable_password_authentication: Type.Boolean(),
              installed_version: Type.String(),
            }),
            ...errorResponses,
          },
        },
      },
      () => ({ verifiable_password_authentication: false, installed_version: enterpriseVersion }),
    )

    app.get(
      '/versions',
      {
        config,
        schema: {
          operationId: 'meta/get-all-versions',
          summary: 'Get all API versions',
          tags,
          response: { 200: Type.Array(Type.String()), ...errorResponses },
        },
      },
      () => [...versions].reverse(),
    )

    app.get(
      '/zen',
      {
        config,
        schema: {
          operationId: 'meta/get-zen',
          summary: 'Get the Zen of Octavo',
          tags,
          produces: ['text/plain'],
        },
      },
      (_, reply) => sendText(reply, 'text/plain', zenOf(ids.below(zenSentences.length))),
    )

    app.get(
      '/octocat',
      {
        config,
        schema: {
          operationId: 'meta/get-octocat',
          summary: 'Get the Octavo as ASCII art',
          tags,
          produces: ['application/octocat-stream'],
          querystring: Type.Object({ s: Type.Optional(Type.String()) }),
        },
      },
      ({ query }, reply) => {
        const saying = query.s ?? zenOf(ids.below(zenSentences.length))
        return sendText(reply, 'application/octocat-stream', drawOctavo(saying))
      },
    )

    app.get(
      '/emojis',
      {
        config,
        schema: {
          operationId: 'emojis/get',
          summary: 'Get emojis',
          tags,
          response: { 200: Type.Record(Type.String(), Type.String()), ...errorResponses },
        },
      },
      async ({ addresses }) => {
        const emojis = await listEmojis()
        return Object.fromEntries(emojis.map(([name, code]) => [name, `${addresses.html}/_emojis/${code}`]))
      },
    )

    app.get(
      '/_emojis/:code',
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: 'emojis/get-picture',
          summary: 'Get an emoji image',
          tags,
          produces: ['image/svg+xml'],
          params: Type.Object({ code: Type.String() }),
        },
      },
      async ({ params }, reply) => {
        const picture = await drawEmoji(params.code)
        if (!picture) throw problem('not_found')
        return reply
          .type('image/svg+xml')
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "sandbox; default-src 'none'",
            'x-content-type-options': 'nosniff',
          })
          .send(picture)
      },
    )
  }

function presentLimit(state: WindowState | undefined) {
  if (!state) throw new Error('The caller has no rate limit')
  const { max, remaining, used, resetAtMs } = state
  return { limit: max, remaining, reset: Math.ceil(resetAtMs / 1000), used }
}

function sendText(reply: FastifyReply, type: string, text: string) {
  return reply.type(`${type}; charset=utf-8`).send(text)
}
