import { readFileSync } from 'node:fs'
import { createPicture, type Picture } from './picture.ts'

/** What is known of a drawing without drawing it. */
export interface DrawingFacts {
  code: number
  phrase: string
  alt: string
  /** Of the SVG, which tells whether the picture is still the drawing's. */
  svgSha256: string
}

export interface CollectionIndex {
  /** When the drawings were last rendered: the `Last-Modified` of all of them. */
  renderedAt: string
  drawings: DrawingFacts[]
}

const folder = new URL('../pictures/', import.meta.url)

/** The drawings as they were rendered into the repository: reading them all takes some milliseconds, drawing them half a minute. */
export function loadCollection(): {
  facts: readonly DrawingFacts[]
  pictures: ReadonlyMap<number, Picture>
} {
  const index: CollectionIndex = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'))
  const lastModified = new Date(index.renderedAt).toUTCString()
  const read = (code: number) =>
    createPicture(code, 'jpg', readFileSync(new URL(`${code}.jpg`, folder)), lastModified)
  return {
    facts: index.drawings,
    pictures: new Map(index.drawings.map(({ code }) => [code, read(code)])),
  }
}
