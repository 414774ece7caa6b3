import { box } from '../path.ts'
import { createRandom } from '../random.ts'
import { fill, group } from '../svg.ts'
import { lettering, settable, widthOf } from './lettering.ts'
import { mannerOf, stageOf } from './manner.ts'
import { canvases } from './sizes.ts'
import type { Episode, Work } from './subject.ts'
import { chooseTemplate } from './templates.ts'

const { width, height } = canvases.thumbnail
const margin = 44
const band = 118

/** A frame of the work's own world with the number of the episode below it. */
export function drawThumbnail(work: Work, { number }: Pick<Episode, 'number'>): string {
  const manner = mannerOf(work)
  const { palette, face } = manner
  const random = createRandom(`thumbnail/${work.type}/${work.id}/${number}`)
  const template = random.chance(0.3) ? manner.template : chooseTemplate(work, random, 1)
  const floor = height - band
  const drawn = template.draw({
    ...stageOf(work, manner, canvases.thumbnail, random),
    top: 0,
    floor: floor - 6,
  })
  const figure = lettering(String(number), margin, height - 34, { face, size: 84 })
  const left = margin + widthOf(String(number), { face, size: 84 }) + 40
  const titleOptions = { face: 'print', size: 25, spacing: 0.02, anchor: 'end' } as const
  let title = settable(work.title, 'print')
  while (title !== '' && widthOf(title, titleOptions) > width - margin - left) {
    title = `${title.replace(/…$/, '').slice(0, -1).trimEnd()}…`
  }
  return group(
    drawn,
    fill(box(0, floor, width, band), palette.ground),
    fill(box(0, floor - 3, width * 0.5 * random.between(0.2, 1.6), 5), palette.accent),
    fill(figure + lettering(title, width - margin, height - 36, titleOptions), palette.onGround),
  )
}
