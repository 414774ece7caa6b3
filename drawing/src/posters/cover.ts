import { createRandom } from '../random.ts'
import { mannerOf, stageOf } from './manner.ts'
import { canvases } from './sizes.ts'
import type { Work } from './subject.ts'

/** The land of the poster as a panorama. Nothing is written on it: pages set the title over it. */
export function drawCover(work: Work): string {
  const manner = mannerOf(work)
  const random = createRandom(`cover/${work.type}/${work.id}`)
  const { height } = canvases.cover
  return manner.template.draw({
    ...stageOf(work, manner, canvases.cover, random),
    top: 0,
    floor: height * 0.9,
  })
}
