import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import type { ReleaseTable } from '../../database/release-tables.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { reading, seesDrafts, writing } from '../release-needs.ts'
import type { GenerateNotes } from '../release-notes.ts'
import type { ReleaseViews } from '../release-views.ts'
import type { Releases } from '../releases.ts'
import {
  NewReleaseBody,
  NotesBody,
  Release,
  ReleaseChangeBody,
  Releases as ReleaseList,
  ReleaseNotes,
  ReleasePath,
  ReleaseTagPath,
} from '../schema.ts'
import { listReleases } from '../store/releases.ts'

const tags = ['repos']

interface Dependencies {
  db: Context['db']
  releases: Releases
  views: ReleaseViews
  generateNotes: GenerateNotes
}

export const releaseRoutes =
  ({ db, releases, views, generateNotes }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/releases',
      {
        config: reading,
        schema: {
          operationId: 'repos/list-releases',
          summary: 'List releases',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: ReleaseList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const source = { repositoryId: request.repository.row.id, withDrafts: seesDrafts(request) }
        const { rows, total } = await listReleases(db.read, source, sliceOf(page))
        linkPages(request, reply, page, total)
        return views.presentAll(request, rows)
      },
    )

    app.post(
      '/repos/:owner/:repo/releases',
      {
        config: writing,
        schema: {
          operationId: 'repos/create-release',
          summary: 'Create a release',
          tags,
          params: RepositoryPath,
          body: NewReleaseBody,
          response: { 201: Release, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { body, addresses } = request
        const { row } = request.repository
        const target = body.target_commitish || row.default_branch
        const notes = body.generate_release_notes
          ? await generateNotes(row, { tag_name: body.tag_name, target_commitish: target }, addresses)
          : undefined
        const created = await releases.create(writerOf(request), {
          tag_name: body.tag_name,
          target_commitish: target,
          name: body.name ?? notes?.name ?? null,
          body: notes ? [body.body, notes.body].filter(Boolean).join('\n\n') : (body.body ?? null),
          isDraft: body.draft ?? false,
          isPrerelease: body.prerelease ?? false,
          latest: readLatest(body.make_latest) ?? 'marked',
        })
        const view = await views.present(request, created)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.post(
      '/repos/:owner/:repo/releases/generate-notes',
      {
        config: writing,
        schema: {
          operationId: 'repos/generate-release-notes',
          summary: 'Generate release notes content for a release',
          tags,
          params: RepositoryPath,
          body: NotesBody,
          response: { 200: ReleaseNotes, ...errorResponses },
        },
      },
      ({ repository: { row }, body, addresses }) => generateNotes(row, body, addresses),
    )

    app.get(
      '/repos/:owner/:repo/releases/latest',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-latest-release',
          summary: 'Get the latest release',
          tags,
          params: RepositoryPath,
          response: { 200: Release, ...errorResponses },
        },
      },
      async (request) => views.present(request, await releases.getLatest(request.repository.row)),
    )

    app.get(
      '/repos/:owner/:repo/releases/tags/:tag',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-release-by-tag',
          summary: 'Get a release by tag name',
          tags,
          params: ReleaseTagPath,
          response: { 200: Release, ...errorResponses },
        },
      },
      async (request) =>
        views.present(request, await releases.getByTag(request.repository.row, request.params.tag)),
    )

    app.get(
      '/repos/:owner/:repo/releases/:release_id',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-release',
          summary: 'Get a release',
          tags,
          params: ReleasePath,
          response: { 200: Release, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.release_id)
        return views.present(request, await releases.get(request.repository.row, id, seesDrafts(request)))
      },
    )

    app.patch(
      '/repos/:owner/:repo/releases/:release_id',
      {
        config: writing,
        schema: {
          operationId: 'repos/update-release',
          summary: 'Update a release',
          tags,
          params: ReleasePath,
          body: ReleaseChangeBody,
          response: { 200: Release, ...errorResponses },
        },
      },
      async (request) => {
        const { body } = request
        const latest = readLatest(body.make_latest)
        const changed = await releases.update(writerOf(request), readNumber(request.params.release_id), {
          ...(body.tag_name != null && { tag_name: body.tag_name }),
          ...(body.target_commitish != null && { target_commitish: body.target_commitish }),
          ...(body.name !== undefined && { name: body.name }),
          ...(body.body !== undefined && { body: body.body }),
          ...(body.draft !== undefined && { isDraft: body.draft }),
          ...(body.prerelease !== undefined && { isPrerelease: body.prerelease }),
          ...(latest !== undefined && { latest }),
        })
        return views.present(request, changed)
      },
    )

    app.delete(
      '/repos/:owner/:repo/releases/:release_id',
      {
        config: writing,
        schema: {
          operationId: 'repos/delete-release',
          summary: 'Delete a release',
          tags,
          params: ReleasePath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await releases.remove(writerOf(request), readNumber(request.params.release_id))
        return reply.code(204).send(null)
      },
    )
  }

function readLatest(value: string | boolean | undefined): ReleaseTable['latest'] | undefined {
  if (value === undefined) return undefined
  if (value === 'legacy') return 'eligible'
  return String(value) === 'true' ? 'marked' : 'excluded'
}
