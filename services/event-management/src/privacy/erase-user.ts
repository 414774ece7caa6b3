import { removeBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Transaction } from 'kysely'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf, profileOf } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { deleteProfileImages } from '../media/store/images.ts'
import { ownerOf } from '../webhooks/emit-webhook.ts'
import { maxPerOrganization } from '../webhooks/subscriptions.ts'
import { forgetResponsesAbout } from './forget-responses.ts'
import {
  deleteInvitationMails,
  eraseOrders,
  eraseOrganization,
  eraseTickets,
  eraseTraces,
  findOrdersOf,
  findOwnedOrganizations,
  hasUpcomingEvent,
  type Owner,
  type Pseudonym,
  transferOwnership,
} from './store.ts'

const atOnce = 200

export interface ErasureReport {
  orders: number
}

/**
 * Anonymizes a user. Sales stay in the books without a name, and organizations with other members get a new
 * owner. Fails while the user owns upcoming events with orders. Idempotent.
 */
export async function eraseUser(context: Context, userId: number): Promise<ErasureReport> {
  const { db, auth, clock } = context
  const user = await findUser(db.read, userId)
  if (!user) throw notFound('user')
  const pseudonym = { name: 'Erased', email: `erased-${userId}@users.invalid`, nowMs: clock.now() }
  const { email_folded: emailFolded } = profileOf(user)
  const ownAddress = ownAddressOf(user)
  const owner = { userId, ownAddress }
  await refuseUpcomingEvents(context, owner, pseudonym)
  const orders = await erase()
  // Also ends all tokens and sessions.
  await auth.changeUser(userId, { login: `erased-${userId}`, suspended: true })
  // Requests wrote data until now. Those of suspended users write nothing.
  const later = await erase()
  await removeBlobs(context)
  return { orders: orders + later }

  async function erase(): Promise<number> {
    const erased = await eraseAllOrders(context, owner, pseudonym)
    await db.write(async (tx) => {
      await leaveOrganizations(tx, context, userId, pseudonym)
      if (ownAddress !== undefined) {
        const traces = await eraseTickets(tx, { emailFolded: ownAddress }, pseudonym)
        await forgetResponsesAbout(tx, context, traces)
      }
      await deleteInvitationMails(tx, userId, emailFolded)
      await eraseTraces(tx, userId, ownAddress)
      await deleteProfileImages(tx, userId)
    })
    return erased
  }
}

async function refuseUpcomingEvents(
  { db }: Pick<Context, 'db'>,
  { userId }: Owner,
  { nowMs }: Pseudonym,
): Promise<void> {
  const owned = await findOwnedOrganizations(db.read, userId)
  const alone = owned.filter(({ members }) => members === 1).map(({ id }) => id)
  if (await hasUpcomingEvent(db.read, alone, nowMs)) throw problem('ACTION_NOT_PROCESSED')
}

async function eraseAllOrders(context: Context, owner: Owner, pseudonym: Pseudonym): Promise<number> {
  const { db, ids } = context
  for (let count = 0; ; ) {
    const erased = await db.write(async (tx) => {
      const orders = await findOrdersOf(tx, owner, 0, atOnce)
      const traces = await eraseOrders(tx, orders, () => ids.text(43), pseudonym)
      await forgetResponsesAbout(tx, context, traces)
      return orders.length
    })
    if (erased === 0) return count
    count += erased
  }
}

async function leaveOrganizations(
  tx: Transaction<Tables>,
  { webhooks }: Pick<Context, 'webhooks'>,
  userId: number,
  { name }: Pseudonym,
): Promise<void> {
  for (const { id, members } of await findOwnedOrganizations(tx, userId)) {
    if (members > 1) {
      await transferOwnership(tx, id, userId)
      continue
    }
    await eraseOrganization(tx, id, name)
    // Webhook URLs and delivery logs may contain personal data.
    const notified = await webhooks.list(ownerOf(id), { limit: maxPerOrganization })
    for (const webhook of notified) await webhooks.remove(tx, webhook.owner, webhook.id)
  }
}
