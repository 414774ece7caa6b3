import { decodeJson } from '../../data/columns.ts'
import type { Database } from '../../data/database.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import type { DeliverySummary, Webhooks } from '../../webhooks/webhooks.ts'

export type DeliveryLog = Pick<Webhooks, 'listDeliveries' | 'findDelivery'>

export function createDeliveryLog(db: Database<WebhookTables>): DeliveryLog {
  const summaries = (webhookId: number) =>
    db.read
      .selectFrom('octavo_webhook_delivery as delivery')
      .select(['delivery.id', 'guid', 'webhook_id', 'event', 'action', 'attempt'])
      .select(['delivered_at_ms', 'duration_ms', 'status_code', 'status'])
      .where('webhook_id', '=', webhookId)

  return {
    async listDeliveries(
      { id },
      { beforeId = Number.MAX_SAFE_INTEGER, limit, statusClasses: classes = statusClasses },
    ) {
      // One query per class, because the index is ordered by id only within a class.
      const pages = await Promise.all(
        [...new Set(classes)].map((statusClass) =>
          summaries(id)
            .where('status_class', '=', statusClass)
            .where('delivery.id', '<', beforeId)
            .orderBy('delivery.id', 'desc')
            .limit(limit)
            .execute(),
        ),
      )
      return pages
        .flat()
        .sort((one, other) => other.id - one.id)
        .slice(0, limit)
        .map(present)
    },

    async findDelivery(webhook, id) {
      const row = await summaries(webhook.id)
        .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'delivery.payload_id')
        .select(['request_headers', 'body', 'response_headers', 'response_body'])
        .where('delivery.id', '=', id)
        .where('status_class', 'is not', null)
        .executeTakeFirst()
      if (!row) return undefined
      const headers = (text: string | null) => decodeJson<Record<string, string>>(text ?? '{}')
      return {
        ...present(row),
        request: { headers: headers(row.request_headers), body: row.body },
        response: { headers: headers(row.response_headers), body: row.response_body ?? '' },
      }
    },
  }
}

/** The first digits of status codes. 0 means no response. */
export const statusClasses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

interface SummaryRow {
  id: number
  guid: string
  webhook_id: number
  event: string
  action: string | null
  attempt: number
  delivered_at_ms: number | null
  duration_ms: number | null
  status_code: number | null
  status: string | null
}

/** A finished delivery, in which only the action can be null. */
function present(row: SummaryRow): DeliverySummary {
  return {
    id: row.id,
    guid: row.guid,
    webhookId: row.webhook_id,
    event: row.event,
    action: row.action,
    redelivery: row.attempt > 1,
    attempt: row.attempt,
    deliveredAtMs: row.delivered_at_ms ?? 0,
    durationMs: row.duration_ms ?? 0,
    statusCode: row.status_code ?? 0,
    status: row.status ?? '',
  }
}
