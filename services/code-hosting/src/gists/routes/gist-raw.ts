import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { sendRaw } from '../../code/files/send-raw.ts'
import { problem } from '../../errors.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import type { GistChanges } from '../gist-changes.ts'
import { filesOf, type GistFile } from '../gist-files.ts'
import type { Gists } from '../gists.ts'

const FilePath = Type.Object({
  owner: Type.Optional(Type.String()),
  gist_id: Type.String(),
  file_sha: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String()),
})

const gistPaths = [
  { gistPath: '/gist/:owner/:gist_id/raw', hide: false },
  { gistPath: '/gist/:gist_id/raw', hide: true },
]
const filePaths = [
  { filePath: '', operationId: 'gists/get-first-raw-file' },
  { filePath: '/:filename', operationId: 'gists/get-raw-file' },
  { filePath: '/:file_sha/:filename', operationId: 'gists/get-raw-file-version' },
]

/**
 * The `raw_url` of files, the current version of a file by name, and the first file. The owner is not checked, so that
 * URLs stay valid when the owner is renamed.
 */
export const gistRawRoutes =
  ({ gists, storeOf }: { gists: Gists; storeOf: GistChanges['storeOf'] }): Routes =>
  (app) => {
    for (const { hide, gistPath } of gistPaths)
      for (const { operationId, filePath } of filePaths)
        app.get(
          gistPath + filePath,
          {
            config: { access: 'free', needs: anyone, limit: 'files' },
            schema: {
              operationId,
              hide,
              summary: 'Get the raw content of a gist file',
              tags: ['gists'],
              produces: ['text/plain', 'application/octet-stream'],
              params: FilePath,
              response: { 200: Type.Unknown(), ...errorResponses },
            },
          },
          async (request, reply) => {
            const { gist_id, file_sha, filename } = request.params
            const gist = await gists.get(gist_id)
            const entry = findEntry(filesOf(gist), { file_sha, filename })
            if (!entry) throw problem('not_found')
            const isPublic = gist.is_public === 1
            if (!isPublic) reply.header('x-robots-tag', 'noindex')
            return sendRaw(request, reply, storeOf(gist), { entry, isPublic })
          },
        )
  }

interface FileReference {
  file_sha: string | undefined
  filename: string | undefined
}

function findEntry(files: readonly GistFile[], { file_sha, filename }: FileReference) {
  if (filename === undefined) return files[0]
  if (file_sha === undefined) return files.find(({ path }) => path === filename)
  return { oid: file_sha.toLowerCase(), path: filename }
}
