import { readFileSync } from 'node:fs'
import { createImage, type Image } from './image.ts'

export interface DrawingFacts {
  code: number
  phrase: string
  alt: string
  /** Hash of the SVG, to check whether the committed JPEG is up to date. */
  svgSha256: string
}

export interface CollectionIndex {
  /** `Last-Modified` of all drawings. */
  renderedAt: string
  drawings: DrawingFacts[]
}

const folder = new URL('../pictures/', import.meta.url)

/** Reads the committed JPEG files: rendering them takes half a minute, reading a few milliseconds. */
export function loadCollection(): {
  facts: readonly DrawingFacts[]
  images: ReadonlyMap<number, Image>
} {
  const index: CollectionIndex = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'))
  const lastModified = new Date(index.renderedAt).toUTCString()
  const read = (code: number) =>
    createImage(code, 'jpg', readFileSync(new URL(`${code}.jpg`, folder)), lastModified)
  return {
    facts: index.drawings,
    images: new Map(index.drawings.map(({ code }) => [code, read(code)])),
  }
}
