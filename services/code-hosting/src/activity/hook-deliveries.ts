import type { Delivery, DeliverySummary, Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import { checkWriterIn } from '../access/write-guard.ts'
import type { Context } from '../context.ts'
import { problem, unprocessable } from '../errors.ts'

export interface DeliveryPage {
  size: number
  cursor?: string | undefined
  status?: 'success' | 'failure' | undefined
}

export interface HookDeliveries {
  list(
    hook: Webhook,
    page: DeliveryPage,
  ): Promise<{ deliveries: DeliverySummary[]; next: string | undefined }>
  get(hook: Webhook, id: number): Promise<Delivery>
  /** Sends the delivery again, with the same guid. */
  redeliver(hook: Webhook, id: number): Promise<void>
}

/** By the first digit of the status. 0 means no response. */
const statusClasses = { success: [2, 3], failure: [0, 1, 4, 5, 6, 7, 8, 9] }

export function createHookDeliveries({ webhooks }: Pick<Context, 'webhooks'>): HookDeliveries {
  return {
    async list(hook, { size, cursor, status }) {
      const rows = await webhooks.listDeliveries(hook, {
        limit: size + 1,
        beforeId: cursor === undefined ? undefined : readCursor(cursor),
        statusClasses: status && statusClasses[status],
      })
      const deliveries = rows.slice(0, size)
      const last = rows.length > size ? deliveries.at(-1) : undefined
      return { deliveries, next: last && `v1_${last.id}` }
    },

    async get(hook, id) {
      const delivery = await webhooks.findDelivery(hook, id)
      if (!delivery) throw problem('not_found')
      return delivery
    },

    async redeliver(hook, id) {
      // The response of the receiver may be secret, and each delivery makes this server send requests.
      if (!(await webhooks.redeliver(hook, id, checkWriterIn))) throw problem('not_found')
    },
  }
}

function readCursor(cursor: string): number {
  const digits = /^v1_(\d{1,15})$/.exec(cursor)?.[1]
  if (digits === undefined) throw unprocessable('The cursor is not valid for this list.')
  return Number(digits)
}
