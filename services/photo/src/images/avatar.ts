import { createHash } from 'node:crypto'

/** Grows when the pixels of avatars change. */
export const avatarVersion = 1

export const avatarSize = 512

/** A portrait of overlapping discs, the same for the same seed. It needs no fonts. */
export function drawAvatar(seed: string): Buffer {
  const bytes = createHash('sha256').update(`avatar ${seed}`).digest()
  const pick = (at: number, bound: number) => (bytes[at % bytes.length] ?? 0) % bound
  const hue = pick(0, 240) * 1.5
  const color = (turn: number, saturation: number, lightness: number) =>
    `hsl(${Math.round(hue + turn) % 360},${saturation}%,${lightness}%)`
  const discs = Array.from({ length: 4 }, (_, index) => {
    const [x, y] = [60 + pick(4 * index + 1, 392), 60 + pick(4 * index + 2, 392)]
    const radius = 70 + pick(4 * index + 3, 150)
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color(30 * index - 45, 62, 48 + 8 * index)}" fill-opacity=".72"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${avatarSize}" height="${avatarSize}" viewBox="0 0 512 512">` +
      `<rect width="512" height="512" fill="${color(0, 55, 38)}"/>${discs.join('')}` +
      `<circle cx="256" cy="208" r="86" fill="#fff" fill-opacity=".88"/>` +
      `<path d="M86 512c0-118 76-190 170-190s170 72 170 190z" fill="#fff" fill-opacity=".88"/></svg>`,
  )
}
