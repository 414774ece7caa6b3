import type { Routes } from '@octavo/platform/service.ts'
import { user } from '../access/needs.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { sumUsage, type UsageSum } from '../metering/store.ts'
import { mayFail } from '../wire/error-responses.ts'
import { readPeriod } from './read-period.ts'
import { Usage, usageQuery } from './schema.ts'

export const usageRoutes =
  ({ clock, db, metering }: Context): Routes =>
  (app) => {
    app.get(
      '/v1/usage',
      {
        config: { access: 'free', needs: user },
        schema: {
          operationId: 'usage/get',
          summary: 'Get usage',
          description:
            'Returns the plan, the remaining monthly quota, and the requests and tokens of each day.',
          tags: ['usage'],
          querystring: usageQuery,
          response: { 200: Usage, ...mayFail },
        },
      },
      async ({ caller, grant, query }) => {
        const period = readPeriod(query, clock.now())
        await metering.flush()
        const sums = await sumUsage(db.read, userIdOf(caller), period, query.group_by)
        const month = grant?.states.find(({ name }) => name === 'month')
        return {
          object: 'usage' as const,
          plan: caller.plan,
          remaining: month?.remaining ?? null,
          resets_at: month ? new Date(month.resetAtMs).toISOString() : null,
          buckets: sums.map(presentSum),
        }
      },
    )
  }

function presentSum({ dayMs, promptTokens, completionTokens, ...rest }: UsageSum): Usage['buckets'][number] {
  return {
    start: new Date(Number(dayMs)).toISOString(),
    ...rest,
    requests: Number(rest.requests),
    prompt_tokens: Number(promptTokens),
    completion_tokens: Number(completionTokens),
  }
}
