import type { Database } from '@octavo/platform/data/database.ts'
import type { FastifyRequest } from 'fastify'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type AppRow, findApp } from './store/apps.ts'

/** The app of the caller, on a route that requires one. */
export async function getViewerApp(
  { read }: Pick<Database<Tables>, 'read'>,
  { viewer }: FastifyRequest,
): Promise<AppRow> {
  const app = viewer.app && (await findApp(read, viewer.app.id))
  if (!app) throw problem('needs_app')
  return app
}

/** The account with which an app acts. */
export const botOf = ({ bot_id, slug }: AppRow): AccountRow => ({
  id: bot_id,
  login: `${slug}[bot]`,
  role: 'bot',
})
