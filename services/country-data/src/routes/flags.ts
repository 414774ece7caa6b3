import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { extensionTags } from '../extension-schema.ts'
import { type Flags, flagWidths } from '../flags.ts'
import { type Country, ErrorReply } from '../schema.ts'

const cacheControl = 'public, max-age=86400'
const code = Type.String({ description: 'ISO 3166-1 alpha-2 code.' })
const Image = Type.String({ format: 'binary' })

export const flagRoutes =
  (countries: Countries, flags: Flags, documents: Documents): Routes =>
  (app) => {
    const svg = {
      schema: {
        operationId: 'getFlagDrawing',
        summary: 'Get a flag as SVG',
        tags: extensionTags,
        params: Type.Object({ code }),
        produces: ['image/svg+xml'],
        response: { 200: Image, 404: ErrorReply },
      },
    }
    app.get('/flags/:code.svg', svg, async (request, reply) => {
      const country = getByAlpha2(request.params.code)
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': cacheControl }
      const response = await documents.get(`${country.cca2}.svg`, headers, () => flags.readSvg(country))
      return sendPrepared(request, reply, response)
    })

    const png = {
      schema: {
        operationId: 'getFlagImage',
        summary: 'Get a flag as PNG',
        tags: extensionTags,
        params: Type.Object({
          size: Type.String({ description: `\`w\` and a width in pixels: ${flagWidths.join(', ')}.` }),
          code,
        }),
        produces: ['image/png'],
        response: { 200: Image, 404: ErrorReply },
      },
    }
    app.get('/flags/:size/:code.png', png, async (request, reply) => {
      const { size, code } = request.params
      const width = flagWidths.find((width) => size === `w${width}`)
      if (!width) throw problem('no_country')
      const country = getByAlpha2(code)
      const headers = { 'content-type': 'image/png', 'cache-control': cacheControl }
      const response = await documents.getImage(`${size}/${country.cca2}`, headers, () =>
        flags.renderPng(country, width, request.ip),
      )
      return sendPrepared(request, reply, response)
    })

    function getByAlpha2(code: string): Country {
      const country = code.length === 2 ? countries.findByCode(code) : undefined
      if (!country) throw problem('no_country')
      return country
    }
  }
