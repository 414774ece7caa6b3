import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Sales } from '../orders/sales.ts'
import { drawingJob, orderJob } from './jobs.ts'

/** Renews the sample data, if it was installed. What makes it is imported on demand, so a server loads it rarely. */
export function setUpSample(context: Context, sales: Sales): Subject {
  return {
    routes: [],
    jobs: {
      'renew sample': {
        everyMs: 6 * 3_600_000,
        async run() {
          const { renewSample } = await import('./seed.ts')
          await renewSample(context)
        },
      },
      [orderJob]: {
        isSample: true,
        async run(_payload, { signal }) {
          const { placeOrders } = await import('./place-orders.ts')
          await placeOrders(sales, signal)
        },
      },
      [drawingJob]: {
        isSample: true,
        async run(_payload, { signal }) {
          const { drawImages } = await import('./draw-images.ts')
          await drawImages(context, signal)
        },
      },
    },
  }
}
