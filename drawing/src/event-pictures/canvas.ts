import * as path from '../path.ts'
import { fill, stroke, wash } from '../svg.ts'

/** The colors of one event picture. */
export interface Palette {
  /** Background gradient, top to bottom. */
  top: string
  bottom: string
  /** From the front to the back. */
  shades: readonly [string, string, string, string]
  light: string
}

export const canvasWidth = 1_200
export const canvasHeight = 600

/** A warm and a cool palette for each theme. */
export const palettes: readonly Palette[] = [
  {
    top: '#2b1d4f',
    bottom: '#e2685a',
    light: '#ffe8b8',
    shades: ['#1d1336', '#5a2a6b', '#a8436b', '#f2a65a'],
  },
  {
    top: '#0d2b45',
    bottom: '#3fb0a2',
    light: '#fdf6d8',
    shades: ['#071a2c', '#14506a', '#1f7a8c', '#f4c95d'],
  },
]

/** A complete SVG of 1,200 × 600: the scene on the background of the palette. */
export function frame({ top, bottom }: Palette, scene: readonly string[]): string {
  const background = wash(
    path.box(0, 0, canvasWidth, canvasHeight),
    [0, 0],
    [canvasWidth / 4, canvasHeight],
    [
      [0, top],
      [1, bottom],
    ],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasWidth}" height="${canvasHeight}" viewBox="0 0 ${canvasWidth} ${canvasHeight}">${background}${scene.join('')}</svg>`
}

export const circle = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  fill(path.circle(x, y, radius), color, opacity)

export const ring = (x: number, y: number, radius: number, color: string, width: number, opacity = 1) =>
  stroke(path.circle(x, y, radius), color, width, { opacity })

export const line = (d: string, color: string, width: number, opacity = 1) =>
  stroke(d, color, width, { opacity })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
  opacity = 1,
) => fill(path.box(x, y, width, height, radius), color, opacity)

/** A scattered integer below `max`, the same for the same index. */
export const scatter = (index: number, max: number) =>
  Math.floor(((((Math.sin(index * 12.9898) * 43758.5453) % 1) + 1) % 1) * max)
