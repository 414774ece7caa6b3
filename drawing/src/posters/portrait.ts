import { contrast, mix } from '../color.ts'
import { polar } from '../geometry.ts'
import { box, circle, star } from '../path.ts'
import { createRandom } from '../random.ts'
import { clipTo, fill, group, stroke, wash } from '../svg.ts'
import { times } from '../times.ts'
import { findFont } from './fonts.ts'
import { capHeight, lettering, settable, widthOf } from './lettering.ts'
import { paletteOf } from './palette.ts'
import { families, recipes } from './palette-recipes.ts'
import { patterns } from './patterns.ts'
import { canvases } from './sizes.ts'
import type { Portrayed } from './subject.ts'

const { width, height } = canvases.portrait
const [cx, cy, radius] = [width / 2, 264, 168]

/** A medallion with the initials, on cloth. */
export function drawPortrait({ type, id, name }: Portrayed): string {
  const random = createRandom(`portrait/${type}/${id}`)
  const palette = paletteOf(random.pick(recipes[random.pick(families)]), random)
  const { top, low, ground, light, accent, onGround } = palette
  const pattern = random.pick(patterns)
  const ink = contrast(ground, light) >= 3.5 ? ground : mix(ground, '#000000', 0.6)
  const letters = monogram(name)
  const face = letters.isNative ? 'native' : random.pick(['plain', 'display'] as const)
  const size = Math.min(190, (190 * 220) / Math.max(1, widthOf(letters.text, { face, size: 190 })))
  const rim = random.pick([
    () => fill(times(48, (i) => circle(...polar([cx, cy], i * 7.5, radius + 22), 3.4)).join(''), accent),
    () => fill(star(cx, cy, radius + 30, radius + 17, 40), accent),
    () => stroke(circle(cx, cy, radius + 20), accent, 3) + stroke(circle(cx, cy, radius + 28), accent, 1.6),
    () => stroke(circle(cx, cy, radius + 22), accent, 9, { dash: [3, 9.5], cap: 'butt' }),
  ])()
  const inner = circle(cx, cy, radius - 12)
  return group(
    wash(
      box(0, 0, width, height),
      [0, 0],
      [0, height],
      [
        [0, top],
        [1, mix(top, low, 0.7)],
      ],
    ),
    pattern(width, height, mix(top, ground, 0.16)),
    fill(circle(cx, cy, radius + 40), mix(top, low, 0.35)),
    rim,
    fill(circle(cx, cy, radius), ground),
    clipTo(
      inner,
      fill(inner, light) +
        pattern(width, height, mix(light, low, 0.4)) +
        fill(circle(cx, cy, radius * 0.72), light, 0.75),
    ),
    fill(lettering(letters.text, cx, cy + size * capHeight * 0.5, { face, size, anchor: 'middle' }), ink),
    fill(box(0, height - 92, width, 92), ground),
    fill(box(0, height - 92, width, 4), accent),
    nameLine(name, onGround),
  )
}

function nameLine(name: string, color: string): string {
  const latin = settable(name, 'print')
  const face = latin === '' ? 'native' : 'print'
  const text = latin === '' ? settable(name, 'native') : latin
  const size = Math.min(32, (32 * (width - 60)) / Math.max(1, widthOf(text, { face, size: 32 })))
  return fill(
    lettering(text, cx, height - 44 + size * capHeight * 0.5, { face, size, anchor: 'middle' }),
    color,
  )
}

/** The first letters of the first name and the last; of a name in Japanese, its first character. */
function monogram(name: string): { text: string; isNative: boolean } {
  const words = settable(name, 'plain')
    .split(/[\s-]+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  if (words.length > 0)
    return { text: [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase(), isNative: false }
  const native = [...name].find((character) => /\p{L}/u.test(character) && findFont('native', character))
  return { text: native ?? '', isNative: true }
}
