import type { Context, Part } from '../context.ts'
import { drawImages } from './draw-images.ts'
import { placeOrders } from './place-orders.ts'
import { drawing, orderJob, renewSample } from './sample.ts'

/** Renews the sample data, if it was installed. */
export function setUpSample(context: Context): Part {
  return {
    routes: [],
    jobs: {
      'renew sample': { everyMs: 6 * 3_600_000, run: () => renewSample(context) },
      [orderJob]: { run: (_payload, { signal }) => placeOrders(context, signal) },
      [drawing]: { run: (_payload, { signal }) => drawImages(context, signal) },
    },
  }
}
