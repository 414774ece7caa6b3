import type { Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { encodeJson } from '../../data/columns.ts'
import type { Ids } from '../../ids.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import type { EmittedEvent, NewEvent } from '../../webhooks/webhooks.ts'
import type { DeliveryRows } from './delivery-rows.ts'
import type { Sender } from './send.ts'
import type { WebhookRows } from './webhook-rows.ts'
import type { Work } from './work.ts'

type Tx = Transaction<WebhookTables>

export interface Emitter {
  emit(tx: Tx, event: EmittedEvent): Promise<void>
  emitTo(tx: Tx, webhook: { id: number }, event: NewEvent & { payload: object }): Promise<void>
}

export interface EmitterOptions {
  webhooks: WebhookRows
  deliveries: DeliveryRows
  work: Work
  sender: Sender
  clock: Clock
  ids: Ids
  /** Larger payloads are not sent. */
  maxPayloadBytes: number
}

export function createEmitter(options: EmitterOptions): Emitter {
  const { webhooks, deliveries, work, sender, clock, ids, maxPayloadBytes } = options

  /** Adds the deliveries of one event to the outbox. Equal payloads are stored once. */
  function openBatch(tx: Tx, { event, action = null }: NewEvent) {
    const nowMs = clock.now()
    const payloadIds = new Map<string, number>()
    return async (webhookId: number, payload: object) => {
      const text = encodeJson(payload)
      const bytes = Buffer.byteLength(text)
      const outcome =
        bytes > maxPayloadBytes
          ? sender.refuse(
              'payload_too_large',
              `The payload has ${bytes} bytes, which is more than ${maxPayloadBytes}`,
            )
          : undefined
      const body = outcome ? '{}' : text
      const payloadId = payloadIds.get(body) ?? (await deliveries.addPayload(tx, body, nowMs))
      payloadIds.set(body, payloadId)
      const guid = ids.uuid()
      await deliveries.add(tx, { webhookId, payloadId, guid, event, action, outcome })
      if (!outcome) await work.deliver(tx, webhookId)
    }
  }

  return {
    async emit(tx, { owners, payload: payloadFor, ...event }) {
      const put = openBatch(tx, event)
      for (const webhook of await webhooks.listSubscribed(tx, owners, event.event)) {
        const payload = await payloadFor(webhook)
        if (payload) await put(webhook.id, payload)
      }
    },

    emitTo: (tx, { id }, { payload, ...event }) => openBatch(tx, event)(id, payload),
  }
}
