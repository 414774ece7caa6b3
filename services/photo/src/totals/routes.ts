import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { key } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { siteId, sumCounts } from '../counts/store.ts'
import type { Metric } from '../database/count-tables.ts'
import { mayFail } from '../wire/error-responses.ts'
import { dayOf } from '../wire/times.ts'

const tags = ['stats']
const config = { needs: key }
const daysPerMonth = 30
const secondsPerDay = 86_400
const siteMetrics = [
  'site views',
  'site downloads',
  'site likes',
  'site requests',
  'site photos',
  'site pixels',
  'site photographers',
  'site developers',
  'site applications',
] as const satisfies readonly Metric[]

const Totals = Type.Object(
  {
    photos: Type.Integer(),
    downloads: Type.Integer(),
    views: Type.Integer(),
    photographers: Type.Integer({ description: 'Users who have published photos.' }),
    pixels: Type.Integer(),
    downloads_per_second: Type.Number({ description: 'The average of the last 30 days.' }),
    views_per_second: Type.Number({ description: 'The average of the last 30 days.' }),
    developers: Type.Integer(),
    applications: Type.Integer(),
    requests: Type.Integer(),
    likes: Type.Integer(),
    total_photos: Type.Integer({ description: 'As `photos`, for older clients.' }),
    photo_downloads: Type.Integer({ description: 'As `downloads`, for older clients.' }),
  },
  { title: 'Totals' },
)
const MonthTotals = Type.Object(
  {
    downloads: Type.Integer(),
    views: Type.Integer(),
    likes: Type.Integer(),
    new_photos: Type.Integer(),
    new_photographers: Type.Integer(),
    new_pixels: Type.Integer(),
    new_developers: Type.Integer(),
    new_applications: Type.Integer(),
    new_requests: Type.Integer(),
  },
  { title: 'MonthTotals' },
)

export const totalRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock, counter } = context

    app.addHook('onResponse', async ({ routeOptions }) => {
      if (!routeOptions.config.access) counter.countRequest()
    })

    app.get(
      '/stats/total',
      {
        config,
        schema: {
          operationId: 'stats/get-totals',
          summary: 'Get the totals of the service',
          tags,
          response: { 200: Totals, ...mayFail },
        },
      },
      async (): Promise<Static<typeof Totals>> => {
        const [all, month] = await Promise.all([read(0), read(dayOf(clock.now()) - daysPerMonth + 1)])
        const perSecond = (metric: Metric) => month(metric) / (daysPerMonth * secondsPerDay)
        return {
          photos: all('site photos'),
          downloads: all('site downloads'),
          views: all('site views'),
          photographers: all('site photographers'),
          pixels: all('site pixels'),
          downloads_per_second: perSecond('site downloads'),
          views_per_second: perSecond('site views'),
          developers: all('site developers'),
          applications: all('site applications'),
          requests: all('site requests'),
          likes: all('site likes'),
          total_photos: all('site photos'),
          photo_downloads: all('site downloads'),
        }
      },
    )

    app.get(
      '/stats/month',
      {
        config,
        schema: {
          operationId: 'stats/get-month',
          summary: 'Get the totals of the last 30 days',
          tags,
          response: { 200: MonthTotals, ...mayFail },
        },
      },
      async (): Promise<Static<typeof MonthTotals>> => {
        const month = await read(dayOf(clock.now()) - daysPerMonth + 1)
        return {
          downloads: month('site downloads'),
          views: month('site views'),
          likes: month('site likes'),
          new_photos: month('site photos'),
          new_photographers: month('site photographers'),
          new_pixels: month('site pixels'),
          new_developers: month('site developers'),
          new_applications: month('site applications'),
          new_requests: month('site requests'),
        }
      },
    )

    const read = (fromDay: number) => sumCounts(db.read, siteMetrics, siteId, fromDay)
  }
