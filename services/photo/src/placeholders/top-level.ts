import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { placeholderErrors } from './errors.ts'
import { partsOf, redirectToSize } from './lorem-picsum.ts'
import type { PlaceholderOptions } from './redirects.ts'
import { redirectToLook, wordsOf } from './unsplash-source.ts'

/** A side with a suffix, both sides, or the id of a photo: `200.jpg`, `160x90`, `LBI7cgq3pbM`. */
const start = ':start(^[0-9]+[.a-z]*$|^[0-9]+x[0-9]+$|^[a-zA-Z0-9_-]{11}$)'
const size = ':size(^[0-9]+[.a-z]*$|^[0-9]+x[0-9]+$)'

/**
 * URLs that begin with a size or an id: `/200`, `/200/300.webp`, `/160x90/?forest`, `/LBI7cgq3pbM/160x90`. Both grammars
 * have such, and the router allows one pattern for each segment.
 */
export const topLevelRoutes =
  (options: PlaceholderOptions): Routes =>
  (app) => {
    const { library } = options
    const common = { tags: ['placeholders'], response: { 302: Type.Null(), '4xx': placeholderErrors } }
    const config = { access: 'open', needs: anyone } as const

    const one = {
      ...common,
      operationId: 'placeholders/get-by-size',
      summary: 'Get a random image of a size, or an image by id',
    }
    app.get(`/${start}`, { schema: one, config }, async (request, reply) => {
      const [start = ''] = partsOf(request)
      if (isSize(start))
        return redirectToLook(options, request, reply, library.pickRandom(wordsOf(request)), start)
      if (isSide(start)) return redirectToSize(options, request, reply, library.pickRandom({}), [start])
      return redirectToLook(options, request, reply, library.findById(start), undefined)
    })

    const two = {
      ...common,
      operationId: 'placeholders/get-by-width-and-height',
      summary: 'Get a random image of a width and height, or an image by id',
    }
    app.get(`/${start}/${size}`, { schema: two, config }, async (request, reply) => {
      const [start = '', end = ''] = partsOf(request)
      if (isSize(end)) return redirectToLook(options, request, reply, library.findById(start), end)
      return redirectToSize(options, request, reply, library.pickRandom({}), [start, end])
    })
  }

const isSize = (text: string): boolean => /^\d+x\d+$/.test(text)
const isSide = (text: string): boolean => /^\d+(?:\.[a-z]+)?$/.test(text)
