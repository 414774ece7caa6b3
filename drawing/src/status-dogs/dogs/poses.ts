import { belly, bust, joy, sitBack, sitFront, upright } from './poses-front.ts'
import { bow, curl, dig, flop, lie } from './poses-low.ts'
import { beg, leap, rear, run, sit, sniff, stand, walk } from './poses-side.ts'
import type { Pose } from './skeleton.ts'

export const poses = {
  stand,
  walk,
  run,
  leap,
  sit,
  beg,
  lie,
  flop,
  curl,
  bow,
  dig,
  sniff,
  rear,
  sitFront,
  sitBack,
  upright,
  bust,
  joy,
  belly,
} satisfies Record<string, Pose>

export type PoseName = keyof typeof poses
