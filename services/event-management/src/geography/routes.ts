import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyToken } from '../access/needs.ts'
import { mayFail } from '../wire/error-answers.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../wire/pages.ts'
import { listCountries } from './countries.ts'
import { defaultLocale, Locale } from './locales.ts'
import { listRegions } from './regions.ts'
import { Country, Region, Timezone } from './schema.ts'
import { labelOf, zones } from './timezones.ts'

const tags = ['system']
const LocaleQuery = { locale: Type.Optional(Locale) }
const querystring = Type.Object({ ...LocaleQuery, ...PageQuery })
const Localized = Type.Object({ locale: Type.String() })

export const systemRoutes: Routes = (app) => {
  app.get(
    '/system/timezones/',
    {
      config: { needs: anyToken },
      schema: {
        operationId: 'system/timezones',
        summary: 'List timezones',
        tags,
        querystring,
        response: { 200: Type.Intersect([Localized, PageOf('timezones', Timezone)]), ...mayFail },
      },
    },
    (request) => {
      const { locale = defaultLocale } = request.query
      const page = readPage(request)
      const { rows, ...slice } = sliceOfList(zones, page)
      const timezones = rows.map((timezone) => ({ timezone, label: labelOf(timezone, locale) }))
      return { locale, pagination: presentPagination(request, page, slice), timezones }
    },
  )

  app.get(
    '/system/countries/',
    {
      config: { needs: anyToken },
      schema: {
        operationId: 'system/countries',
        summary: 'List countries',
        tags,
        querystring,
        response: { 200: Type.Intersect([Localized, PageOf('countries', Country)]), ...mayFail },
      },
    },
    (request) => {
      const { locale = defaultLocale } = request.query
      const page = readPage(request)
      const { rows: countries, ...slice } = sliceOfList(listCountries(locale), page)
      return { locale, pagination: presentPagination(request, page, slice), countries }
    },
  )

  app.get(
    '/system/regions/',
    {
      config: { needs: anyToken },
      schema: {
        operationId: 'system/regions',
        summary: 'List regions',
        tags,
        querystring: Type.Object({
          country_code: Type.Optional(Type.String()),
          ...LocaleQuery,
          ...PageQuery,
        }),
        response: { 200: Type.Intersect([Localized, PageOf('regions', Region)]), ...mayFail },
      },
    },
    (request) => {
      const { locale = defaultLocale, country_code } = request.query
      const page = readPage(request)
      const { rows, ...slice } = sliceOfList(listRegions(country_code), page)
      const regions = rows.map(({ countryCode, code, label }) => ({ country_code: countryCode, code, label }))
      return { locale, pagination: presentPagination(request, page, slice), regions }
    },
  )
}
