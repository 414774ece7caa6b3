import { slugOf } from '../wire/slugs.ts'

/** The public page of an organizer. */
export function organizerPageOf(site: string, { id, name }: { id: number; name: string }): string {
  return `${site}/o/${slugOf(name, 'organizer')}-${id}`
}
