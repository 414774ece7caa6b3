import { type PreparedResponse, sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { type DatasetFile, datasetFiles, readDatasetFile } from '../dataset.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { extensionTags } from '../extension-schema.ts'
import { ErrorReply } from '../schema.ts'

/** ODbL §4.6 requires that the database itself is offered for download. */
export const datasetRoutes =
  (documents: Documents): Routes =>
  (app) => {
    const about = {
      schema: {
        operationId: 'getDataset',
        summary: 'Get version, files, sources and license of the data set',
        tags: extensionTags,
        response: { 200: Type.Unknown({ description: 'The description of the data set.' }) },
      },
    }
    app.get('/dataset', about, async (request, reply) =>
      sendPrepared(request, reply, await getDatasetFile('dataset.json', documents)),
    )

    const file = {
      schema: {
        operationId: 'getDatasetFile',
        summary: 'Download a file of the data set',
        tags: extensionTags,
        params: Type.Object({
          file: Type.String({ description: `One of ${Object.keys(datasetFiles).join(', ')}.` }),
        }),
        response: { 200: Type.Unknown({ description: 'The file.' }), 404: ErrorReply },
      },
    }
    app.get('/dataset/:file', file, async (request, reply) => {
      const { file } = request.params
      if (!isDatasetFile(file)) throw problem('no_country')
      return sendPrepared(request, reply, await getDatasetFile(file, documents))
    })
  }

/** Shared by all paths of a file, so that large files are cached once. */
export function getDatasetFile(name: DatasetFile, documents: Documents): Promise<PreparedResponse> {
  return documents.get(`dataset/${name}`, headersOf(name), () => readDatasetFile(name))
}

function headersOf(name: DatasetFile): Record<string, string> {
  return { 'content-type': datasetFiles[name], 'cache-control': 'public, max-age=3600' }
}

function isDatasetFile(name: string): name is DatasetFile {
  return Object.hasOwn(datasetFiles, name)
}
