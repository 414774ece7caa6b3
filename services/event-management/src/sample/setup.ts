import type { Context, Part } from '../context.ts'
import { drawPictures } from './draw-pictures.ts'
import { placeOrders } from './place-orders.ts'
import { drawing, ordering, renewSample } from './sample.ts'

/** Renews the sample data, if it was installed. */
export function setUpSample(context: Context): Part {
  return {
    routes: [],
    jobs: {
      'renew sample': { everyMs: 6 * 3_600_000, run: () => renewSample(context) },
      [ordering]: { run: (_payload, { signal }) => placeOrders(context, signal) },
      [drawing]: { run: (_payload, { signal }) => drawPictures(context, signal) },
    },
  }
}
