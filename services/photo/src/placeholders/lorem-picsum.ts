import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { problem } from '../errors.ts'
import { clamp } from '../images/parameter-values.ts'
import { queryOf, readQuery } from '../images/query.ts'
import { formatOf, parseDimensions } from './dimensions.ts'
import { placeholderErrors } from './errors.ts'
import type { LibraryPhoto, PhotoFilter } from './photo-library.ts'
import { type PlaceholderOptions, redirectToImage } from './redirects.ts'

const config = { access: 'open', needs: anyone } as const
const image = { tags: ['placeholders'], response: { 302: Type.Null(), '4xx': placeholderErrors } }
const description = 'Accepts `?grayscale`, and `?blur` from 1 to 10. The path may end in `.jpg` or `.webp`.'

const PhotoInfo = Type.Object({
  id: Type.String(),
  author: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  url: Type.String(),
  download_url: Type.String(),
})

const defaultPerPage = 30
const maxPerPage = 100
const defaultBlur = 5

/** The URLs of Lorem Picsum, https://picsum.photos, except those that only consist of a size. */
export const loremPicsumRoutes =
  (options: PlaceholderOptions): Routes =>
  (app) => {
    const { library, url } = options

    const pick = (operationId: string, summary: string) => ({
      schema: { ...image, operationId: `placeholders/${operationId}`, summary, description },
      config,
    })
    app.get('/id/:id/:size', pick('get-square-by-id', 'Get a square image by id'), (request, reply) =>
      redirectToSize(options, request, reply, find(idOf(request)), partsOf(request).slice(-1)),
    )
    app.get('/id/:id/:width/:height', pick('get-by-id', 'Get an image by id'), (request, reply) =>
      redirectToSize(options, request, reply, find(idOf(request)), partsOf(request).slice(-2)),
    )
    app.get('/seed/:seed/:size', pick('get-square-by-seed', 'Get a square image by seed'), (request, reply) =>
      redirectToSize(
        options,
        request,
        reply,
        library.pickRandom(seedOf(request)),
        partsOf(request).slice(-1),
      ),
    )
    app.get('/seed/:seed/:width/:height', pick('get-by-seed', 'Get an image by seed'), (request, reply) =>
      redirectToSize(
        options,
        request,
        reply,
        library.pickRandom(seedOf(request)),
        partsOf(request).slice(-2),
      ),
    )

    const info = { tags: ['placeholders'], response: { 200: PhotoInfo, '4xx': placeholderErrors } }
    app.get(
      '/id/:id/info',
      {
        schema: {
          ...info,
          operationId: 'placeholders/get-info-by-id',
          summary: 'Get the source of an image by id',
        },
        config,
      },
      (request, reply) => sendInfo(request, reply, find(idOf(request))),
    )
    app.get(
      '/seed/:seed/info',
      {
        schema: {
          ...info,
          operationId: 'placeholders/get-info-by-seed',
          summary: 'Get the source of an image by seed',
        },
        config,
      },
      (request, reply) => sendInfo(request, reply, library.pickRandom(seedOf(request))),
    )

    const list = {
      tags: ['placeholders'],
      operationId: 'placeholders/list',
      summary: 'List images',
      response: { 200: Type.Array(PhotoInfo), '4xx': placeholderErrors },
    }
    app.get('/v2/list', { schema: list, config }, async (request, reply) => {
      const parameters = readQuery(queryOf(request.originalUrl))
      const page = wholeNumber(parameters.get('page'), 1, Number.MAX_SAFE_INTEGER)
      const perPage = wholeNumber(parameters.get('limit'), defaultPerPage, maxPerPage)
      const { photos, total } = await library.list(page, perPage)
      const link = (number: number, relation: string) =>
        `<${url(request)}/v2/list?page=${number}&limit=${perPage}>; rel="${relation}"`
      const links = [
        ...(page > 1 ? [link(page - 1, 'prev')] : []),
        ...(page * perPage < total ? [link(page + 1, 'next')] : []),
      ]
      if (links.length) reply.header('link', links.join(', '))
      reply.header('cache-control', 'no-store')
      return photos.map((photo) => describe(request, photo))
    })

    /** Clients use the numbers of upstream's images. Each stands for one of ours. */
    async function find(id: string): Promise<LibraryPhoto | undefined> {
      const own = await library.findById(id)
      return own ?? (/^\d{1,9}$/.test(id) ? library.pickRandom({ seed: `id ${id}` }) : undefined)
    }

    async function sendInfo(
      request: FastifyRequest,
      reply: FastifyReply,
      pendingPhoto: Promise<LibraryPhoto | undefined>,
    ) {
      const photo = await pendingPhoto
      if (!photo) throw problem('photo_not_found')
      reply.header('cache-control', 'no-store')
      return describe(request, photo)
    }

    function describe(
      request: FastifyRequest,
      { id, author, width, height, pagePath, fileName }: LibraryPhoto,
    ) {
      const base = url(request)
      return {
        id,
        author,
        width,
        height,
        url: base + pagePath,
        download_url: base + options.sign(`/${fileName}`),
      }
    }
  }

/** Redirects to a photo in the size of the last parts of the path, with the effects of the query. */
export async function redirectToSize(
  options: PlaceholderOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  pendingPhoto: Promise<LibraryPhoto | undefined>,
  [first = '', second = first]: readonly string[],
): Promise<never> {
  const dimensions = parseDimensions(first, second)
  const photo = await pendingPhoto
  if (!dimensions) throw problem('unprocessable', { message: 'Invalid size' })
  const { width: w, height: h } = dimensions
  const query = queryOf(request.originalUrl)
  const blur = blurOf(query)
  redirectToImage(options, request, reply, photo, {
    w,
    h,
    fit: 'crop',
    fm: formatOf(second),
    q: 80,
    sat: hasFlag(query, 'grayscale') ? -100 : undefined,
    blur: blur === undefined ? undefined : blur * 20,
  })
  return reply as never // Fastify must not send a second response. The route type allows only bodies.
}

export const partsOf = ({ originalUrl }: FastifyRequest): string[] =>
  (originalUrl.split('?', 1)[0] ?? '').split('/').filter(Boolean)

// The routes have these parameters.
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id
const seedOf = ({ params }: FastifyRequest): PhotoFilter => ({ seed: (params as { seed: string }).seed })

const hasFlag = (query: string, name: string): boolean =>
  query.split(/[&?]/).some((part) => part === name || part.startsWith(`${name}=`))

function blurOf(query: string): number | undefined {
  if (!hasFlag(query, 'blur')) return undefined
  return wholeNumber(readQuery(query).get('blur'), defaultBlur, 10)
}

function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  const value = Math.floor(Number(text || fallback))
  return Number.isFinite(value) ? clamp(value, { min: 1, max }) : fallback
}
