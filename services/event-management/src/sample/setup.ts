import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Sales } from '../orders/sales.ts'
import { drawImages } from './draw-images.ts'
import { placeOrders } from './place-orders.ts'
import { drawingJob, orderJob, renewSample } from './seed.ts'

/** Renews the sample data, if it was installed. */
export function setUpSample(context: Context, sales: Sales): Subject {
  return {
    routes: [],
    jobs: {
      'renew sample': { everyMs: 6 * 3_600_000, run: () => renewSample(context) },
      [orderJob]: { isSample: true, run: (_payload, { signal }) => placeOrders(sales, signal) },
      [drawingJob]: { isSample: true, run: (_payload, { signal }) => drawImages(context, signal) },
    },
  }
}
