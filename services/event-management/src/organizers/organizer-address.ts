import { slugOf } from '../wire/slugs.ts'

/** The page where people read about an organizer. */
export function organizerPageOf(site: string, { id, name }: { id: number; name: string }): string {
  return `${site}/o/${slugOf(name, 'organizer')}-${id}`
}
