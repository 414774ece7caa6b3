import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone, key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentUsers } from '../../users/present.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { createAttribution, formatAttribution, serviceName } from '../attribution.ts'
import { getPhoto } from '../get-photo.ts'
import { imageUrls } from '../image-urls.ts'
import { slugOf } from '../photo-links.ts'
import { imageIdOf } from '../present.ts'
import { PhotoPath } from '../schema/requests.ts'

const tags = ['photos']
const License = Type.Object({
  code: Type.String(),
  name: Type.String(),
  url: Type.String(),
  attribution_required: Type.Boolean(),
})
const Attribution = Type.Object(
  {
    text: Type.String(),
    html: Type.String(),
    markdown: Type.String(),
    bbcode: Type.String(),
    photographer: Type.Object({ name: Type.String(), url: Type.String() }),
    service: Type.Object({ name: Type.String(), url: Type.String() }),
    photo: Type.Object({ url: Type.String() }),
    license: License,
  },
  { title: 'Attribution' },
)
const Embed = Type.Object(
  {
    version: Type.Literal('1.0'),
    type: Type.Literal('photo'),
    title: Type.String(),
    author_name: Type.String(),
    author_url: Type.String(),
    provider_name: Type.String(),
    provider_url: Type.String(),
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    thumbnail_url: Type.String(),
    thumbnail_width: Type.Integer(),
    thumbnail_height: Type.Integer(),
    license: Type.String(),
    license_url: Type.String(),
  },
  { title: 'Embed' },
)
const mediaTypes = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  bbcode: 'text/plain; charset=utf-8',
}
const embedWidth = 1080
const thumbnailWidth = 200

export const attributionRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/photos/:id/attribution',
      {
        config: { needs: key },
        schema: {
          operationId: 'photos/get-attribution',
          summary: "Get a photo's attribution",
          tags,
          produces: ['application/json', 'text/html', 'text/markdown', 'text/plain'],
          params: PhotoPath,
          querystring: Type.Object({
            format: Type.Union(
              [
                Type.Literal('json'),
                Type.Literal('html'),
                Type.Literal('markdown'),
                Type.Literal('text'),
                Type.Literal('bbcode'),
              ],
              { default: 'json', description: 'The format of the credit line.' },
            ),
            utm_source: Type.Optional(Type.String({ description: 'The name of your app, for the links.' })),
          }),
          response: { 200: Type.Union([Attribution, Type.String()]), ...mayFail },
        },
      },
      async (request, reply) => {
        const { format, utm_source: source } = request.query
        const { attribution } = await read(request, request.params.id, source)
        if (format !== 'json')
          return reply
            .type(mediaTypes[format])
            .header('x-content-type-options', 'nosniff')
            .send(formatAttribution(attribution, format))
        const line = (name: 'text' | 'html' | 'markdown' | 'bbcode') => formatAttribution(attribution, name)
        return {
          text: line('text'),
          html: line('html'),
          markdown: line('markdown'),
          bbcode: line('bbcode'),
          ...attribution,
        }
      },
    )

    app.get(
      '/oembed',
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: 'photos/get-embed',
          summary: 'Get the oEmbed of a photo page',
          description: 'https://oembed.com',
          tags,
          querystring: Type.Object({
            url: Type.Optional(Type.String({ description: 'The address of the page of a photo.' })),
            maxwidth: Type.Optional(Type.Integer({ minimum: 1 })),
            maxheight: Type.Optional(Type.Integer({ minimum: 1 })),
            format: Type.Optional(Type.String({ description: '`json`' })),
          }),
          response: { 200: Embed, ...mayFail },
        },
      },
      async (request) => {
        const { url = '', maxwidth = embedWidth, maxheight = Infinity, format = 'json' } = request.query
        if (format !== 'json') throw problem('format_unknown')
        const slug = pageSlugOf(url, context.url(request))
        if (slug === undefined) throw problem('photo_not_found')
        const { photo, attribution, imageId, scope } = await read(request, slug)
        const width = fitWidth(photo, maxwidth, maxheight)
        const thumb = fitWidth(photo, Math.min(thumbnailWidth, maxwidth), maxheight)
        const urls = imageUrls(scope, photo.file_name, imageId, { width })
        return {
          version: '1.0' as const,
          type: 'photo' as const,
          title: photo.alt_description ?? photo.description ?? 'Photo',
          author_name: attribution.photographer.name,
          author_url: attribution.photographer.url,
          provider_name: serviceName,
          provider_url: scope.baseUrl,
          url: urls.custom ?? urls.regular,
          width,
          height: heightAt(photo, width),
          thumbnail_url: imageUrls(scope, photo.file_name, imageId, { width: thumb }).custom ?? urls.thumb,
          thumbnail_width: thumb,
          thumbnail_height: heightAt(photo, thumb),
          license: attribution.license.name,
          license_url: attribution.license.url,
        }
      },
    )

    async function read(request: FastifyRequest, idOrSlug: string, source?: string) {
      const scope = scopeOf(context, request)
      const { baseUrl } = scope
      const photo = await getPhoto(context.db.read, idOrSlug)
      const user = (await presentUsers(scope, [photo.user_id])).get(photo.user_id)
      if (!user) throw problem('photo_not_found')
      const attribution = createAttribution({
        name: user.name,
        profileUrl: user.links.html,
        photoUrl: `${baseUrl}/p/${slugOf(photo)}`,
        siteUrl: `${baseUrl}/`,
        license: photo.license,
        source,
      })
      return { photo, attribution, scope, imageId: imageIdOf(scope, { purpose: 'embed' }) }
    }
  }

interface Size {
  width: number
  height: number
}

function fitWidth({ width, height }: Size, maxWidth: number, maxHeight: number): number {
  return Math.max(1, Math.floor(width * Math.min(1, maxWidth / width, maxHeight / height)))
}

function heightAt({ width, height }: Size, newWidth: number): number {
  return Math.max(1, Math.round((newWidth * height) / width))
}

/** The slug of a photo page of this service. */
function pageSlugOf(url: string, baseUrl: string): string | undefined {
  const page = URL.parse(url)
  if (!page || page.origin !== URL.parse(baseUrl)?.origin) return undefined
  return /^\/(?:p|photos)\/([\w-]{1,200})\/?$/.exec(page.pathname)?.[1]
}
