import type { PhotoRow } from './store/photos.ts'

type Identity = Pick<PhotoRow, 'uid' | 'slug'>

/** `words-words-ID` */
export function slugOf({ uid, slug }: Identity): string {
  return slug === '' ? uid : `${slug}-${uid}`
}

export const uidLength = 11

/** The id of an id or a slug, which ends with the id. */
export function uidOf(idOrSlug: string): string {
  return idOrSlug.slice(-uidLength)
}

export function photoLinks(baseUrl: string, photo: Identity, imageId: string) {
  const self = `${baseUrl}/photos/${slugOf(photo)}`
  return {
    self,
    html: `${baseUrl}/p/${slugOf(photo)}`,
    download: `${baseUrl}/p/${photo.uid}/download`,
    download_location: `${baseUrl}/photos/${photo.uid}/download?ixid=${imageId}`,
  }
}

const maxSlugWords = 8
const maxSlugLength = 80

/** The words of a description, without its uid. */
export function slugWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .slice(0, maxSlugWords)
    .join('-')
    .slice(0, maxSlugLength)
    .replace(/-$/, '')
}
