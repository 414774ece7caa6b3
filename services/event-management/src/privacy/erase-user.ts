import type { Transaction } from 'kysely'
import { profileOf } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { deletePortraits } from '../store/media.ts'
import {
  eraseOrders,
  eraseOrganization,
  eraseTickets,
  eraseTraces,
  findOrdersOfUser,
  findOwnedOrganizations,
  hasComingEvent,
  type Pseudonym,
  passOn,
} from '../store/personal-data.ts'
import type { Tables } from '../store/tables.ts'
import { findUser } from '../store/users.ts'

const atOnce = 200

export interface Erased {
  orders: number
}

/**
 * Forgets who somebody is. What was sold stays in the accounts without a name; an organization of several goes on with
 * another owner. Who has promised an event has to give or cancel it first. Done twice, it does no more than once.
 */
export async function eraseUser(context: Context, userId: number): Promise<Erased> {
  const { db, auth, clock } = context
  const user = await findUser(db.read, userId)
  if (!user) throw notFound('user')
  const pseudonym = { name: 'Erased', email: `erased-${userId}@users.invalid`, nowMs: clock.now() }
  const orders = await eraseAllOrders(context, userId, pseudonym)
  const { email_folded, is_email_verified } = profileOf(user)
  const ownAddress = is_email_verified ? email_folded : undefined
  const portraits = await db.write(async (tx) => {
    await leaveOrganizations(tx, userId, pseudonym)
    if (ownAddress !== undefined) await eraseTickets(tx, { emailFolded: ownAddress }, pseudonym)
    await eraseTraces(tx, userId, ownAddress)
    return deletePortraits(tx, userId)
  })
  for (const blob of portraits) await context.blobs.remove(blob)
  // Ends every token and session, too.
  await auth.changeUser(userId, { login: `erased-${userId}`, suspended: true })
  return { orders }
}

async function eraseAllOrders({ db, ids }: Context, userId: number, pseudonym: Pseudonym): Promise<number> {
  const owned = await findOwnedOrganizations(db.read, userId)
  const alone = owned.filter(({ members }) => members === 1).map(({ id }) => id)
  if (await hasComingEvent(db.read, alone, pseudonym.nowMs)) throw problem('ACTION_NOT_PROCESSED')
  for (let count = 0; ; ) {
    const orders = await findOrdersOfUser(db.read, userId, 0, atOnce)
    if (orders.length === 0) return count
    await db.write((tx) => eraseOrders(tx, orders, () => ids.text(43), pseudonym))
    count += orders.length
  }
}

async function leaveOrganizations(
  tx: Transaction<Tables>,
  userId: number,
  { name }: Pseudonym,
): Promise<void> {
  for (const { id, members } of await findOwnedOrganizations(tx, userId)) {
    await (members === 1 ? eraseOrganization(tx, id, name) : passOn(tx, id, userId))
  }
}
