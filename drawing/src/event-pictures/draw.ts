import { frame, type Palette, palettes } from './canvas.ts'
import { drawFilm, drawFood, drawMusic, drawStage, drawTalk, drawTech } from './indoor-scenes.ts'
import { drawCraft, drawMarket, drawOutdoors, drawRun, drawSky, drawWords } from './outdoor-scenes.ts'

const scenes = {
  music: drawMusic,
  stage: drawStage,
  film: drawFilm,
  talk: drawTalk,
  tech: drawTech,
  food: drawFood,
  run: drawRun,
  outdoors: drawOutdoors,
  craft: drawCraft,
  market: drawMarket,
  sky: drawSky,
  words: drawWords,
} satisfies Readonly<Record<string, (palette: Palette) => string[]>>

export type PictureTheme = keyof typeof scenes

export interface SamplePicture {
  /** Identifies the media row of this picture. */
  key: string
  theme: PictureTheme
  svg(): string
}

/** One picture for each theme and palette. */
export const pictures: readonly SamplePicture[] = Object.entries(scenes).flatMap(([theme, draw]) =>
  palettes.map((palette, variant) => ({
    key: `sample ${theme} ${variant}`,
    // Object.entries widens the keys of a record to string.
    theme: theme as PictureTheme,
    svg: () => frame(palette, draw(palette)),
  })),
)
