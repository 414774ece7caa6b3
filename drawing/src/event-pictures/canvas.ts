/** What the pictures of the sample are painted with. */
export interface Palette {
  /** Of the background, from above to below. */
  top: string
  bottom: string
  /** From the front to the back. */
  shades: readonly [string, string, string, string]
  light: string
}

export const WIDTH = 1_200
export const HEIGHT = 600

/** The warm and the cool one of a theme. */
export const palettes: readonly Palette[] = [
  {
    ...{ top: '#2b1d4f', bottom: '#e2685a', light: '#ffe8b8' },
    shades: ['#1d1336', '#5a2a6b', '#a8436b', '#f2a65a'],
  },
  {
    ...{ top: '#0d2b45', bottom: '#3fb0a2', light: '#fdf6d8' },
    shades: ['#071a2c', '#14506a', '#1f7a8c', '#f4c95d'],
  },
]

/** A scene between 0 and 1,200 by 600, on the background of the palette. */
export function frame({ top, bottom }: Palette, scene: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
${scene.join('\n')}
</svg>`
}

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`

export const line = (path: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"/>`

export const times = <Part>(count: number, part: (place: number) => Part): Part[] =>
  Array.from({ length: count }, (_, place) => part(place))

/** Looks scattered, and is the same every time. */
export const scatter = (place: number, most: number) =>
  Math.floor(((((Math.sin(place * 12.9898) * 43758.5453) % 1) + 1) % 1) * most)
