import { mix } from '../color.ts'
import { arc, box, ellipse, polygon, smooth } from '../path.ts'
import { clipTo, fill, group, place, stroke } from '../svg.ts'
import { INK, shade, tint } from './color.ts'
import { inked } from './ink.ts'
import { brokenInTwo, CAP_HEIGHT, fittedSize, lettering, widthOf } from './lettering.ts'
import { CANVAS, type Picture, WINDOW } from './scene.ts'

export const MOUNT = '#fbf3e2'

/** One accent per class of status: the strap of the collar and the rim of its tag. */
export const CLASS_ACCENTS: Readonly<Record<number, string>> = {
  1: '#2f7fc0',
  2: '#3f9a55',
  3: '#e0a01f',
  4: '#e8703a',
  5: '#cf3b3f',
}

/** Used for codes above 599. */
export const OTHER_ACCENT = '#7a6a5c'

/** The mount: picture in its window, and below it a dog's collar whose tag carries the code. */
export function frame(code: number, phrase: string, picture: Picture): string {
  const accent = CLASS_ACCENTS[Math.floor(code / 100)] ?? OTHER_ACCENT
  const window = box(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, WINDOW.radius)
  const placeInWindow = (content: string) => place(content, { x: WINDOW.x, y: WINDOW.y })
  return group(
    fill(box(0, 0, CANVAS.width, CANVAS.height), MOUNT),
    clipTo(window, placeInWindow(picture.inside)),
    stroke(window, mix(MOUNT, INK, 0.75), 2),
    collar(accent),
    tag(code, accent),
    caption(phrase),
    picture.over === '' ? '' : placeInWindow(picture.over),
  )
}

/** The light metal of the tag, under the code. */
export function plateColor(accent: string): string {
  return tint(mix(accent, MOUNT, 0.72), 0.03)
}

const TAG = { x: 124, y: 545, halfWidth: 84, halfHeight: 41 } as const
const CAPTION = { x: 232, right: 722, middle: 548 } as const
const STRAP_Y = 489

function collar(accent: string): string {
  const strap = polygon([
    [-10, STRAP_Y - 8],
    [CANVAS.width + 10, STRAP_Y - 8],
    [CANVAS.width + 10, STRAP_Y + 8],
    [-10, STRAP_Y + 8],
  ])
  const stitches = stroke(`M-10 ${STRAP_Y}H${CANVAS.width + 10}`, tint(accent, 0.16), 2, {
    dash: [9, 7],
    cap: 'butt',
  })
  return group(
    inked(strap, accent, { line: 2.2, depth: 3, inside: stitches }),
    ...[0, 1, 2].map((i) => fill(ellipse(640 + i * 26, STRAP_Y, 3.4), shade(accent, 0.25))),
  )
}

function tag(code: number, accent: string): string {
  const { x, y, halfWidth: w, halfHeight: h } = TAG
  const plate = bonePlate(w, h)
  const ring = arc(x, STRAP_Y + 8, 11, 13, -200, 20)
  return group(
    place(
      group(
        inked(plate, accent, { line: 2.6, depth: 0 }),
        inked(bonePlate(w - 6, h - 6), plateColor(accent), {
          line: 0,
          depth: 3,
          shadow: 0.12,
        }),
        lettering(String(code), 0, 50 * 0.5, {
          size: 50 / CAP_HEIGHT,
          anchor: 'middle',
          maxWidth: 2 * w - 34,
          spacing: 0.01,
        }),
      ),
      { x, y },
    ),
    stroke(ring, INK, 6.4),
    stroke(ring, '#d9cbb0', 3),
  )
}

/** A bone-shaped plate around the origin. */
function bonePlate(w: number, h: number): string {
  const knob = h * 0.5
  return smooth(
    [
      [0, -h * 0.84],
      [w * 0.5, -h * 0.86],
      [w - knob * 0.9, -h],
      [w - knob * 0.12, -h * 0.78],
      [w, -h * 0.4],
      [w - knob * 0.2, 0],
      [w, h * 0.4],
      [w - knob * 0.12, h * 0.78],
      [w - knob * 0.9, h],
      [w * 0.5, h * 0.86],
      [0, h * 0.84],
      [-w * 0.5, h * 0.86],
      [-w + knob * 0.9, h],
      [-w + knob * 0.12, h * 0.78],
      [-w, h * 0.4],
      [-w + knob * 0.2, 0],
      [-w, -h * 0.4],
      [-w + knob * 0.12, -h * 0.78],
      [-w + knob * 0.9, -h],
      [-w * 0.5, -h * 0.86],
    ],
    true,
  )
}

function caption(phrase: string): string {
  const width = CAPTION.right - CAPTION.x
  const one = { size: 44, maxWidth: width } as const
  const fitted = fittedSize(phrase, one)
  if (phrase.length <= 26 && fitted >= 32) {
    return lettering(phrase, CAPTION.x, CAPTION.middle + fitted * CAP_HEIGHT * 0.5, { size: fitted })
  }
  const lines = brokenInTwo(phrase, { size: 36 })
  const longest = Math.max(...lines.map((line) => widthOf(line, { size: 36 })))
  const size = Math.min(36, (36 * width) / longest)
  const leading = size * 1.14
  return group(
    ...lines.map((line, i) =>
      lettering(line, CAPTION.x, CAPTION.middle + size * CAP_HEIGHT * 0.5 + (i - 0.5) * leading, { size }),
    ),
  )
}
