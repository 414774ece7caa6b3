import type { PictureTheme } from '@octavo/event-management/sample/programme.ts'
import { frame, type Palette, palettes } from './canvas.ts'
import { drawFilm, drawFood, drawMusic, drawStage, drawTalk, drawTech } from './indoor-scenes.ts'
import { drawCraft, drawMarket, drawOutdoors, drawRun, drawSky, drawWords } from './outdoor-scenes.ts'

const scenes: Readonly<Record<PictureTheme, (palette: Palette) => string[]>> = {
  ...{ music: drawMusic, stage: drawStage, film: drawFilm, talk: drawTalk, tech: drawTech, food: drawFood },
  ...{
    run: drawRun,
    outdoors: drawOutdoors,
    craft: drawCraft,
    market: drawMarket,
    sky: drawSky,
    words: drawWords,
  },
}

export interface SamplePicture {
  /** Of which the media row is known again. */
  key: string
  theme: PictureTheme
  svg(): string
}

/** Each theme in each palette. */
export const pictures: readonly SamplePicture[] = Object.entries(scenes).flatMap(([theme, draw]) =>
  palettes.map((palette, variant) => ({
    key: `sample ${theme} ${variant}`,
    // What Object.entries gives of a record are its keys.
    theme: theme as PictureTheme,
    svg: () => frame(palette, draw(palette)),
  })),
)
