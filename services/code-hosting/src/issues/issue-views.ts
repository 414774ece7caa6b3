import type { FastifyRequest } from 'fastify'
import type { Hosting } from '../context/hosting.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { createRoleLister } from '../repositories/repository-roles.ts'
import { listRepositoriesById } from '../repositories/store/repositories.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentTexts } from './issue-texts.ts'
import { presentIssue } from './present/issues.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

export type IssueViews = ReturnType<typeof createIssueViews>

export type IssueView = ReturnType<typeof presentIssue>

type Asked = Pick<FastifyRequest, 'addresses' | 'headers'>
type AskedBy = Asked & Pick<FastifyRequest, 'viewer'>

/** Issues as answers show them. */
export function createIssueViews(hosting: Hosting) {
  const { db } = hosting
  const listRoles = createRoleLister(db)

  const repositoriesOf = (issues: readonly IssueRow[]) =>
    listRepositoriesById(
      db.read,
      issues.map(({ repository_id }) => repository_id),
    )

  /** In the order of the issues; those whose repositories are not among these are left out. */
  async function list(
    issues: readonly IssueRow[],
    repositories: readonly RepositoryRow[],
    { addresses, headers }: Asked,
  ): Promise<{ view: IssueView; repository: RepositoryRow }[]> {
    const media = readMedia(headers.accept)
    const parts = await loadIssueDetails(db.read, issues, repositories)
    const views = []
    for (const issue of issues) {
      const repository = repositories.find(({ id }) => id === issue.repository_id)
      if (!repository) continue
      const texts = await presentTexts([issue], media, { repository, addresses })
      views.push({
        repository,
        view: presentIssue(issue, repository, parts, addresses, texts.get(issue.id)),
      })
    }
    return views
  }

  /** Of issues that may be in other repositories, those that the caller may see. */
  async function listVisible(issues: readonly IssueRow[], asked: AskedBy): Promise<IssueView[]> {
    const repositories = await repositoriesOf(issues)
    const roles = await listRoles(asked.viewer, repositories)
    const visible = repositories.filter(({ id }) => roles.get(id))
    return (await list(issues, visible, asked)).map(({ view }) => view)
  }

  return {
    list,
    listVisible,

    /** As it is now, after whatever was changed. */
    async present({ id }: Pick<IssueRow, 'id'>, asked: Asked): Promise<IssueView> {
      const issue = await findIssueById(db.read, id)
      const [found] = issue ? await list([issue], await repositoriesOf([issue]), asked) : []
      if (!found) throw problem('not_found')
      return found.view
    },

    async presentVisible(issue: IssueRow, asked: AskedBy): Promise<IssueView> {
      const [view] = await listVisible([issue], asked)
      if (!view) throw problem('not_found')
      return view
    },
  }
}
