import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { refundEventJob } from '../events/refund-orders.ts'
import { findEventEvenDeleted } from '../events/store/events.ts'
import { abandonOrder } from './end-order.ts'
import { eventCanceled, refundOrder } from './refund-order.ts'
import type { Sales } from './sales.ts'
import { listOrdersOfEvent, type OrderRow } from './store/orders.ts'

export function refundEventJobs(sales: Sales): JobHandlers {
  return {
    [refundEventJob]: {
      async run(payload, { signal }) {
        const { eventId } = Value.Parse(Payload, payload)
        const { db } = sales.context
        const event = await findEventEvenDeleted(db.read, eventId)
        let orders: OrderRow[]
        let afterId = 0
        do {
          signal.throwIfAborted()
          orders = await listOrdersOfEvent(
            db.read,
            eventId,
            ['started', 'pending', 'placed'],
            afterId,
            batchSize,
          )
          if (event) for (const order of orders) await endOf(event, order)
          afterId = orders.at(-1)?.id ?? afterId
        } while (orders.length === batchSize)
      },
    },
  }

  async function endOf(event: Parameters<typeof refundOrder>[1], order: OrderRow): Promise<void> {
    if (order.status === 'placed') await refundOrder(sales, event, order, { reason: eventCanceled })
    else if (order.status === 'started') await abandonOrder(sales, event, order)
    else await abandonOrder(sales, event, order, { kind: 'event-canceled', orderId: order.id })
  }
}

const Payload = Type.Object({ eventId: Type.Integer() })
const batchSize = 50
