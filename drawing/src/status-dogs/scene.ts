import { createRandom, type Random } from '../random.ts'

/** The whole picture with its mount. */
export const canvas = { width: 750, height: 600 } as const

/** The window of the mount. Scenes draw in its coordinates: 0 0 is its upper left corner. */
export const pictureWindow = { x: 20, y: 20, width: 710, height: 462, radius: 16 } as const

export interface Stage {
  width: number
  height: number
  /** The same sequence on every drawing of this scene. */
  random: Random
}

export interface Picture {
  /** Cut at the window. */
  inside: string
  /** Laid over the mount, for the one ear or ball that leaves the picture. Stay above y 450. */
  over: string
}

export interface Scene {
  code: number
  phrase: string
  /** Alt text of one or two sentences. */
  alt: string
  draw(stage: Stage): string | Picture
}

/** Fallback for codes without a scene: the class drawing with the number. */
export type ClassScene = Omit<Scene, 'code'>

export function createStage(scene: Scene): Stage {
  return { width: pictureWindow.width, height: pictureWindow.height, random: createRandom(scene.code) }
}
