import ExifReader from 'exifreader'
import type { Exif } from '../../photos/exif.ts'

/** The metadata embedded in a file. */
export interface FileMetadata {
  exif: Exif
  takenAtMs: number | null
  position: { latitude: number; longitude: number } | null
  title: string | null
  caption: string | null
  keywords: string[]
}

const nothing: FileMetadata = {
  exif: {},
  takenAtMs: null,
  position: null,
  title: null,
  caption: null,
  keywords: [],
}

/** Reads EXIF, IPTC and XMP. Damaged metadata is no reason to reject a file whose picture can be decoded. */
export function readMetadata(file: Buffer): FileMetadata {
  try {
    const tags = ExifReader.load(file, { expanded: true, length: maxHeadBytes })
    const { exif = {}, iptc = {}, gps } = tags
    // The names of XMP tags are not in the type.
    const xmp: Readonly<Record<string, Tag | undefined>> = { ...tags.xmp }
    return {
      exif: {
        make: text(exif.Make),
        model: text(exif.Model),
        exposureTime: text(exif.ExposureTime),
        aperture: text(exif.FNumber)?.replace(/^f\//, '') ?? null,
        focalLength: text(exif.FocalLength)?.replace(/ *mm$/, '') ?? null,
        iso: integer(exif.ISOSpeedRatings),
      },
      takenAtMs: timeOf(text(exif.DateTimeOriginal), text(exif.OffsetTimeOriginal)),
      position: positionOf(gps),
      title: text(iptc['Object Name']) ?? text(xmp.title),
      caption: text(iptc['Caption/Abstract']) ?? text(xmp.description) ?? text(exif.ImageDescription),
      keywords: keywordsOf(iptc.Keywords) ?? keywordsOf(xmp.subject) ?? [],
    }
  } catch {
    return nothing
  }
}

/** Metadata is at the beginning of a file, except in PNG and WebP files that are rarely larger. */
const maxHeadBytes = 8 * 1024 * 1024
const maxTextLength = 2_000
const maxKeywords = 200

interface Tag {
  description?: unknown
  value?: unknown
}

function text(tag: Tag | Tag[] | undefined): string | null {
  const description = (Array.isArray(tag) ? tag[0] : tag)?.description
  if (typeof description !== 'string') return null
  const clean = description.replaceAll('\0', '').trim()
  return clean === '' ? null : clean.slice(0, maxTextLength)
}

function integer(tag: Tag | undefined): number | null {
  const value = Array.isArray(tag?.value) ? tag.value[0] : tag?.value
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null
}

function keywordsOf(tags: Tag | Tag[] | undefined): string[] | undefined {
  const list = [tags ?? []].flat()
  const words = list.flatMap((tag) => {
    const inner = Array.isArray(tag.value) ? tag.value : []
    const texts = inner
      .map((each) => (typeof each === 'object' ? text(each) : null))
      .filter((each) => each !== null)
    return texts.length > 0 ? texts : (text(tag) ?? '').split(',')
  })
  const clean = words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, maxKeywords)
  return clean.length > 0 ? clean : undefined
}

/** EXIF 3.0 §4.6.6: `2024:05:17 18:30:00`, in UTC unless the offset is known. */
function timeOf(time: string | null, offset: string | null): number | null {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(time ?? '')
  if (!match) return null
  const zone = /^[+-]\d\d:\d\d$/.test(offset ?? '') ? offset : 'Z'
  const timeMs = Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}${zone}`)
  return Number.isFinite(timeMs) ? timeMs : null
}

function positionOf(gps: { Latitude?: number; Longitude?: number } | undefined): FileMetadata['position'] {
  const { Latitude: latitude = Number.NaN, Longitude: longitude = Number.NaN } = gps ?? {}
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isValid ? { latitude, longitude } : null
}
