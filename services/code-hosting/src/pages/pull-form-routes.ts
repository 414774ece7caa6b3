import { addPage, type PageResult, type Visit } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { includes, type Role } from '../access/roles.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import { problem, unprocessable } from '../errors.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { allows } from '../merging/evaluate-merge.ts'
import type { MergeGate } from '../merging/merge-gate.ts'
import type { Merges } from '../merging/merges.ts'
import { getPull } from '../pulls/get-pull.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { writerOf } from '../repositories/authorized-writes.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { createReviewDiffs } from '../reviews/review-diffs.ts'
import { createReviews } from '../reviews/reviews.ts'
import { readNumber } from '../wire/path-numbers.ts'
import { loginDialect } from './login-dialect.ts'
import { createRejectionFinder } from './merge-verdicts.ts'
import { pagesMount } from './page-addresses.ts'
import { mergeMethods, renderMergeForm, renderReviewForm, reviewEvents } from './pull-forms.ts'

interface OpenPull extends PullRequest {
  writer: IssueContext
  /** The path of the pull request. */
  here: string
}

interface FormState extends Pick<Visit, 'user' | 'formToken'> {
  /** Why the form was refused. */
  error: string | undefined
}

type Form = Readonly<Record<string, string | undefined>>

/** Parts of the merging subject that the forms use. */
export interface MergingParts {
  gate: MergeGate
  merges: Merges
}

/** The forms to review and to merge a pull request. They use the session of the OAuth pages. */
export const pullFormRoutes =
  (context: Context, { gate, merges }: MergingParts): Routes =>
  async (app) => {
    const { db, url } = context
    const roleOf = createRoleFinder(db)
    const findRejection = createRejectionFinder(context, gate)
    const reviews = createReviews(context, createReviewDiffs(context))

    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addForm(inner, {
        name: 'review',
        role: 'read',
        purpose: 'to review this pull request',
        show: async ({ issue, pull, here }, form) => ({
          title: `Review #${issue.number}`,
          body: renderReviewForm({
            ...form,
            here,
            pull: issue,
            headOid: pull.head_oid,
            isOwn: issue.author_id === form.user.id,
          }),
        }),
        async submit({ writer, issue }, { event = '', body = '', head }) {
          const chosen = reviewEvents.find(([name]) => name === event)
          if (!chosen) throw unprocessable('Choose what kind of review this is.')
          const input = { commitId: head || undefined, body, event: chosen[0], comments: [] }
          await reviews.create(writer, issue.number, input)
        },
      })
      addForm(inner, {
        name: 'merge',
        role: 'write',
        purpose: 'to merge this pull request',
        async show(opened, form) {
          const { writer, issue, pull, here } = opened
          const settings = readSettings(writer.repository)
          const methods = mergeMethods.filter(([method]) => allows(settings, method))
          const rejection = pull.is_open
            ? await findRejection({ row: writer.repository }, opened)
            : 'This pull request is closed.'
          const view = { ...form, here, pull: issue, headOid: pull.head_oid, methods, rejection }
          return { title: `Merge #${issue.number}`, body: renderMergeForm(view) }
        },
        async submit({ writer, issue }, { method, title, message, head }) {
          const [chosen = 'merge'] = mergeMethods.find(([name]) => name === method) ?? []
          await merges.merge(writer, issue.number, {
            method: chosen,
            headOid: head || undefined,
            title: title || undefined,
            message: message || undefined,
          })
        },
      })
    })

    interface PullForm {
      name: 'review' | 'merge'
      role: Role
      purpose: string
      show(opened: OpenPull, form: FormState): Promise<Page>
      submit(opened: OpenPull, form: Form): Promise<void>
    }

    function addForm(inner: App, { name, role, purpose, show, submit }: PullForm): void {
      addPage(
        inner,
        { ...context, dialect: loginDialect },
        {
          path: `${pagesMount}/:owner/:repo/pull/:number/${name}`,
          open: async () => ({ purpose: html`${purpose}` }),
          show: (visit) => withPull(visit, (opened) => show(opened, { ...visit, error: undefined })),
          submit: (visit, form) =>
            withPull(visit, async (opened) => {
              try {
                requireRole(opened, role)
                await submit(opened, form)
                return { location: url(visit.request) + opened.here }
              } catch (error) {
                if (!(error instanceof Problem) || error.status >= 500) throw error
                const page = await show(opened, { ...visit, error: describeProblem(error) })
                return { ...page, status: error.status }
              }
            }),
        },
      )
    }

    async function withPull(
      visit: Visit,
      work: (opened: OpenPull) => Promise<PageResult>,
    ): Promise<PageResult> {
      const opened = await findPull(visit)
      return opened ? work(opened) : absentPage
    }

    /** Returns undefined for pull requests that the user cannot see. */
    async function findPull({ request, user }: Visit): Promise<OpenPull | undefined> {
      // The parameters of the paths above.
      const { owner, repo, number } = request.params as { owner: string; repo: string; number: string }
      const viewer = viewerOfAccount(user)
      const row = (await findRepository(db.read, owner, repo))?.row
      const role = row && (await roleOf(viewer, row))
      if (!row || !role) return undefined
      const writer = {
        ...writerOf({ repository: { row, role }, viewer }),
        viewer,
        origin: request.addresses.html,
      }
      try {
        const pull = await getPull(db.read, row, readNumber(number))
        return { ...pull, writer, here: `/${row.owner_login}/${row.name}/pull/${pull.issue.number}` }
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return undefined
        throw error
      }
    }
  }

/** As the API checks the needs of its routes. */
function requireRole({ writer: { repository, role } }: OpenPull, minRole: Role): void {
  if (!includes(role, minRole)) throw problem('needs_push')
  if (repository.is_archived) throw problem('archived')
}

const absentPage = {
  title: 'Page not found',
  status: 404,
  body: html`<h1>Page not found</h1><p>It does not exist, or you cannot see it.</p>`,
}

function describeProblem({ message, details }: Problem): string {
  const { errors } = asRecord(details.data)
  const [first] = Array.isArray(errors) ? errors : []
  if (typeof first === 'string') return `${first}.`
  const reason = asRecord(first).message
  return typeof reason === 'string' ? `${reason}.` : message
}
