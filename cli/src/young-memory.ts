import { setFlagsFromString } from 'node:v8'

/** Two is what V8 does by itself: room for what is new doubles when much of it lives on. */
export const keepYoungMemorySmall = '--semi-space-growth-factor=1'
const letItGrow = '--semi-space-growth-factor=2'

/**
 * A start makes much that is garbage soon after, and room taken for it would stay taken: some 30 MB. So
 * processes start without more of it, and get it when they serve, where it makes collections rare.
 */
export function letYoungMemoryGrow(): void {
  setFlagsFromString(letItGrow)
}
