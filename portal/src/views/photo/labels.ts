import type { FullPhoto, Photo } from './records.ts'

export function altOf({ alt_description: alt, description, user }: Photo): string {
  return alt ?? description ?? `A photo by ${user.name}`
}

export function titleOf(photo: Photo): string {
  return photo.description ?? altOf(photo)
}

/** The sample was drawn by the server. */
export function isGenerated({ exif }: FullPhoto): boolean {
  return exif.model === 'Procedural renderer'
}

export function placeOf({ location: { name, city, country } }: FullPhoto): string {
  return name ?? [city, country].filter(Boolean).join(', ')
}
