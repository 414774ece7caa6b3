import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyToken } from '../access/needs.ts'
import { scopeOf } from '../access/scope.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { defaultLocale } from '../geography/locales.ts'
import { mayFail } from '../wire/error-answers.ts'
import { IdPath, readId } from '../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../wire/pages.ts'
import { categories, findCategory, findSubcategory, subcategories } from './categories.ts'
import { findFormat, formats } from './formats.ts'
import { presentCategory, presentFormat, presentSubcategory, presentWholeCategory } from './present.ts'
import { Category, Format, Subcategory } from './schema.ts'

const tags = ['taxonomy']
const querystring = Type.Object(PageQuery)
const locale = defaultLocale
const Localized = Type.Object({ locale: Type.String() })

export const taxonomyRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/categories/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'categories/list',
          summary: 'List categories',
          tags,
          querystring,
          response: { 200: Type.Intersect([Localized, PageOf('categories', Category)]), ...mayFail },
        },
      },
      (request) => {
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(categories, page)
        const pagination = presentPagination(request, page, slice)
        return {
          locale,
          pagination,
          categories: rows.map((row) => presentCategory(row, scopeOf(context, request))),
        }
      },
    )

    app.get(
      '/categories/:id/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'categories/get',
          summary: 'Get a category',
          tags,
          params: IdPath,
          response: { 200: Category, ...mayFail },
        },
      },
      (request) => {
        const category = findCategory(readId(request.params.id, 'category'))
        if (!category) throw notFound('category')
        return presentWholeCategory(category, scopeOf(context, request))
      },
    )

    app.get(
      '/subcategories/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'subcategories/list',
          summary: 'List subcategories',
          tags,
          querystring,
          response: { 200: Type.Intersect([Localized, PageOf('subcategories', Subcategory)]), ...mayFail },
        },
      },
      (request) => {
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(subcategories, page)
        const pagination = presentPagination(request, page, slice)
        const scope = scopeOf(context, request)
        return { locale, pagination, subcategories: rows.map((row) => presentSubcategory(row, scope)) }
      },
    )

    app.get(
      '/subcategories/:id/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'subcategories/get',
          summary: 'Get a subcategory',
          tags,
          params: IdPath,
          response: { 200: Subcategory, ...mayFail },
        },
      },
      (request) => {
        const subcategory = findSubcategory(readId(request.params.id, 'subcategory'))
        if (!subcategory) throw notFound('subcategory')
        return presentSubcategory(subcategory, scopeOf(context, request))
      },
    )

    app.get(
      '/formats/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'formats/list',
          summary: 'List formats',
          tags,
          querystring,
          response: { 200: Type.Intersect([Localized, PageOf('formats', Format)]), ...mayFail },
        },
      },
      (request) => {
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(formats, page)
        const pagination = presentPagination(request, page, slice)
        return {
          locale,
          pagination,
          formats: rows.map((row) => presentFormat(row, scopeOf(context, request))),
        }
      },
    )

    app.get(
      '/formats/:id/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'formats/get',
          summary: 'Get a format',
          tags,
          params: IdPath,
          response: { 200: Format, ...mayFail },
        },
      },
      (request) => {
        const format = findFormat(readId(request.params.id, 'format'))
        if (!format) throw notFound('format')
        return presentFormat(format, scopeOf(context, request))
      },
    )
  }
