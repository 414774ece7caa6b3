import type { Caller } from '@octavo/platform/auth/auth.ts'
import { countWebhooksOf, listWebhooksOf } from '@octavo/platform/webhooks/queries.ts'
import type { Delivery, DeliverySummary, Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { invalidParameter, problem } from '../errors.ts'
import { postWrites } from '../posts/posts.ts'
import type { BeforeRemove, SavedQueries } from './saved-queries.ts'
import { type SavedQuery, webhookOwnerOf } from './saved-query.ts'
import { countWebhooksOfUser, setFollowers } from './store/queries.ts'

export interface WebhookChange {
  url?: string
  secret?: string
  active?: boolean
}

/**
 * The webhooks of saved queries. Reads come after a check that the caller may use the query; writes check it in their
 * transaction.
 */
export interface QueryWebhooks {
  list(query: SavedQuery): Promise<Webhook[]>
  get(query: SavedQuery, id: number): Promise<Webhook>
  /** The secret is returned once. */
  create(
    caller: Caller,
    query: SavedQuery,
    webhook: { url: string; secret?: string },
  ): Promise<{ webhook: Webhook; secret: string }>
  change(caller: Caller, query: SavedQuery, id: number, change: WebhookChange): Promise<Webhook>
  remove(caller: Caller, query: SavedQuery, id: number): Promise<void>
  removeAll: BeforeRemove
  /** Finished ones of all webhooks, newest first. */
  listDeliveries(
    query: SavedQuery,
    page: { beforeId?: number | undefined; limit: number },
  ): Promise<DeliverySummary[]>
  getDelivery(query: SavedQuery, id: number): Promise<Delivery>
  redeliver(caller: Caller, query: SavedQuery, id: number): Promise<void>
}

export function createQueryWebhooks(
  { db, webhooks, ids, config }: Context,
  { getForChange }: Pick<SavedQueries, 'getForChange'>,
): QueryWebhooks {
  const { maxWebhooksPerUser: maxPerUser } = config
  const list = (query: SavedQuery) => webhooks.list(webhookOwnerOf(query), { limit: maxPerQuery })

  async function recount(tx: Transaction<Tables>, query: SavedQuery): Promise<void> {
    const count = await countWebhooksOf(tx, webhookOwnerOf(query))
    await setFollowers(tx, query.id, { webhooks: count, revision: ids.uuid() })
  }

  async function findDelivery(query: SavedQuery, id: number) {
    const all = await Promise.all(
      (await list(query)).map(async (webhook) => ({
        webhook,
        delivery: await webhooks.findDelivery(webhook, id),
      })),
    )
    const match = all.find(({ delivery }) => delivery)
    if (!match?.delivery) throw problem('delivery_not_found')
    return { webhook: match.webhook, delivery: match.delivery }
  }

  return {
    list,

    async get(query, id) {
      const webhook = await webhooks.find(webhookOwnerOf(query), id)
      if (!webhook) throw problem('webhook_not_found')
      return webhook
    },

    async create(caller, query, { url, secret = `whsec_${ids.bytes(24).toString('base64')}` }) {
      checkTarget(url)
      const owner = webhookOwnerOf(query)
      const webhook = await db.writeBatched(postWrites, async (tx) => {
        await getForChange(tx, caller, query.id)
        if ((await countWebhooksOf(tx, owner)) >= maxPerQuery)
          throw problem('too_many', { message: `A saved query can have at most ${maxPerQuery} webhooks.` })
        // A post is stored together with its deliveries, so a user with thousands of webhooks would delay all posts.
        if (maxPerUser > 0 && (await countWebhooksOfUser(tx, query.userId)) >= maxPerUser)
          throw problem('too_many', {
            message: `The saved queries of a user can have at most ${maxPerUser} webhooks.`,
          })
        const created = await webhooks.create(tx, { owner, url, secret, events: ['*'] })
        await recount(tx, query)
        return created
      })
      return { webhook, secret }
    },

    async change(caller, query, id, change) {
      if (change.url !== undefined) checkTarget(change.url)
      const webhook = await db.writeBatched(postWrites, async (tx) => {
        await getForChange(tx, caller, query.id)
        return webhooks.update(tx, webhookOwnerOf(query), id, change)
      })
      if (!webhook) throw problem('webhook_not_found')
      return webhook
    },

    async remove(caller, query, id) {
      const isFound = await db.writeBatched(postWrites, async (tx) => {
        await getForChange(tx, caller, query.id)
        const isRemoved = await webhooks.remove(tx, webhookOwnerOf(query), id)
        if (isRemoved) await recount(tx, query)
        return isRemoved
      })
      if (!isFound) throw problem('webhook_not_found')
    },

    async removeAll(tx, query) {
      const owner = webhookOwnerOf(query)
      for (const { id } of await listWebhooksOf(tx, owner)) await webhooks.remove(tx, owner, id)
    },

    async listDeliveries(query, page) {
      const pages = await Promise.all(
        (await list(query)).map((webhook) => webhooks.listDeliveries(webhook, page)),
      )
      return pages
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(0, page.limit)
    },

    getDelivery: async (query, id) => (await findDelivery(query, id)).delivery,

    async redeliver(caller, query, id) {
      const { webhook } = await findDelivery(query, id)
      const guard = async (tx: Transaction<Tables>) => void (await getForChange(tx, caller, query.id))
      if (!(await webhooks.redeliver(webhook, id, guard))) throw problem('delivery_not_found')
    },
  }
}

const maxPerQuery = 20

/** The outgoing client checks the address of the host with each delivery. */
function checkTarget(text: string): void {
  const url = URL.parse(text)
  const isHttp = url !== null && /^https?:$/.test(url.protocol)
  if (!isHttp || url.username !== '' || url.password !== '' || url.hash !== '')
    throw invalidParameter('url', 'must be an HTTP or HTTPS URL without credentials and fragment')
}
