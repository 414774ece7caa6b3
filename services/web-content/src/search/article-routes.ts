import type { Routes } from '@octavo/platform/service.ts'
import { type Static, type TObject, Type } from 'typebox'
import { reader } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { invalidParameter } from '../errors.ts'
import { type FacetName, facetNames } from '../posts/post-search.ts'
import type { Posts } from '../posts/posts.ts'
import { mayFail } from '../wire/error-responses.ts'
import { enrichmentMissing, withQueryErrors } from './compile-query.ts'
import { type ArticleRoute, readArticleSearch } from './read-article-search.ts'
import { articleParameters, FilterResults, filterParameters, Results, socialParameters } from './schema.ts'
import { scopeOf, sendResults } from './send-results.ts'

const tags = ['articles']
const config = { needs: reader }

const articles: ArticleRoute = {
  path: '/v1/articles',
  siteTypes: ['news', 'blogs'],
  defaultSize: 100,
  parameterNames: new Set(Object.keys(articleParameters)),
}
const social: ArticleRoute = {
  path: '/v1/social',
  siteTypes: ['discussions', 'social'],
  defaultSize: 100,
  parameterNames: new Set(Object.keys(socialParameters)),
}
const filters: ArticleRoute = {
  path: '/v1/filters',
  siteTypes: [],
  defaultSize: 20,
  parameterNames: new Set(Object.keys(filterParameters)),
}
const maxFacetValues = 100

export const articleRoutes =
  (context: Context, posts: Posts): Routes =>
  (app) => {
    app.get(
      '/v1/articles',
      {
        config,
        schema: {
          operationId: 'articles/list',
          summary: 'Search articles',
          description: 'Posts of news sites and blogs, the newest first.',
          tags,
          querystring: Type.Object(articleParameters),
          response: { 200: Results, ...mayFail },
        },
      },
      async (request, reply) => {
        const { search } = readArticleSearch(context, context.featuresOf(request.caller), request, articles)
        return sendResults({ context, posts }, request, reply, search)
      },
    )

    app.get(
      '/v1/social',
      {
        config,
        schema: {
          operationId: 'social/list',
          summary: 'Search social posts',
          description: 'Posts of discussions and social networks, the newest first.',
          tags,
          querystring: Type.Object(socialParameters),
          response: { 200: Results, ...mayFail },
        },
      },
      async (request, reply) => {
        const { search } = readArticleSearch(context, context.featuresOf(request.caller), request, social)
        return sendResults({ context, posts }, request, reply, search)
      },
    )

    app.get(
      '/v1/filters',
      {
        config,
        schema: {
          operationId: 'filters/list',
          summary: 'List filters and their counts',
          description:
            'Returns the most frequent languages, categories, countries, site types and sites of the matching posts.',
          tags,
          querystring: Type.Object(filterParameters),
          response: { 200: FilterResults, ...mayFail },
        },
      },
      async (request, reply) => {
        const features = context.featuresOf(request.caller)
        const { search, date } = readArticleSearch(context, features, request, filters)
        // The schema of the route has checked them.
        const query = request.query as Static<TObject<typeof filterParameters>>
        const names = readFacets(query.facets, features.hasEnrichment)
        const counts = await withQueryErrors(() =>
          posts.search.facets(scopeOf(search, request), names, maxFacetValues),
        )
        return sendResults({ context, posts }, request, reply, search, {
          date: { from: isoOrNull(date.fromMs), to: isoOrNull(date.toMs) },
          filters: counts,
        })
      },
    )
  }

/** Counts of sentiments are left out on plans without enrichment, unless the caller requests them. */
function readFacets(list: string | undefined, hasEnrichment: boolean): FacetName[] {
  if (list === undefined || list.trim() === '')
    return facetNames.filter((name) => hasEnrichment || name !== 'sentiments')
  return list.split(',').map((text) => {
    const name = facetNames.find((each) => each === text.trim())
    if (!name) throw invalidParameter('facets', `must be of ${facetNames.join(', ')}`)
    if (name === 'sentiments' && !hasEnrichment) throw enrichmentMissing(['sentiment'])
    return name
  })
}

function isoOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}
