import { drawCover } from './cover.ts'
import { drawPortrait } from './portrait.ts'
import { drawPoster } from './poster.ts'
import type { Kind } from './sizes.ts'
import type { Subjects } from './subject.ts'
import { drawThumbnail } from './thumbnail.ts'

const drawings: { [K in Kind]: (subject: Subjects[K]) => string } = {
  poster: drawPoster,
  cover: drawCover,
  thumbnail: (episode) => drawThumbnail(episode.work, episode),
  portrait: drawPortrait,
}

/** The inside of an SVG on the canvas of its kind. The same subject always has the same drawing. */
export function draw<K extends Kind>(kind: K, subject: Subjects[K]): string {
  return drawings[kind](subject)
}
