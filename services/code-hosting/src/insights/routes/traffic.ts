import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Need } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { TrafficTable } from '../../database/insight-tables.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { presentTime } from '../../wire/times.ts'
import { dayMs } from '../commit-statistics.ts'
import { Clones, PopularPaths, Referrers, TrafficQuery, Views } from '../schema.ts'
import { countTrafficByName, countTrafficByTime } from '../store.ts'

const needs: Need = { permission: 'administration', role: 'write' }
const tags = ['repos']
/** Traffic is shown for this many days. */
export const trafficDays = 14

export const trafficRoutes =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>): Routes =>
  (app) => {
    const sinceMs = () => Math.floor(clock.now() / dayMs) * dayMs - trafficDays * dayMs

    app.get(
      '/repos/:owner/:repo/traffic/clones',
      {
        config: { needs },
        schema: {
          operationId: 'repos/get-clones',
          summary: 'Get repository clones',
          tags,
          params: RepositoryPath,
          querystring: TrafficQuery,
          response: { 200: Clones, ...errorResponses },
        },
      },
      async (request) => {
        const { spans, ...total } = await count(request, 'clone', request.query.per)
        return { ...total, clones: spans }
      },
    )

    app.get(
      '/repos/:owner/:repo/traffic/views',
      {
        config: { needs },
        schema: {
          operationId: 'repos/get-views',
          summary: 'Get page views',
          tags,
          params: RepositoryPath,
          querystring: TrafficQuery,
          response: { 200: Views, ...errorResponses },
        },
      },
      async (request) => {
        const { spans, ...total } = await count(request, 'view', request.query.per)
        return { ...total, views: spans }
      },
    )

    app.get(
      '/repos/:owner/:repo/traffic/popular/paths',
      {
        config: { needs },
        schema: {
          operationId: 'repos/get-top-paths',
          summary: 'Get top referral paths',
          tags,
          params: RepositoryPath,
          response: { 200: PopularPaths, ...errorResponses },
        },
      },
      async ({ repository }) => {
        const names = await countTrafficByName(db.read, repository.row.id, 'path', sinceMs())
        return names.map(({ key, ...counts }) => ({ path: String(key), title: String(key), ...counts }))
      },
    )

    app.get(
      '/repos/:owner/:repo/traffic/popular/referrers',
      {
        config: { needs },
        schema: {
          operationId: 'repos/get-top-referrers',
          summary: 'Get top referral sources',
          tags,
          params: RepositoryPath,
          response: { 200: Referrers, ...errorResponses },
        },
      },
      async ({ repository }) => {
        const names = await countTrafficByName(db.read, repository.row.id, 'referrer', sinceMs())
        return names.map(({ key, ...counts }) => ({ referrer: String(key), ...counts }))
      },
    )

    async function count(
      { repository }: FastifyRequest,
      kind: TrafficTable['kind'],
      per: string | undefined,
    ) {
      const { spans, uniques } = await countTrafficByTime(db.read, repository.row.id, kind, {
        sinceMs: sinceMs(),
        per: per === 'week' ? 'week' : 'day',
      })
      return {
        count: spans.reduce((sum, span) => sum + span.count, 0),
        uniques,
        spans: spans.map(({ key, ...counts }) => ({ timestamp: presentTime(Number(key)), ...counts })),
      }
    }
  }
