import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { listWebhooksOf } from '@octavo/platform/webhooks/queries.ts'
import type { Transaction } from 'kysely'
import type { Activity, ActivityEvent, ActivityObserver } from '../context/activity.ts'
import type { BaseContext, Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { addressesAt, placeholderAddresses } from '../wire/addresses.ts'
import { feedPayload } from './feed-payloads.ts'
import { ownerKey } from './hook-owners.ts'
import { composePayload, findOrganizationId } from './hook-payloads.ts'
import { insertEvent } from './store/events.ts'

export function createActivity(options: BaseContext & Pick<Context, 'webhooks'>): Activity {
  const { webhooks, clock, url } = options
  const observers: ActivityObserver[] = []
  const lastObservers: ActivityObserver[] = []

  async function emitToWebhooks(tx: Transaction<Tables>, activityEvent: ActivityEvent): Promise<void> {
    const { event, action = null, repository } = activityEvent
    const organizationId = findOrganizationId(activityEvent)
    let payload: Promise<object> | undefined
    await webhooks.emit(tx, {
      owners: [
        ...(repository ? [ownerKey('repository', repository.id)] : []),
        ...(organizationId === null ? [] : [ownerKey('organization', organizationId)]),
      ],
      event,
      action,
      payload() {
        payload ??= composePayload(tx, activityEvent, addressesAt(url()))
        return payload
      },
    })
  }

  async function addToFeeds(tx: Transaction<Tables>, activityEvent: ActivityEvent): Promise<void> {
    const { action, actor, feed, repository } = activityEvent
    if (!feed || !repository) return
    const payload = feed.payload
      ? await feed.payload(tx, placeholderAddresses)
      : feedPayload(feed.type, action, await activityEvent.payload(tx, placeholderAddresses))
    await insertEvent(tx, {
      type: feed.type,
      actor_id: actor.id,
      repository_id: repository.id,
      network_id: repository.source_id ?? repository.id,
      organization_id: findOrganizationId({ repository }),
      is_public: toBit(repository.visibility === 'public'),
      payload: encodeJson(payload),
      created_at_ms: clock.now(),
    })
  }

  return {
    async emit(tx, activityEvent) {
      await Promise.all([
        emitToWebhooks(tx, activityEvent),
        addToFeeds(tx, activityEvent),
        ...observers.map((observer) => observer(tx, activityEvent)),
      ])
      for (const observer of lastObservers) await observer(tx, activityEvent)
    },
    observe: (observer) => void observers.push(observer),
    observeLast: (observer) => void lastObservers.push(observer),
    async removeWebhooks(tx, { id }) {
      const owner = ownerKey('repository', id)
      for (const hook of await listWebhooksOf(tx, owner)) await webhooks.remove(tx, owner, hook.id)
    },
  }
}
