import { hash } from 'node:crypto'
import {
  type Dimensions,
  type Format,
  findDimensions,
  formats,
  type Kind,
  type Size,
  sizes,
} from '@octavo/drawing/posters/sizes.ts'
import type { Stamped, Subjects, SubjectType, Work } from '@octavo/drawing/posters/subject.ts'
import { drawingVersion } from '@octavo/drawing/posters/version.ts'

export type ImageObject = Partial<Record<Size, string>> & {
  meta: { dimensions: Readonly<Partial<Record<Size, Dimensions>>> }
}

export interface ImageName {
  kind: Kind
  type: SubjectType
  id: string
  size: Size
  format: Format
  /** Undefined in URLs of the current image. */
  version?: string
}

const folders: Readonly<Record<Kind, string>> = {
  poster: 'poster_images',
  cover: 'cover_images',
  thumbnail: 'thumbnails',
  portrait: 'images',
}

const types: Readonly<Record<Kind, readonly SubjectType[]>> = {
  poster: ['anime', 'manga'],
  cover: ['anime', 'manga'],
  thumbnail: ['episodes'],
  portrait: ['characters', 'people'],
}

const kinds = Object.keys(folders) as Kind[] // the keys are exactly these

const meta = Object.fromEntries(
  kinds.map((kind) => {
    const { original: _original, ...dimensions } = sizes[kind]
    return [kind, Object.freeze({ dimensions: Object.freeze(dimensions) })]
  }),
) as Record<Kind, ImageObject['meta']> // made from every kind

/** The image object of a resource. `base` is the service's URL without a trailing slash. */
export function imageUrls(
  base: string,
  kind: Kind,
  { type, id }: { type: SubjectType; id: string },
  version: string,
): ImageObject {
  const folder = `${base}/media/${type}/${folders[kind]}/${id}`
  const url = (size: Size) => `${folder}/${size}-${version}.jpg`
  const [tiny, small, large, original] = [url('tiny'), url('small'), url('large'), url('original')]
  const rest = { large, original, meta: meta[kind] }
  return sizes[kind].medium ? { tiny, small, medium: url('medium'), ...rest } : { tiny, small, ...rest }
}

/** The version in image URLs. It changes whenever the image may change. */
export function imageVersion<K extends Kind>(kind: K, subject: Subjects[K] | Stamped): string {
  const upload = subject.uploads?.[kind]
  if (upload !== undefined) return shortHash(upload)
  if (subject.updatedAt !== undefined) return shortHash(`${drawingVersion}/${kind}/${subject.updatedAt}`)
  return contentVersion(kind, subject as Subjects[K]) // without `updatedAt` it is a full subject
}

/** A hash of everything that the image shows. */
export function contentVersion<K extends Kind>(kind: K, subject: Subjects[K]): string {
  const upload = subject.uploads?.[kind]
  return shortHash(upload ?? JSON.stringify([drawingVersion, kind, ...facts[kind](subject)]))
}

const shortHash = (text: string): string => hash('sha1', text, 'hex').slice(0, 12)

const styleFacts = ({ type, id, genres, categories }: Work) => [type, id, genres, categories]

const facts: { [K in Kind]: (subject: Subjects[K]) => unknown[] } = {
  poster: (work) => [...styleFacts(work), work.title, work.nativeTitle, work.studio, work.year],
  cover: styleFacts,
  thumbnail: ({ work, number }) => [...styleFacts(work), work.title, number],
  portrait: ({ type, id, name }) => [type, id, name],
}

const filePattern = /^([a-z]{4,8})(?:-([0-9a-f]{12}))?\.([a-z]{3,4})$/

/** Parses the path segments after `/media/`. */
export function parseImageName(
  type: string,
  folder: string,
  id: string,
  file: string,
): ImageName | undefined {
  const kind = kinds.find((kind) => folders[kind] === folder)
  const owner = kind && types[kind].find((one) => one === type)
  const [, size = '', version, format = ''] = filePattern.exec(file) ?? []
  if (!kind || !owner || !/^\d{1,18}$/.test(id)) return undefined
  if (!findDimensions(kind, size) || !Object.hasOwn(formats, format)) return undefined
  const name = { kind, type: owner, id, size: size as Size, format: format as Format } // both were just looked up
  return version === undefined ? name : { ...name, version }
}
