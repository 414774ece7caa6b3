import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { CommitPeople } from '../../code/commits/commit-people.ts'
import type { Context } from '../../context.ts'
import { unprocessable } from '../../errors.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import {
  type AuthorStatistics,
  type CommitStatistics,
  commitsOf,
  dayMs,
  fillWeeks,
  lastWeeks,
  mergeWeeks,
  weekMs,
  weekOf,
} from '../commit-statistics.ts'
import { CodeFrequency, CommitActivity, ContributorActivity, Participation, Pending } from '../schema.ts'
import { findOrCompute } from '../statistics.ts'

const config = { needs: anyone }
const maxContributors = 100
/** The total of all contributors in a response. */
const maxWeeks = 100_000
/** Authors with the most commits, for whom accounts are looked up. */
const maxAuthors = 1_000

type Dependencies = Pick<Context, 'db' | 'git' | 'jobs' | 'clock'> & { people: CommitPeople }

export const statisticsRoutes =
  (context: Dependencies): Routes =>
  (app) => {
    const { clock, people } = context

    app.get(
      '/repos/:owner/:repo/stats/contributors',
      {
        config,
        schema: operation(
          'repos/get-contributors-stats',
          'Get all contributor commit activity',
          ContributorActivity,
        ),
      },
      (request, reply) =>
        send(request, reply, async ({ authors: all, days }) => {
          const authors = all.slice(0, maxAuthors)
          const accounts = await people.findByAddress(authors.map(({ email }) => email))
          const merged = Map.groupBy(authors, ({ email }) => accounts.get(email)?.id ?? email)
          const first = weekOf(days[0]?.[0] ?? clock.now())
          const last = lastWeek(days.at(-1)?.[0])
          const maxEach = Math.floor(maxWeeks / Math.min(merged.size, maxContributors))
          return (
            [...merged.values()]
              .map((own) => ({ email: own[0]?.email ?? '', weeks: mergeWeeks(own) }))
              .map(({ email, weeks }) => ({
                account: accounts.get(email),
                weeks,
                total: commitsOf({ weeks }),
              }))
              .sort((a, b) => b.total - a.total)
              .slice(0, maxContributors)
              // The largest is the last in the responses of GitHub.
              .reverse()
              .map(({ account, weeks, total }) => ({
                author: account ? presentAccount(account, request.addresses) : null,
                total,
                weeks: fillWeeks(weeks, first, last, maxEach).map(([start, a, d, c]) => ({
                  w: start / 1000,
                  a,
                  d,
                  c,
                })),
              }))
          )
        }),
    )

    app.get(
      '/repos/:owner/:repo/stats/commit_activity',
      {
        config,
        schema: operation(
          'repos/get-commit-activity-stats',
          'Get the last year of commit activity',
          CommitActivity,
        ),
      },
      (request, reply) =>
        send(request, reply, ({ days }) => {
          const byDay = new Map(days)
          return lastWeeks(clock.now()).map((start) => {
            const counts = Array.from({ length: 7 }, (_, day) => byDay.get(start + day * dayMs) ?? 0)
            return { days: counts, total: sum(counts), week: start / 1000 }
          })
        }),
    )

    app.get(
      '/repos/:owner/:repo/stats/code_frequency',
      {
        config,
        schema: operation('repos/get-code-frequency-stats', 'Get the weekly commit activity', CodeFrequency),
      },
      (request, reply) =>
        send(request, reply, ({ authors, isTruncated }) => {
          if (isTruncated) throw unprocessable('The repository has more than 10,000 commits.')
          const weeks = mergeWeeks(authors)
          const [first] = weeks
          const last = weeks.at(-1)
          if (!first || !last) return []
          // Additions are positive and deletions negative.
          return fillWeeks(weeks, first[0], lastWeek(last[0])).map(([start, a, d]) => [
            start / 1000,
            a,
            d === 0 ? 0 : -d,
          ])
        }),
    )

    app.get(
      '/repos/:owner/:repo/stats/participation',
      {
        config,
        schema: operation('repos/get-participation-stats', 'Get the weekly commit count', Participation),
      },
      (request, reply) =>
        send(request, reply, async ({ authors }) => {
          const { owner_id } = request.repository.row
          const accounts = await people.findByAddress(authors.slice(0, maxAuthors).map(({ email }) => email))
          const isOwner = ({ email }: AuthorStatistics) => accounts.get(email)?.id === owner_id
          const starts = lastWeeks(clock.now())
          const counts = (chosen: readonly AuthorStatistics[]) =>
            fillWeeks(mergeWeeks(chosen), starts[0] ?? 0, (starts[0] ?? 0) + 51 * weekMs).map(
              ([, , , commits]) => commits,
            )
          return { all: counts(authors), owner: counts(authors.filter(isOwner)) }
        }),
    )

    app.get(
      '/repos/:owner/:repo/stats/punch_card',
      {
        config,
        schema: operation(
          'repos/get-punch-card-stats',
          'Get the hourly commit count for each day',
          CodeFrequency,
        ),
      },
      (request, reply) =>
        send(request, reply, ({ hours }) =>
          hours.map((commits, hour) => [Math.floor(hour / 24), hour % 24, commits]),
        ),
    )

    /** Commits can be dated in the future. */
    const lastWeek = (atMs = 0) => weekOf(Math.min(atMs, clock.now()))

    async function send<Body>(
      request: FastifyRequest,
      reply: FastifyReply,
      present: (statistics: CommitStatistics) => Body | Promise<Body>,
    ): Promise<Body | FastifyReply> {
      const statistics = await findOrCompute(context, request.repository.row)
      return statistics ? present(statistics) : reply.code(202).send({})
    }
  }

const operation = <Schema extends TSchema>(operationId: string, summary: string, schema: Schema) => ({
  operationId,
  summary,
  tags: ['repos'],
  params: RepositoryPath,
  response: { 200: schema, 202: Pending, ...errorResponses },
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
