import type { Transaction } from 'kysely'
import { findProfileById } from '../accounts/store/accounts.ts'
import type { ActivityEvent } from '../context/activity.ts'
import type { Tables } from '../database/tables.ts'
import { presentOrganizationSimple } from '../organizations/present/organizations.ts'
import {
  presentPushedRepository,
  presentRepositoryOfPayload,
  presentSender,
} from '../repositories/present/webhook-payloads.ts'
import type { Addresses } from '../wire/addresses.ts'

/** Completes the payload of an event with the fields that all events have. */
export async function composePayload(
  tx: Transaction<Tables>,
  activityEvent: ActivityEvent,
  addresses: Addresses,
): Promise<object> {
  const { event, action, actor, repository } = activityEvent
  const organizationId = findOrganizationId(activityEvent)
  const organization = organizationId === null ? undefined : await findProfileById(tx, organizationId)
  const presentOwn = event === 'push' ? presentPushedRepository : presentRepositoryOfPayload
  return {
    ...(action !== undefined && { action }),
    ...(await activityEvent.payload(tx, addresses)),
    ...(repository && { repository: presentOwn(repository, addresses) }),
    ...(organization && { organization: presentOrganizationSimple(organization, addresses) }),
    sender: presentSender(actor, addresses),
  }
}

/** The organization of the event, possibly that of the repository. */
export function findOrganizationId({
  organization,
  repository,
}: Pick<ActivityEvent, 'organization' | 'repository'>): number | null {
  if (organization) return organization.id
  return repository?.owner_role === 'organization' ? repository.owner_id : null
}
