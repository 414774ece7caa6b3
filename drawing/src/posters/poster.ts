import { mix } from '../color.ts'
import { box } from '../path.ts'
import { createRandom } from '../random.ts'
import { fill, group } from '../svg.ts'
import { lightnessOf } from './color.ts'
import { capHeight, lettering, settable, widthOf } from './lettering.ts'
import { mannerOf, stageOf } from './manner.ts'
import { nativeRibbon } from './native-title.ts'
import type { Palette } from './palette.ts'
import { canvases } from './sizes.ts'
import type { Work } from './subject.ts'
import { setTitle } from './title-lines.ts'

const { width, height } = canvases.poster
const margin = 40
const printSize = 16
const printLine = height - 38
const ruleLine = printLine - printSize * capHeight - 13

export function drawPoster(work: Work): string {
  const manner = mannerOf(work)
  const { palette, face, isCentred, template } = manner
  const title = settable(work.title, face)
  const { size, lines } = setTitle(title, face, width - 2 * margin)
  const leading = size * (face === 'display' ? 1.04 : 1.08)
  // Room for what hangs below the line.
  const lastLine = ruleLine - 9 - size * 0.22
  const firstLine = lastLine - (lines.length - 1) * leading
  const floor = Math.min(610, firstLine - size * capHeight - 34)
  const random = createRandom(`poster/${work.type}/${work.id}`)
  const drawn = template.draw({ ...stageOf(work, manner, canvases.poster, random), top: 26, floor })
  const [x, anchor] = isCentred ? ([width / 2, 'middle'] as const) : ([margin, 'start'] as const)
  const letters = lines.map((line, i) => lettering(line, x, firstLine + i * leading, { face, size, anchor }))
  const isDark = lightnessOf(palette.top) < 0.6
  const [paper, ink] = isDark ? [palette.light, palette.ground] : [palette.ground, palette.onGround]
  const ribbon = work.nativeTitle ? nativeRibbon(work.nativeTitle, margin, paper, ink) : ''
  return group(drawn, ribbon, fill(letters.join(''), palette.onGround), smallPrint(work, palette))
}

function smallPrint({ studio = '', year }: Work, palette: Palette): string {
  const options = { face: 'print', size: printSize, spacing: 0.09 } as const
  const dim = mix(palette.onGround, palette.ground, 0.22)
  const right = year === undefined ? '' : String(year)
  const room = width - 2 * margin - widthOf(right, options) - 30
  let left = settable(studio, 'print').toUpperCase()
  while (left !== '' && widthOf(left, options) > room)
    left = `${left.replace(/…$/, '').slice(0, -1).trimEnd()}…`
  return group(
    fill(box(margin, ruleLine, width - 2 * margin, 1.4), palette.onGround, 0.4),
    fill(
      lettering(left, margin, printLine, options) +
        lettering(right, width - margin, printLine, { ...options, anchor: 'end' }),
      dim,
    ),
  )
}
