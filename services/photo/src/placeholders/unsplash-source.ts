import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { problem } from '../errors.ts'
import { queryOf } from '../images/query.ts'
import { parseSize } from './dimensions.ts'
import { placeholderErrors } from './errors.ts'
import type { LibraryPhoto, PhotoFilter } from './photo-library.ts'
import { type PlaceholderOptions, redirectToImage } from './redirects.ts'

const size = ':size(^[0-9]+x[0-9]+$)'

const maxWords = 10
const maxWordLength = 60
const dayMs = 86_400_000

/**
 * The URLs of Unsplash Source, which upstream switched off in 2024, except those that begin with a size or an id. Words
 * follow the question mark: `/random/?forest`.
 */
export const unsplashSourceRoutes =
  (options: PlaceholderOptions): Routes =>
  (app) => {
    const { library, now } = options

    function add(
      url: string,
      operationId: string | undefined,
      summary: string,
      find: (request: FastifyRequest) => Promise<LibraryPhoto | undefined>,
    ): void {
      const schema = {
        tags: ['placeholders'],
        ...(operationId === undefined ? { hide: true } : { operationId }),
        summary,
        response: { 302: Type.Null(), '4xx': placeholderErrors },
      }
      app.get(url, { schema, config: { access: 'open', needs: anyone } }, async (request, reply) => {
        const { size } = request.params as { size?: string } // Only routes with a size have it.
        return redirectToLook(options, request, reply, find(request), size)
      })
    }

    /** Adds a route with and without a size. */
    function addBoth(...[url, operationId, summary, find]: Parameters<typeof add>): void {
      add(url, operationId, summary, find)
      add(`${url}/${size}`, undefined, summary, find)
    }

    const pick = (filterOf: (request: FastifyRequest) => PhotoFilter) => (request: FastifyRequest) =>
      library.pickRandom({ ...wordsOf(request), ...filterOf(request) })
    const daily = (request: FastifyRequest) => ({
      seed: `daily ${Math.floor(now() / dayMs)} ${ownerOf(request)}`,
    })
    // Weeks start on Monday; the epoch was a Thursday.
    const weekly = (request: FastifyRequest) => ({
      seed: `weekly ${Math.floor((now() / dayMs + 3) / 7)} ${ownerOf(request)}`,
    })
    const user = (request: FastifyRequest) => ({ username: parameterOf(request, 'username') })
    const collection = (request: FastifyRequest) => ({ collectionId: parameterOf(request, 'id') })

    addBoth(
      '/random',
      'placeholders/get-random',
      'Get a random image',
      pick(() => ({})),
    )
    addBoth(
      '/featured',
      'placeholders/get-random-editorial',
      'Get a random editorial image',
      pick(() => ({ isFeatured: true })),
    )
    addBoth('/daily', 'placeholders/get-daily', 'Get the image of the day', pick(daily))
    addBoth('/weekly', 'placeholders/get-weekly', 'Get the image of the week', pick(weekly))
    addBoth('/user/:username', 'placeholders/get-random-by-user', 'Get a random image of a user', pick(user))
    addBoth(
      '/user/:username/daily',
      'placeholders/get-daily-by-user',
      "Get a user's image of the day",
      pick((request) => ({ ...user(request), ...daily(request) })),
    )
    addBoth(
      '/user/:username/weekly',
      'placeholders/get-weekly-by-user',
      "Get a user's image of the week",
      pick((request) => ({ ...user(request), ...weekly(request) })),
    )
    addBoth(
      '/user/:username/likes',
      'placeholders/get-random-liked-by-user',
      'Get a random image that a user likes',
      pick((request) => ({ likedBy: parameterOf(request, 'username') })),
    )
    addBoth(
      '/collection/:id',
      'placeholders/get-random-of-collection',
      'Get a random image of a collection',
      pick(collection),
    )
    addBoth(
      '/collection/:id/daily',
      'placeholders/get-daily-of-collection',
      "Get a collection's image of the day",
      pick((request) => ({ ...collection(request), ...daily(request) })),
    )
    addBoth(
      '/category/:category',
      'placeholders/get-random-of-category',
      'Get a random image of a category',
      (request) => {
        const { words = [] } = wordsOf(request)
        return library.pickRandom({ words: [parameterOf(request, 'category'), ...words] })
      },
    )
  }

const parameters = { crop: 'entropy', cs: 'tinysrgb', fm: 'jpg', q: 80 }

/** Redirects to a photo in a size such as `800x600`, or in a width that suits a page. */
export async function redirectToLook(
  options: PlaceholderOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  pendingPhoto: Promise<LibraryPhoto | undefined>,
  size: string | undefined,
): Promise<never> {
  const dimensions = size === undefined ? undefined : parseSize(size)
  if (size !== undefined && !dimensions) throw problem('unprocessable', { message: 'Invalid size' })
  const target = dimensions ? { w: dimensions.width, h: dimensions.height, fit: 'crop' } : { w: 1080 }
  redirectToImage(options, request, reply, await pendingPhoto, { ...parameters, ...target })
  return reply as never // Fastify must not send a second response. The route type allows only bodies.
}

/** Reads the words after the question mark, without parameters such as `sig=1`: `?nature,water`. */
export function wordsOf({ originalUrl }: FastifyRequest): PhotoFilter {
  const words = queryOf(originalUrl)
    .split('&')
    .filter((part) => !part.includes('='))
    .flatMap((part) => decode(part).split(','))
    .map((word) => word.trim().slice(0, maxWordLength))
    .filter(Boolean)
  return words.length ? { words: words.slice(0, maxWords) } : {}
}

/** A user's image of the day is not that of another one. */
const ownerOf = (request: FastifyRequest): string =>
  parameterOf(request, 'username') || parameterOf(request, 'id')

function parameterOf({ params }: FastifyRequest, name: string): string {
  // All parameters of a path are text.
  return (params as Record<string, string>)[name] ?? ''
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
