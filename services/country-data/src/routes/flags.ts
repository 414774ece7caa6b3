import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { type Flags, flagWidths } from '../flags.ts'
import { ownTags } from '../own-schema.ts'
import { type Country, ErrorReply } from '../schema.ts'

const cacheControl = 'public, max-age=86400'
const code = Type.String({ description: 'ISO 3166-1 alpha-2.' })
const Picture = Type.String({ format: 'binary' })

export const flagRoutes =
  (countries: Countries, flags: Flags, documents: Documents): Routes =>
  (app) => {
    const drawing = {
      schema: {
        operationId: 'getFlagDrawing',
        summary: 'The flag of a country, as SVG',
        tags: ownTags,
        params: Type.Object({ code }),
        produces: ['image/svg+xml'],
        response: { 200: Picture, 404: ErrorReply },
      },
    }
    app.get('/flags/:code.svg', drawing, async (request, reply) => {
      const country = getByAlpha2(request.params.code)
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': cacheControl }
      const answer = await documents.get(`${country.cca2}.svg`, headers, () => flags.readDrawing(country))
      return sendPrepared(request, reply, answer)
    })

    const picture = {
      schema: {
        operationId: 'getFlagPicture',
        summary: 'The flag of a country, as PNG',
        tags: ownTags,
        params: Type.Object({
          size: Type.String({ description: `w and a width in pixels: ${flagWidths.join(', ')}.` }),
          code,
        }),
        produces: ['image/png'],
        response: { 200: Picture, 404: ErrorReply },
      },
    }
    app.get('/flags/:size/:code.png', picture, async (request, reply) => {
      const { size, code } = request.params
      const width = flagWidths.find((width) => size === `w${width}`)
      if (!width) throw problem('no_country')
      const country = getByAlpha2(code)
      const headers = { 'content-type': 'image/png', 'cache-control': cacheControl }
      const answer = await documents.getPicture(`${size}/${country.cca2}`, headers, () =>
        flags.drawPicture(country, width),
      )
      return sendPrepared(request, reply, answer)
    })

    function getByAlpha2(code: string): Country {
      const country = code.length === 2 ? countries.findByCode(code) : undefined
      if (!country) throw problem('no_country')
      return country
    }
  }
