import type { FullPhoto, Photo } from './records.ts'

export function altOf({ alt_description: alt, description, user }: Photo): string {
  return alt ?? description ?? `A photo by ${user.name}`
}

export function titleOf(photo: Photo): string {
  return photo.description ?? altOf(photo)
}

/** A program rendered it, such as the photos of the first start. */
export function isGenerated({ source }: Photo): boolean {
  return source.type === 'generated'
}

export function locationOf({ location: { name, city, country } }: FullPhoto): string {
  return name ?? [city, country].filter(Boolean).join(', ')
}
