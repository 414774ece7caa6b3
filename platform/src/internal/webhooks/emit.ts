import type { Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { encodeJson } from '../../data/columns.ts'
import type { Ids } from '../../ids.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import type { EmittedEvent, NewEvent } from '../../webhooks/webhooks.ts'
import type { DeliveryRows, NewDelivery } from './delivery-rows.ts'
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

  /** Stores the payloads of one event. Equal ones are stored once, and the same object is encoded once. */
  function openPayloads(tx: Tx) {
    const nowMs = clock.now()
    const payloadIds = new Map<string, number>()
    const stored = new Map<object, Pick<NewDelivery, 'payloadId' | 'outcome'>>()

    async function store(payload: object) {
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
      return { payloadId, outcome }
    }

    return async (payload: object) => {
      const known = stored.get(payload) ?? (await store(payload))
      stored.set(payload, known)
      return known
    }
  }

  /** Adds deliveries to the outbox, with few statements, because an event can have thousands. */
  async function addAll(tx: Tx, added: readonly NewDelivery[]): Promise<void> {
    await deliveries.addAll(tx, added)
    const waiting = added.filter(({ outcome }) => !outcome)
    await work.deliverAll(
      tx,
      waiting.map(({ webhookId }) => webhookId),
    )
  }

  return {
    async emit(tx, { owners, payload: payloadFor, event, action = null }) {
      const store = openPayloads(tx)
      const added: NewDelivery[] = []
      for (const webhook of await webhooks.listSubscribed(tx, owners, event)) {
        const payload = await payloadFor(webhook)
        if (!payload) continue
        const delivery = { webhookId: webhook.id, guid: ids.uuid(), event, action }
        added.push({ ...delivery, ...(await store(payload)) })
      }
      await addAll(tx, added)
    },

    async emitTo(tx, { id }, { payload, event, action = null }) {
      const delivery = { webhookId: id, guid: ids.uuid(), event, action }
      await addAll(tx, [{ ...delivery, ...(await openPayloads(tx)(payload)) }])
    },
  }
}
