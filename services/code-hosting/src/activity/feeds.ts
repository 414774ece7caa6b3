import { includes } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAccount, findAccounts } from '../accounts/store/accounts.ts'
import type { BaseContext } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import type { OpenRepository } from '../repositories/repository-scope.ts'
import { findMembership } from '../repositories/store/repository-roles.ts'
import type { Page } from '../wire/links.ts'
import { offsetOf } from '../wire/links.ts'
import {
  type EventRow,
  type EventVisibility,
  everything,
  type FeedSource,
  findEvents,
  listEventIds,
  listReceivedEventIds,
  publicEvents,
  visibleEvents,
} from './store/events.ts'

/** Feeds show events of this age at most. */
export const eventRetentionMs = 30 * 86_400_000
const maxEvents = 300

export interface FeedPage {
  events: EventRow[]
  /** Actors and organizations, by id. */
  accounts: Map<number, AccountRow>
  total: number
}

/** Recent events, as far as the viewer may see them. */
export interface Feeds {
  ofEverything(page: Page): Promise<FeedPage>
  ofRepository(repository: OpenRepository, page: Page): Promise<FeedPage>
  ofNetwork(repository: OpenRepository, page: Page): Promise<FeedPage>
  ofOrganization(organization: AccountRow, page: Page): Promise<FeedPage>
  /** Events of a user. Private ones are shown to the user only. */
  ofUser(login: string, viewer: Viewer | null, page: Page): Promise<FeedPage>
  /** Events of watched repositories and followed users. Private ones are shown to the user only. */
  receivedBy(login: string, viewer: Viewer | null, page: Page): Promise<FeedPage>
  /** Events in an organization, for one of its members. */
  ofMember(login: string, organization: string, viewer: Viewer, page: Page): Promise<FeedPage>
}

export function createFeeds({ db, clock }: BaseContext): Feeds {
  const { read } = db
  const range = () => ({ sinceMs: clock.now() - eventRetentionMs, limit: maxEvents })

  async function open(ids: readonly number[], page: Page): Promise<FeedPage> {
    const from = offsetOf(page)
    const events = await findEvents(read, ids.slice(from, from + page.size))
    const concerned = events.flatMap((event) => [event.actor_id, event.organization_id ?? []].flat())
    return { events, accounts: await findAccounts(read, concerned), total: ids.length }
  }

  async function list(source: FeedSource, visibility: EventVisibility, page: Page): Promise<FeedPage> {
    return open(await listEventIds(read, source, visibility, range()), page)
  }

  async function getAccount(login: string): Promise<AccountRow> {
    const account = await findAccount(read, login)
    if (!account) throw problem('not_found')
    return account
  }

  /** Users see their own private events if their token allows it. */
  function visibilityFor({ id }: AccountRow, viewer: Viewer | null): EventVisibility {
    const isOwn = viewer?.user?.id === id && viewer.hasPermission('events', 'read')
    return isOwn ? visibleEvents(read, viewer) : publicEvents
  }

  return {
    ofEverything: (page) => list({ of: 'everything' }, publicEvents, page),

    ofRepository({ row, role }, page) {
      // Events from before a repository became public are shown to its collaborators only.
      const isOpen = row.visibility !== 'public' || includes(role, 'triage')
      return list({ of: 'repository', id: row.id }, isOpen ? everything : publicEvents, page)
    },

    ofNetwork: ({ row }, page) => list({ of: 'network', id: row.source_id ?? row.id }, publicEvents, page),

    ofOrganization: ({ id }, page) => list({ of: 'organization', id }, publicEvents, page),

    async ofUser(login, viewer, page) {
      const account = await getAccount(login)
      return list({ of: 'actor', id: account.id }, visibilityFor(account, viewer), page)
    },

    async receivedBy(login, viewer, page) {
      const account = await getAccount(login)
      return open(await listReceivedEventIds(read, account.id, visibilityFor(account, viewer), range()), page)
    },

    async ofMember(login, organization, viewer, page) {
      const [account, { id }] = await Promise.all([getAccount(login), getAccount(organization)])
      const membership = await findMembership(read, id, account.id)
      if (viewer.user?.id !== account.id || membership?.state !== 'active') throw problem('not_found')
      return list({ of: 'organization', id }, visibilityFor(account, viewer), page)
    },
  }
}
