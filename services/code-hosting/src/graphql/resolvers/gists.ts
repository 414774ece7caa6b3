import { isText } from '../../code/files/blob-content.ts'
import { rawTypeOf } from '../../code/files/raw-files.ts'
import type { Context } from '../../context.ts'
import { filesOf, type GistFile, languageOfFile } from '../../gists/gist-files.ts'
import { folderIdOf } from '../../gists/gist-folder-ids.ts'
import { maxFileBytes, maxFiles, maxShownBytes } from '../../gists/gist-limits.ts'
import { seesSecretGists } from '../../gists/gist-needs.ts'
import { decodeText } from '../../gists/gist-views.ts'
import { gistPage } from '../../gists/present/gists.ts'
import { listGistsOf } from '../../gists/store/gist-lists.ts'
import { findGist, type GistRow, ownerOf } from '../../gists/store/gists.ts'
import { countStars } from '../../gists/store/stars.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connectSlices, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { type AccountSource, accountSource, type GistSource, gistSource } from '../sources.ts'
import type { ResolverMap } from './resolver-map.ts'

interface GistListArguments extends PageArguments {
  privacy?: 'PUBLIC' | 'SECRET' | 'ALL' | null
  orderBy?: { field: 'CREATED_AT' | 'UPDATED_AT'; direction: 'ASC' | 'DESC' } | null
}

interface FileSource {
  file: GistFile
  gist: GistRow
}

export function gistResolvers({ db, git }: Pick<Context, 'db' | 'git'>): ResolverMap {
  const starsOf = async ({ row }: GistSource, { loaders }: GraphqlContext) =>
    (await loaders.named('gist stars', (ids: readonly number[]) => countStars(db.read, ids))(row.id)) ?? 0

  return {
    User: {
      gist: async ({ row: owner }: AccountSource, { name }: { name: string }) => {
        const gist = await findGist(db.read, name)
        return gist?.owner_id === owner.id ? gistSource(gist) : null
      },
      gists: (
        { row: owner }: AccountSource,
        { privacy, orderBy, ...args }: GistListArguments,
        { request: { viewer } },
      ) =>
        connectSlices(args, {
          read: (slice) =>
            listGistsOf(db.read, owner.id, {
              ...slice,
              sinceMs: undefined,
              // As on GitHub, lists without `privacy` contain public gists only.
              withSecret: privacy != null && privacy !== 'PUBLIC' && seesSecretGists(viewer, owner.id),
              withPublic: privacy !== 'SECRET',
              sort: orderBy?.field === 'UPDATED_AT' ? 'updated' : 'created',
              direction: orderBy?.direction === 'DESC' ? 'desc' : 'asc',
            }),
          nodeOf: gistSource,
        }),
    },
    Gist: {
      id: ({ row }: GistSource) => nodeId('Gist', row.name),
      name: ({ row }: GistSource) => row.name,
      description: ({ row }: GistSource) => row.description,
      isPublic: ({ row }: GistSource) => row.is_public === 1,
      isFork: ({ row }: GistSource) => row.parent_id !== null,
      owner: ({ row }: GistSource) => accountSource(ownerOf(row)),
      files: ({ row }: GistSource, { limit }: { limit: number | null }) => {
        const count = limit ?? maxFiles
        if (count < 0 || count > maxFiles)
          throw fieldError('UNPROCESSABLE', `\`limit\` must be between 0 and ${maxFiles}.`)
        return filesOf(row)
          .slice(0, count)
          .map((file): FileSource => ({ file, gist: row }))
      },
      comments: ({ row }: GistSource) => ({ totalCount: row.comments }),
      stargazerCount: (gist: GistSource, _, graphql) => starsOf(gist, graphql),
      stargazers: (gist: GistSource, _, graphql) => ({
        totalCount: () => starsOf(gist, graphql),
        nodes: refuseGistStargazers,
        edges: refuseGistStargazers,
        pageInfo: refuseGistStargazers,
      }),
      createdAt: ({ row }: GistSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: GistSource) => presentTime(row.updated_at_ms),
      url: ({ row }: GistSource, _, { request }) => gistPage(row, request.addresses),
      resourcePath: ({ row }: GistSource) => gistPage(row, { html: '' }),
    },
    GistFile: {
      name: ({ file }: FileSource) => file.path,
      extension: ({ file }: FileSource) => /\.[^.]*$/.exec(file.path)?.[0] ?? '',
      isImage: ({ file }: FileSource) => rawTypeOf(file, Buffer.alloc(0)).type.startsWith('image/'),
      isTruncated: ({ file }: FileSource) => file.sizeBytes > maxShownBytes,
      language: ({ file }: FileSource) => {
        const name = languageOfFile(file.path)
        return name === null ? null : { id: nodeId('Language', name), name }
      },
      size: ({ file }: FileSource) => file.sizeBytes,
      text: async ({ file, gist }: FileSource, { truncate }: { truncate?: number | null }, graphql) => {
        graphql.spend()
        const blob = await git.repository(folderIdOf(gist)).findBlob(file.oid, { maxBytes: maxFileBytes })
        if (!blob?.bytes || !isText(blob.bytes)) return null
        const text = decodeText(blob.bytes.subarray(0, maxShownBytes), blob.sizeBytes > maxShownBytes)
        return truncate == null ? text : text.slice(0, Math.max(truncate, 0))
      },
    },
  }
}

/** As in REST, only the stars of a gist are counted. */
function refuseGistStargazers(): never {
  throw fieldError('UNPROCESSABLE', 'The stargazers of a gist are not listed. Select `totalCount`.')
}
