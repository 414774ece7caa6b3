import type { Programme } from '../programme.ts'
import { ideaProgrammes } from './ideas.ts'
import { musicProgrammes } from './music.ts'
import { outsideProgrammes } from './outside.ts'
import { stageProgrammes } from './stage.ts'
import { tableProgrammes } from './table.ts'
import { togetherProgrammes } from './together.ts'

const themes = [
  musicProgrammes,
  ideaProgrammes,
  stageProgrammes,
  tableProgrammes,
  outsideProgrammes,
  togetherProgrammes,
]

/** Interleaved by theme, so that neighbors differ. */
export const programmes: readonly Programme[] = Array.from({ length: 10 }, (_, index) => index).flatMap(
  (index) => themes.flatMap((theme) => theme[index] ?? []),
)
