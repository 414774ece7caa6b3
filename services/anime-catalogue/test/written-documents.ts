/** Builds request documents: `{ media: ['anime', 1] }` becomes a relationship. */
export type Links = Record<string, readonly [type: string, id: number | string] | null>

export function document(
  type: string,
  attributes: Record<string, unknown> = {},
  links: Links = {},
  id?: string | number,
) {
  const relationships = Object.fromEntries(
    Object.entries(links).map(([name, link]) => [name, { data: link && identifier(...link) }]),
  )
  return {
    data: { type, ...(id === undefined ? {} : { id: String(id) }), attributes, relationships },
  }
}

export function identifier(type: string, id: number | string) {
  return { type, id: String(id) }
}

export function review(mediaId: number, attributes: Record<string, unknown> = {}) {
  return document('reviews', { content: 'It stays with you.', ...attributes }, { media: ['anime', mediaId] })
}
