import { setFlagsFromString } from 'node:v8'

/**
 * A start creates a lot of short-lived objects, and V8 would keep the grown young generation, about 30 MB. So processes
 * start without growth and allow it once they serve, where it makes collections rare.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

export function letYoungGenerationGrow(): void {
  // V8's default: the young generation doubles when many objects survive.
  setFlagsFromString('--semi-space-growth-factor=2')
}
