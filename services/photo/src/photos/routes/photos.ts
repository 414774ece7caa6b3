import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { key, user } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { consumes } from '../../wire/parameters.ts'
import { getOwnPhoto, getPhoto } from '../get-photo.ts'
import { type ListRelatedCollections, presentFullPhoto } from '../present.ts'
import { removePhoto } from '../remove-photo.ts'
import { PhotoFull } from '../schema/photo.ts'
import { PhotoInput, PhotoPath, PhotoQuery } from '../schema/requests.ts'
import type { PhotoRow } from '../store/photos.ts'
import { type PhotoChange, updatePhoto } from '../update-photo.ts'

const tags = ['photos']
const response = { 200: PhotoFull, ...mayFail }

export interface PhotoRouteOptions {
  listRelatedCollections: ListRelatedCollections
  /** Called with the file name of a photo that was deleted. */
  forgetImage(fileName: string): void
}

export const photoRoutes =
  (context: Context, { listRelatedCollections, forgetImage }: PhotoRouteOptions): Routes =>
  (app) => {
    app.get(
      '/photos/:id',
      {
        config: { needs: key },
        schema: {
          operationId: 'photos/get',
          summary: 'Get a photo',
          tags,
          params: PhotoPath,
          querystring: PhotoQuery,
          response,
        },
      },
      async (request) => {
        const { w: width, h: height } = request.query
        return present(request, await getPhoto(context.db.read, request.params.id), { width, height })
      },
    )

    app.put(
      '/photos/:id',
      {
        config: { needs: user('write_photos') },
        schema: {
          operationId: 'photos/update',
          summary: 'Update a photo',
          tags,
          consumes,
          params: PhotoPath,
          body: PhotoInput,
          response,
        },
      },
      async (request) => {
        const { caller, params, body } = request
        return present(request, await updatePhoto(context, caller, params.id, changeOf(body)))
      },
    )

    app.delete(
      '/photos/:id',
      {
        config: { needs: user('write_photos') },
        schema: {
          operationId: 'photos/delete',
          summary: 'Delete a photo',
          tags,
          params: PhotoPath,
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async ({ caller, params }, reply) => {
        const { file_name } = await context.db.write(async (tx) => {
          const photo = await getOwnPhoto(tx, caller, params.id)
          await removePhoto(tx, context, photo)
          return photo
        })
        forgetImage(file_name)
        return reply.code(204).send(null)
      },
    )

    async function present(
      request: FastifyRequest,
      row: PhotoRow,
      customSize?: { width: number | undefined; height: number | undefined },
    ) {
      const use = { purpose: 'photo', ...(customSize && { customSize }) }
      const photo = await presentFullPhoto(scopeOf(context, request), row, use, listRelatedCollections)
      if (!photo) throw problem('photo_not_found')
      return photo
    }
  }

function changeOf(input: Static<typeof PhotoInput>): PhotoChange {
  const { description, alt_description, show_on_profile, content_rating, tags, location, exif } = input
  return {
    ...(description !== undefined && { description }),
    ...(alt_description !== undefined && { altDescription: alt_description }),
    ...(show_on_profile !== undefined && { showOnProfile: show_on_profile }),
    ...(content_rating !== undefined && { contentRating: content_rating }),
    ...(tags && { tags }),
    ...(location && { location }),
    ...(exif && {
      exif: {
        ...(exif.make !== undefined && { make: exif.make }),
        ...(exif.model !== undefined && { model: exif.model }),
        ...(exif.exposure_time !== undefined && { exposureTime: exif.exposure_time }),
        ...(exif.aperture_value !== undefined && { aperture: exif.aperture_value }),
        ...(exif.focal_length !== undefined && { focalLength: exif.focal_length }),
        ...(exif.iso_speed_ratings !== undefined && { iso: exif.iso_speed_ratings }),
      },
    }),
  }
}
