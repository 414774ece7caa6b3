import { setFlagsFromString } from 'node:v8'

/** V8's default is 2: the young generation doubles when many objects survive. */
export const smallYoungGeneration = '--semi-space-growth-factor=1'
const growYoungGeneration = '--semi-space-growth-factor=2'

/**
 * A start creates a lot of short-lived objects, and V8 would keep the grown young generation, about 30 MB. So processes
 * start without growth and allow it once they serve, where it makes collections rare.
 */
export function letYoungGenerationGrow(): void {
  setFlagsFromString(growYoungGeneration)
}
