import type { Reference } from './json-api.ts'

export const viewHref = '/anime-catalogue'

type Slugged = Reference & { attributes: { slug: string | null } }

export const workHref = (work: Slugged) => `${viewHref}/anime/${addressOf(work)}`

export const characterHref = (character: Slugged) => `${viewHref}/characters/${addressOf(character)}`

export const studioHref = (studio: Reference & { attributes: { slug?: string | null } }) =>
  `${viewHref}/producers/${addressOf({ ...studio, attributes: { slug: studio.attributes.slug ?? null } })}`

export const personHref = ({ id }: Reference) => `${viewHref}/people/${id}`

export const shelfHref = (kind: 'genres' | 'categories', slug: string) => `${viewHref}?${kind}=${slug}`

/** The slug, unless it looks like an id: 86 is also a title. */
function addressOf({ id, attributes: { slug } }: Slugged): string {
  return slug && !/^\d+$/.test(slug) ? encodeURIComponent(slug) : id
}
