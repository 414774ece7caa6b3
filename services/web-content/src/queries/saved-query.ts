export interface SavedQuery {
  id: number
  userId: number
  name: string
  q: string
  feedKey: string
  createdAtMs: number
  updatedAtMs: number
}

export interface NewQuery {
  name: string
  q: string
}

export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The owner of the query's webhooks. */
export const webhookOwnerOf = ({ id }: Pick<SavedQuery, 'id'>) => `query:${id}`

export const queryIdOf = (webhookOwner: string) => Number(webhookOwner.slice('query:'.length))

/** The address of a feed. Anyone with the key can read it. */
export function feedUrl(
  base: string,
  { id, feedKey }: Pick<SavedQuery, 'id' | 'feedKey'>,
  format: FeedFormat,
): string {
  return `${base}/v1/queries/${id}.${format}?feed_key=${feedKey}`
}
