import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { type DatasetFile, datasetFiles, readDatasetFile } from '../dataset.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { ownTags } from '../own-schema.ts'
import { ErrorReply } from '../schema.ts'

/** The data behind the service, whole and with its licence: the ODbL asks it of everyone who serves them. */
export const datasetRoutes =
  (documents: Documents): Routes =>
  (app) => {
    const answerFor = (name: DatasetFile) =>
      documents.get(`dataset/${name}`, headersOf(name), () => readDatasetFile(name))

    const about = {
      schema: {
        operationId: 'getDataset',
        summary: 'Version, files, sources and licence of the data',
        tags: ownTags,
        response: { 200: Type.Unknown({ description: 'The description of the data set.' }) },
      },
    }
    app.get('/dataset', about, async (request, reply) =>
      sendPrepared(request, reply, await answerFor('dataset.json')),
    )

    const file = {
      schema: {
        operationId: 'getDatasetFile',
        summary: 'One file of the data set',
        tags: ownTags,
        params: Type.Object({ file: Type.String({ description: Object.keys(datasetFiles).join(', ') }) }),
        response: { 200: Type.Unknown({ description: 'The file.' }), 404: ErrorReply },
      },
    }
    app.get('/dataset/:file', file, async (request, reply) => {
      const { file } = request.params
      if (!isDatasetFile(file)) throw problem('no_country')
      return sendPrepared(request, reply, await answerFor(file))
    })
  }

function headersOf(name: DatasetFile): Record<string, string> {
  return { 'content-type': datasetFiles[name], 'cache-control': 'public, max-age=3600' }
}

function isDatasetFile(name: string): name is DatasetFile {
  return Object.hasOwn(datasetFiles, name)
}
