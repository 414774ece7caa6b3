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

/** Which picture an address asks for. */
export interface PictureName {
  kind: Kind
  type: SubjectType
  id: string
  size: Size
  format: Format
  /** Missing where whatever is current is asked for. */
  version?: string
}

const folders: Readonly<Record<Kind, string>> = {
  poster: 'poster_images',
  cover: 'cover_images',
  thumbnail: 'thumbnails',
  portrait: 'images',
}

const owners: Readonly<Record<Kind, readonly SubjectType[]>> = {
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

/** The image object of a resource. `base` is the service's address without a slash at its end. */
export function imageAddresses(
  base: string,
  kind: Kind,
  { type, id }: { type: SubjectType; id: string },
  version: string,
): ImageObject {
  const folder = `${base}/media/${type}/${folders[kind]}/${id}`
  const address = (size: Size) => `${folder}/${size}-${version}.jpg`
  const [tiny, small, large, original] = [
    address('tiny'),
    address('small'),
    address('large'),
    address('original'),
  ]
  const rest = { large, original, meta: meta[kind] }
  return sizes[kind].medium ? { tiny, small, medium: address('medium'), ...rest } : { tiny, small, ...rest }
}

/** What stands in the addresses of a picture, other whenever the picture may be another. */
export function artVersion<K extends Kind>(kind: K, subject: Subjects[K] | Stamped): string {
  const upload = subject.uploads?.[kind]
  if (upload !== undefined) return shortHash(upload)
  // A stamp is known in every row; all that is drawn is not.
  if (subject.updatedAt !== undefined) return shortHash(`${drawingVersion}/${kind}/${subject.updatedAt}`)
  return contentVersion(kind, subject as Subjects[K]) // what is not stamped is whole
}

/** A short name of exactly what is shown: of all that is drawn, or of the picture that somebody gave. */
export function contentVersion<K extends Kind>(kind: K, subject: Subjects[K]): string {
  const upload = subject.uploads?.[kind]
  return shortHash(upload ?? JSON.stringify([drawingVersion, kind, ...facts[kind](subject)]))
}

const shortHash = (text: string): string => hash('sha1', text, 'hex').slice(0, 12)

const worldOf = ({ type, id, genres, categories }: Work) => [type, id, genres, categories]

const facts: { [K in Kind]: (subject: Subjects[K]) => unknown[] } = {
  poster: (work) => [...worldOf(work), work.title, work.nativeTitle, work.studio, work.year],
  cover: worldOf,
  thumbnail: ({ work, number }) => [...worldOf(work), work.title, number],
  portrait: ({ type, id, name }) => [type, id, name],
}

const filePattern = /^([a-z]{4,8})(?:-([0-9a-f]{12}))?\.([a-z]{3,4})$/

/** What the parts of an address after `/media/` name, if they name anything. */
export function parsePictureName(
  type: string,
  folder: string,
  id: string,
  file: string,
): PictureName | undefined {
  const kind = kinds.find((kind) => folders[kind] === folder)
  const owner = kind && owners[kind].find((owner) => owner === type)
  const [, size = '', version, format = ''] = filePattern.exec(file) ?? []
  if (!kind || !owner || !/^\d{1,18}$/.test(id)) return undefined
  if (!findDimensions(kind, size) || !Object.hasOwn(formats, format)) return undefined
  const name = { kind, type: owner, id, size: size as Size, format: format as Format } // both were just looked up
  return version === undefined ? name : { ...name, version }
}
