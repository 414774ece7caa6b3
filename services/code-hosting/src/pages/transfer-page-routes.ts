import { addPage } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { findRepositories } from '../repositories/store/repositories.ts'
import { listTransfers } from '../transfers/store.ts'
import { type Transfers, transferLifetimeMs } from '../transfers/transfers.ts'
import { wholeNumber } from '../wire/whole-number.ts'
import { loginDialect } from './login-dialect.ts'
import { renderTransfers, type TransferView } from './transfers-page.ts'

const path = '/settings/transfers'
const firstSlice = { limit: 100, offset: 0 }

/** The page to accept, decline and cancel transfers. It uses the session of the OAuth pages. */
export const transferPageRoutes =
  (context: Context, transfers: Transfers): Routes =>
  async (app) => {
    const { db, clock, url } = context
    // Parses forms here only, because the API reads every body as JSON.
    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addPage(
        inner,
        { ...context, dialect: loginDialect },
        {
          path,
          open: async () => ({ purpose: html`to see the repositories that were transferred to you` }),
          show: ({ user, formToken }) => showPage(user, formToken),
          async submit({ request, user, formToken }, { act, id }) {
            try {
              await run(act, wholeNumber(id), user)
              return { location: url(request) + path }
            } catch (error) {
              if (!(error instanceof Problem) || error.status >= 500) throw error
              return { ...(await showPage(user, formToken, describeProblem(error))), status: error.status }
            }
          },
        },
      )
    })

    async function run(act: string | undefined, id: number, user: AccountRow): Promise<void> {
      if (act === 'accept') await transfers.accept(id, user)
      else if (act === 'decline') await transfers.decline(id, user)
      else if (act === 'cancel') await transfers.cancel(id, user)
    }

    async function showPage(user: AccountRow, formToken: string, issue?: string) {
      const [incoming, outgoing] = await Promise.all([
        listViews('recipient_id', user.id),
        listViews('initiator_id', user.id),
      ])
      const body = renderTransfers({ login: user.login, formToken, incoming, outgoing, issue })
      return { title: 'Repository transfers', body }
    }

    async function listViews(side: 'recipient_id' | 'initiator_id', userId: number): Promise<TransferView[]> {
      const sinceMs = clock.now() - transferLifetimeMs
      const { rows } = await listTransfers(db.read, side, userId, sinceMs, firstSlice)
      const repositories = await findRepositories(
        db.read,
        rows.map(({ repository_id }) => repository_id),
      )
      const accounts = await findAccounts(
        db.read,
        rows.flatMap(({ initiator_id, recipient_id }) => [initiator_id, recipient_id]),
      )
      return rows.flatMap((row) => {
        const repository = repositories.get(row.repository_id)
        if (!repository) return []
        const { owner_login, name, visibility } = repository
        return {
          id: row.id,
          repositoryId: row.repository_id,
          from: `${owner_login}/${name}`,
          to: `${accounts.get(row.recipient_id)?.login}/${row.new_name ?? name}`,
          isPrivate: visibility !== 'public',
          initiator: accounts.get(row.initiator_id)?.login ?? '',
          expiresAtMs: row.created_at_ms + transferLifetimeMs,
        }
      })
    }
  }

function describeProblem({ code, message }: Problem): string {
  return code === 'not_found' ? 'This transfer no longer exists.' : message
}
