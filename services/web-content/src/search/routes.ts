import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { reader } from '../access/needs.ts'
import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import { mayFail } from '../wire/error-responses.ts'
import { type ContentRoute, readContentSearch } from './read-content-search.ts'
import { conditionParameters, contentParameters, Results } from './schema.ts'
import { sendResults } from './send-results.ts'

const tags = ['search']
const config = { needs: reader }

interface Alias extends Omit<ContentRoute, 'parameterNames'> {
  operationId: string
  summary: string
  description: string
}

const aliases: readonly Alias[] = [
  {
    path: '/filterWebContent',
    operationId: 'search/posts',
    summary: 'Search posts',
    description:
      'Returns the posts that match a query, in the order in which they were crawled. Follow `next` to page, also when a page is empty: it neither repeats nor misses a post.',
  },
  {
    path: '/filterWebData',
    operationId: 'search/posts-web-data',
    summary: 'Search posts (older address)',
    description: 'The same as `/filterWebContent`, for older clients.',
  },
  {
    path: '/search',
    operationId: 'search/posts-older',
    summary: 'Search posts (legacy parameters)',
    description: 'The same as `/filterWebContent`, with conditions as parameters, for older clients.',
  },
  {
    path: '/api/news',
    operationId: 'search/news',
    summary: 'Search news',
    description: 'Only posts of news sites.',
    siteType: 'news',
    casing: 'snake',
  },
  {
    path: '/api/blogs',
    operationId: 'search/blogs',
    summary: 'Search blogs',
    description: 'Only posts of blogs.',
    siteType: 'blogs',
    casing: 'snake',
  },
  {
    path: '/api/forums',
    operationId: 'search/forums',
    summary: 'Search forums',
    description: 'Only posts of discussions.',
    siteType: 'discussions',
    casing: 'snake',
  },
  {
    path: '/newsApiLite',
    operationId: 'search/news-lite',
    summary: 'Search news (lite)',
    description: 'At most 10 posts of news sites, the most relevant first.',
    siteType: 'news',
    casing: 'snake',
    maxSize: 10,
    defaultSort: 'relevancy',
  },
]

export const searchRoutes =
  (context: Context, posts: Posts): Routes =>
  (app) => {
    for (const { operationId, summary, description, ...route } of aliases) {
      const parameters =
        route.path === '/search' || route.path === '/newsApiLite'
          ? { ...contentParameters, ...conditionParameters }
          : contentParameters
      const parameterNames = new Set(Object.keys(parameters))
      app.get(
        route.path,
        {
          config,
          schema: {
            operationId,
            summary,
            description,
            tags,
            querystring: Type.Object(parameters),
            response: { 200: Results, ...mayFail },
          },
        },
        async (request, reply) => {
          const features = context.featuresOf(request.caller)
          const search = readContentSearch(context, features, request, { ...route, parameterNames })
          return sendResults({ context, posts }, request, reply, search)
        },
      )
    }
  }
