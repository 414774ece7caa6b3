import type { Reference } from './json-api.ts'

export const faceHref = '/anime-catalogue'

type Slugged = Reference & { attributes: { slug: string | null } }

export const workHref = (work: Slugged) => `${faceHref}/anime/${addressOf(work)}`

export const characterHref = (character: Slugged) => `${faceHref}/characters/${addressOf(character)}`

export const studioHref = (studio: Reference & { attributes: { slug?: string | null } }) =>
  `${faceHref}/producers/${addressOf({ ...studio, attributes: { slug: studio.attributes.slug ?? null } })}`

export const personHref = ({ id }: Reference) => `${faceHref}/people/${id}`

export const shelfHref = (kind: 'genres' | 'categories', slug: string) => `${faceHref}?${kind}=${slug}`

/** The slug, unless it looks like an id: 86 is also a title. */
function addressOf({ id, attributes: { slug } }: Slugged): string {
  return slug && !/^\d+$/.test(slug) ? encodeURIComponent(slug) : id
}
