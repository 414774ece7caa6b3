import { mix } from '../color.ts'
import { arc, box, ellipse, polygon, smooth } from '../path.ts'
import { clipTo, fill, group, place, stroke } from '../svg.ts'
import { inkColor, shade, tint } from './color.ts'
import { inked } from './ink.ts'
import { brokenInTwo, capHeight, fittedSize, lettering, widthOf } from './lettering.ts'
import { canvas, type Picture, pictureWindow } from './scene.ts'

export const mount = '#fbf3e2'

/** One accent per class of status: the strap of the collar and the rim of its tag. */
export const classAccents: Readonly<Record<number, string>> = {
  1: '#2f7fc0',
  2: '#3f9a55',
  3: '#e0a01f',
  4: '#e8703a',
  5: '#cf3b3f',
}

/** Used for codes above 599. */
export const otherAccent = '#7a6a5c'

/** The mount: picture in its window, and below it a dog's collar whose tag carries the code. */
export function frame(code: number, phrase: string, picture: Picture): string {
  const accent = classAccents[Math.floor(code / 100)] ?? otherAccent
  const window = box(
    pictureWindow.x,
    pictureWindow.y,
    pictureWindow.width,
    pictureWindow.height,
    pictureWindow.radius,
  )
  const placeInWindow = (content: string) => place(content, { x: pictureWindow.x, y: pictureWindow.y })
  return group(
    fill(box(0, 0, canvas.width, canvas.height), mount),
    clipTo(window, placeInWindow(picture.inside)),
    stroke(window, mix(mount, inkColor, 0.75), 2),
    collar(accent),
    tag(code, accent),
    caption(phrase),
    picture.over === '' ? '' : placeInWindow(picture.over),
  )
}

/** The light metal of the tag, under the code. */
export function plateColor(accent: string): string {
  return tint(mix(accent, mount, 0.72), 0.03)
}

const tagShape = { x: 124, y: 545, halfWidth: 84, halfHeight: 41 } as const
const captionSpan = { x: 232, right: 722, middle: 548 } as const
const strapY = 489

function collar(accent: string): string {
  const strap = polygon([
    [-10, strapY - 8],
    [canvas.width + 10, strapY - 8],
    [canvas.width + 10, strapY + 8],
    [-10, strapY + 8],
  ])
  const stitches = stroke(`M-10 ${strapY}H${canvas.width + 10}`, tint(accent, 0.16), 2, {
    dash: [9, 7],
    cap: 'butt',
  })
  return group(
    inked(strap, accent, { line: 2.2, depth: 3, inside: stitches }),
    ...[0, 1, 2].map((i) => fill(ellipse(640 + i * 26, strapY, 3.4), shade(accent, 0.25))),
  )
}

function tag(code: number, accent: string): string {
  const { x, y, halfWidth: w, halfHeight: h } = tagShape
  const plate = bonePlate(w, h)
  const ring = arc(x, strapY + 8, 11, 13, -200, 20)
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
          size: 50 / capHeight,
          anchor: 'middle',
          maxWidth: 2 * w - 34,
          spacing: 0.01,
        }),
      ),
      { x, y },
    ),
    stroke(ring, inkColor, 6.4),
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
  const width = captionSpan.right - captionSpan.x
  const one = { size: 44, maxWidth: width } as const
  const fitted = fittedSize(phrase, one)
  if (phrase.length <= 26 && fitted >= 32) {
    return lettering(phrase, captionSpan.x, captionSpan.middle + fitted * capHeight * 0.5, { size: fitted })
  }
  const lines = brokenInTwo(phrase, { size: 36 })
  const longest = Math.max(...lines.map((line) => widthOf(line, { size: 36 })))
  const size = Math.min(36, (36 * width) / longest)
  const leading = size * 1.14
  return group(
    ...lines.map((line, i) =>
      lettering(line, captionSpan.x, captionSpan.middle + size * capHeight * 0.5 + (i - 0.5) * leading, {
        size,
      }),
    ),
  )
}
