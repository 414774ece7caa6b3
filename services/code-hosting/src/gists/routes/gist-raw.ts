import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { sendRaw } from '../../code/files/send-raw.ts'
import { problem } from '../../errors.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import type { GistChanges } from '../gist-changes.ts'
import { filesOf } from '../gist-files.ts'
import type { Gists } from '../gists.ts'

const Path = { owner: Type.String(), gist_id: Type.String() }

/** The `raw_url` of files, the current version of a file by name, and the first file. */
export const gistRawRoutes =
  ({ gists, storeOf }: { gists: Gists; storeOf: GistChanges['storeOf'] }): Routes =>
  (app) => {
    const config = { access: 'free' as const, needs: anyone, limit: 'files' as const }
    const schema = {
      summary: 'A file of a gist as it is',
      tags: ['gists'],
      produces: ['text/plain', 'application/octet-stream'],
      response: { 200: Type.Unknown(), ...errorResponses },
    }

    app.get(
      '/gist/:owner/:gist_id/raw/:file_sha/:filename',
      {
        config,
        schema: {
          ...schema,
          params: Type.Object({ ...Path, file_sha: Type.String(), filename: Type.String() }),
        },
      },
      async (request, reply) => {
        const { file_sha, filename } = request.params
        const gist = await getOf(request.params)
        const entry = { oid: file_sha.toLowerCase(), path: filename }
        return sendRaw(request, reply, storeOf(gist), { entry, isPublic: gist.is_public === 1 })
      },
    )

    for (const path of ['/gist/:owner/:gist_id/raw', '/gist/:owner/:gist_id/raw/:filename'])
      app.get(
        path,
        {
          config,
          schema: { ...schema, params: Type.Object({ ...Path, filename: Type.Optional(Type.String()) }) },
        },
        async (request, reply) => {
          const { filename } = request.params
          const gist = await getOf(request.params)
          const files = filesOf(gist)
          const entry = filename === undefined ? files[0] : files.find((file) => file.path === filename)
          if (!entry) throw problem('not_found')
          return sendRaw(request, reply, storeOf(gist), { entry, isPublic: gist.is_public === 1 })
        },
      )

    async function getOf({ owner, gist_id }: { owner: string; gist_id: string }) {
      const gist = await gists.get(gist_id)
      if (gist.owner_login.toLowerCase() !== owner.toLowerCase()) throw problem('not_found')
      return gist
    }
  }
