import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../../access/needs.ts'
import type { Commits } from '../../code/commits/commits.ts'
import { presentCommit } from '../../code/commits/present/commits.ts'
import type { Context } from '../../context.ts'
import { codeText, commitText } from '../../database/search-text.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { findRepositories } from '../../repositories/store/repositories.ts'
import { readPage, sliceOf } from '../../wire/links.ts'
import { CodeResults, CommitResults } from '../schema/search.ts'
import { orderByIds, searchOperation, sendResults } from '../search-replies.ts'
import type { Searches } from '../searches.ts'
import { listCodeResults, listCommitResults } from '../store/result-rows.ts'
import { createTextMatches } from '../text-matches.ts'

const maxFragmentBytes = 384 * 1024

type Dependencies = Pick<Context, 'db' | 'git'> & { searches: Searches; commits: Commits }

export const codeSearchRoutes =
  ({ db, git, searches, commits }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/search/code',
      {
        config: { needs: { user: true }, limit: 'code_search' },
        schema: searchOperation('search/code', 'Search code', CodeResults),
      },
      async (request, reply) => {
        const { viewer, addresses, query } = request
        const matches = await searches.code(viewer, query, sliceOf(readPage(query)))
        const rows = new Map((await listCodeResults(db.read, matches.ids)).map((row) => [row.id, row]))
        const repositories = await findRepositories(db.read, repositoryIds(rows.values()))
        const items = orderByIds(matches.ids, rows).flatMap(({ id, item: row }) => {
          const repository = repositories.get(row.repository_id)
          if (!repository) return []
          const { path, oid, language, size_bytes } = row
          const urls = gitAddresses(repository, addresses)
          const ref = repository.default_branch
          const item = {
            name: path.slice(path.lastIndexOf('/') + 1),
            path,
            sha: oid,
            url: urls.contents(path, ref),
            git_url: urls.object('blob', oid),
            html_url: urls.file('blob', ref, path),
            repository: presentRepository(repository, addresses),
            language,
            file_size: size_bytes,
          }
          return [{ id, item }]
        })
        const textMatches = createTextMatches(codeText, 'content', matches.texts)
        return sendResults(request, reply, matches, items, async ({ url, path, sha, repository }) => {
          const blob = await git.repository(repository.id).findBlob(sha, { maxBytes: maxFragmentBytes })
          const content = blob?.bytes?.toString('utf8')
          return textMatches({ url, type: 'FileContent', texts: { content, path } })
        })
      },
    )

    app.get(
      '/search/commits',
      {
        config: { needs: anyone, limit: 'search' },
        schema: searchOperation('search/commits', 'Search commits', CommitResults),
      },
      async (request, reply) => {
        const { viewer, addresses, query } = request
        const matches = await searches.commits(viewer, query, sliceOf(readPage(query)))
        const rows = await listCommitResults(db.read, matches.ids)
        const repositories = await findRepositories(db.read, repositoryIds(rows))
        const viewsById = new Map<number, ReturnType<typeof presentCommit> & { repository: object }>()
        for (const repository of repositories.values()) {
          const own = new Map(
            rows.filter((row) => row.repository_id === repository.id).map(({ oid, id }) => [oid, id]),
          )
          const listed = await git.repository(repository.id).listCommits([...own.keys()])
          const facts = await commits.loadFacts(repository.id, listed)
          const urls = gitAddresses(repository, addresses)
          for (const commit of listed)
            viewsById.set(own.get(commit.oid) ?? 0, {
              ...presentCommit(commit, facts, urls, addresses),
              repository: presentRepository(repository, addresses),
            })
        }
        const textMatches = createTextMatches(commitText, 'message', matches.texts)
        return sendResults(request, reply, matches, orderByIds(matches.ids, viewsById), ({ url, commit }) =>
          textMatches({ url, type: 'Commit', texts: { message: commit.message } }),
        )
      },
    )
  }

const repositoryIds = (rows: Iterable<{ repository_id: number }>) =>
  [...rows].map(({ repository_id }) => repository_id)
