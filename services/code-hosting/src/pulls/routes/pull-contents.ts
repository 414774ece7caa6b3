import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Commits } from '../../code/commits/commits.ts'
import { presentCommit, presentFileChange } from '../../code/commits/present/commits.ts'
import { CommitList, DiffEntry } from '../../code/commits/schema/commits.ts'
import type { Context } from '../../context.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { getPull } from '../get-pull.ts'
import type { PullContents } from '../pull-contents.ts'
import { reading } from '../pull-needs.ts'
import { PageOfPullQuery, PullPath } from '../schema/pull-bodies.ts'

const tags = ['pulls']

export const pullContentRoutes =
  ({ db }: Pick<Context, 'db'>, contents: PullContents, commits: Commits): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/pulls/:pull_number/commits',
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-commits',
          summary: 'List commits on a pull request',
          tags,
          params: PullPath,
          querystring: PageOfPullQuery,
          response: { 200: CommitList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const pull = await getPull(db.read, row, readNumber(request.params.pull_number))
        const page = readPage(request.query)
        const listed = await contents.commits(pull, page)
        linkPages(request, reply, page, listed.total)
        const facts = await commits.loadFacts(row.id, listed.commits)
        const urls = gitAddresses(row, request.addresses)
        return listed.commits.map((commit) => presentCommit(commit, facts, urls, request.addresses))
      },
    )

    app.get(
      '/repos/:owner/:repo/pulls/:pull_number/files',
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-files',
          summary: 'List pull requests files',
          tags,
          params: PullPath,
          querystring: PageOfPullQuery,
          response: { 200: Type.Array(DiffEntry), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const pull = await getPull(db.read, row, readNumber(request.params.pull_number))
        const page = readPage(request.query)
        const { files, total, base } = await contents.files(pull, page)
        linkPages(request, reply, page, total)
        const urls = gitAddresses(row, request.addresses)
        return files.map((file) => presentFileChange(file, pull.pull.head_oid, base, urls))
      },
    )
  }
