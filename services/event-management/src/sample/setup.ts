import type { Context, ServiceModule } from '../context.ts'
import { drawImages } from './draw-images.ts'
import { placeOrders } from './place-orders.ts'
import { drawing, orderJob, renewSample } from './sample.ts'

/** Renews the sample data, if it was installed. */
export function setUpSample(context: Context): ServiceModule {
  return {
    routes: [],
    jobs: {
      'renew sample': { everyMs: 6 * 3_600_000, run: () => renewSample(context) },
      [orderJob]: { isSample: true, run: (_payload, { signal }) => placeOrders(context, signal) },
      [drawing]: { isSample: true, run: (_payload, { signal }) => drawImages(context, signal) },
    },
  }
}
