import { includes } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAccount, findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import type { OpenRepository } from '../repositories/repository-scope.ts'
import { findMembership } from '../repositories/store/repository-roles.ts'
import type { Page } from '../wire/links.ts'
import { offsetOf } from '../wire/links.ts'
import {
  type EventRow,
  everything,
  type FeedSource,
  findEvents,
  inPublic,
  listEventIds,
  listReceivedEventIds,
  type Sight,
  seenBy,
} from './store/events.ts'

/** A feed goes no further back. */
export const keptEventsMs = 30 * 86_400_000
const maxEvents = 300

export interface FeedPage {
  events: EventRow[]
  /** Actors and organisations, by id. */
  accounts: Map<number, AccountRow>
  total: number
}

/** What happened lately, as far as the viewer may know. */
export interface Feeds {
  ofEverything(page: Page): Promise<FeedPage>
  ofRepository(repository: OpenRepository, page: Page): Promise<FeedPage>
  ofNetwork(repository: OpenRepository, page: Page): Promise<FeedPage>
  ofOrganization(organization: AccountRow, page: Page): Promise<FeedPage>
  /** What somebody did; to themselves with what they did in private. */
  ofUser(login: string, viewer: Viewer | null, page: Page): Promise<FeedPage>
  /** What somebody wants to be told of; to themselves with what is private. */
  receivedBy(login: string, viewer: Viewer | null, page: Page): Promise<FeedPage>
  /** What happens in an organisation, for one of its members. */
  ofMember(login: string, organization: string, viewer: Viewer, page: Page): Promise<FeedPage>
}

export function createFeeds({ db, clock }: Context): Feeds {
  const { read } = db
  const reach = () => ({ sinceMs: clock.now() - keptEventsMs, limit: maxEvents })

  async function open(ids: readonly number[], page: Page): Promise<FeedPage> {
    const from = offsetOf(page)
    const events = await findEvents(read, ids.slice(from, from + page.size))
    const concerned = events.flatMap((event) => [event.actor_id, event.organization_id ?? []].flat())
    return { events, accounts: await findAccounts(read, concerned), total: ids.length }
  }

  async function list(source: FeedSource, sight: Sight, page: Page): Promise<FeedPage> {
    return open(await listEventIds(read, source, sight, reach()), page)
  }

  async function getAccount(login: string): Promise<AccountRow> {
    const account = await findAccount(read, login)
    if (!account) throw problem('not_found')
    return account
  }

  /** Of their own, people see what is private, too, if their token lets them. */
  function sightOf({ id }: AccountRow, viewer: Viewer | null): Sight {
    const isOwn = viewer?.user?.id === id && viewer.hasPermission('events', 'read')
    return isOwn ? seenBy(read, viewer) : inPublic
  }

  return {
    ofEverything: (page) => list({ of: 'everything' }, inPublic, page),

    ofRepository({ row, role }, page) {
      // What happened before it became public is for those who work in it.
      const isOpen = row.visibility !== 'public' || includes(role, 'triage')
      return list({ of: 'repository', id: row.id }, isOpen ? everything : inPublic, page)
    },

    ofNetwork: ({ row }, page) => list({ of: 'network', id: row.source_id ?? row.id }, inPublic, page),

    ofOrganization: ({ id }, page) => list({ of: 'organization', id }, inPublic, page),

    async ofUser(login, viewer, page) {
      const account = await getAccount(login)
      return list({ of: 'actor', id: account.id }, sightOf(account, viewer), page)
    },

    async receivedBy(login, viewer, page) {
      const account = await getAccount(login)
      return open(await listReceivedEventIds(read, account.id, sightOf(account, viewer), reach()), page)
    },

    async ofMember(login, organization, viewer, page) {
      const [account, { id }] = await Promise.all([getAccount(login), getAccount(organization)])
      const membership = await findMembership(read, id, account.id)
      if (viewer.user?.id !== account.id || membership?.state !== 'active') throw problem('not_found')
      return list({ of: 'organization', id }, sightOf(account, viewer), page)
    },
  }
}
