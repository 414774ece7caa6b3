import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { createRoleLister } from '../repositories/repository-roles.ts'
import { listRepositoriesById } from '../repositories/store/repositories.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentTexts } from './issue-texts.ts'
import { presentIssue } from './present/issues.ts'
import type { CurrentIssue } from './present-current-issue.ts'
import { loadIssueDetails } from './store/issue-details.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'

export type IssueViews = ReturnType<typeof createIssueViews>

export type IssueView = ReturnType<typeof presentIssue>

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers'>
type ViewerRequest = ViewRequest & Pick<FastifyRequest, 'viewer'>

export function createIssueViews(context: Context) {
  const { db } = context
  const listRoles = createRoleLister(db)

  const repositoriesOf = (issues: readonly IssueRow[]) =>
    listRepositoriesById(
      db.read,
      issues.map(({ repository_id }) => repository_id),
    )

  /** In the order of the issues. Issues of other repositories are left out. */
  async function list(
    issues: readonly IssueRow[],
    repositories: readonly RepositoryRow[],
    { addresses, headers }: ViewRequest,
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

  /** Leaves out issues in repositories that the caller cannot see. */
  async function listVisible(issues: readonly IssueRow[], request: ViewerRequest): Promise<IssueView[]> {
    const repositories = await repositoriesOf(issues)
    const roles = await listRoles(request.viewer, repositories)
    const visible = repositories.filter(({ id }) => roles.get(id))
    return (await list(issues, visible, request)).map(({ view }) => view)
  }

  return {
    list,
    listVisible,

    async presentCurrent(
      { issue, details }: CurrentIssue,
      repository: RepositoryRow,
      { addresses, headers }: ViewRequest,
    ): Promise<IssueView> {
      const texts = await presentTexts([issue], readMedia(headers.accept), { repository, addresses })
      return presentIssue(issue, repository, details, addresses, texts.get(issue.id))
    },

    /** Loads the issue again after a change. */
    async present({ id }: Pick<IssueRow, 'id'>, request: ViewRequest): Promise<IssueView> {
      const issue = await findIssueById(db.read, id)
      const [presented] = issue ? await list([issue], await repositoriesOf([issue]), request) : []
      if (!presented) throw problem('not_found')
      return presented.view
    },

    async presentVisible(issue: IssueRow, request: ViewerRequest): Promise<IssueView> {
      const [view] = await listVisible([issue], request)
      if (!view) throw problem('not_found')
      return view
    },
  }
}
