import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../context.ts'
import { issueContextOf } from '../../issues/issue-context.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { readMedia } from '../../wire/media-types.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { sendPlain } from '../../wire/plain-replies.ts'
import { getPull } from '../get-pull.ts'
import type { OpenPull } from '../open-pull.ts'
import type { PullChanges } from '../pull-changes.ts'
import type { PullContents } from '../pull-contents.ts'
import type { ListPulls } from '../pull-lists.ts'
import { participating, reading } from '../pull-needs.ts'
import type { PullViews } from '../pull-views.ts'
import { NewPullBody, PullChangeBody, PullListQuery, PullPath } from '../schema/pull-bodies.ts'
import { Pull, PullList } from '../schema/pulls.ts'

const tags = ['pulls']

interface Dependencies {
  list: ListPulls
  open: OpenPull
  changes: PullChanges
  contents: PullContents
  views: PullViews
}

export const pullRoutes =
  ({ db }: Pick<Context, 'db'>, { list, open, changes, contents, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/pulls',
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list',
          summary: 'List pull requests',
          tags,
          params: RepositoryPath,
          querystring: PullListQuery,
          response: { 200: PullList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const page = readPage(request.query)
        const { pulls, total, end } = await list(row, request.query, page)
        linkPages(request, reply, page, total, end)
        return views.list(row, pulls, request)
      },
    )

    app.post(
      '/repos/:owner/:repo/pulls',
      {
        config: { needs: participating },
        schema: {
          operationId: 'pulls/create',
          summary: 'Create a pull request',
          tags,
          params: RepositoryPath,
          body: NewPullBody,
          response: { 201: Pull, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { title, head, head_repo, base, body, maintainer_can_modify, draft, issue } = request.body
        const opened = await open(issueContextOf(request), {
          head,
          headRepo: head_repo,
          base,
          body: body ?? null,
          title: title == null ? undefined : String(title),
          issueNumber: issue ?? undefined,
          isDraft: draft ?? false,
          maintainerCanModify: maintainer_can_modify ?? undefined,
        })
        const presented = await views.present(opened.issue.id, request)
        reply.code(201).header('location', presented.url)
        return presented
      },
    )

    app.get(
      '/repos/:owner/:repo/pulls/:pull_number',
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/get',
          summary: 'Get a pull request',
          tags,
          params: PullPath,
          response: { 200: Pull, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const current = await getPull(db.read, row, readNumber(request.params.pull_number))
        const { variant, type } = readMedia(request.headers.accept)
        if (variant === 'diff' || variant === 'patch')
          return sendPlain(reply, { type, isText: true }, await contents.text(current, variant))
        return views.present(current.issue.id, request)
      },
    )

    app.patch(
      '/repos/:owner/:repo/pulls/:pull_number',
      {
        config: { needs: participating },
        schema: {
          operationId: 'pulls/update',
          summary: 'Update a pull request',
          tags,
          params: PullPath,
          body: PullChangeBody,
          response: { 200: Pull, ...errorResponses },
        },
      },
      async (request) => {
        const { title, body, state, base, maintainer_can_modify } = request.body
        const number = readNumber(request.params.pull_number)
        const { issue } = await changes.update(issueContextOf(request), number, {
          ...(title != null && { title: String(title) }),
          ...(body !== undefined && { body }),
          ...(state !== undefined && { state }),
          ...(base !== undefined && { base }),
          ...(maintainer_can_modify != null && { maintainerCanModify: maintainer_can_modify }),
        })
        return views.present(issue.id, request)
      },
    )
  }
