export const viewHref = '/web-content'

export const postHref = (uuid: string) => `${viewHref}/posts/${encodeURIComponent(uuid)}`

export const sourcesHref = `${viewHref}/sources`

export const sourceHref = (id: number) => `${sourcesHref}/${id}`

export const queriesHref = `${viewHref}/queries`

export const queryHref = (id: number) => `${queriesHref}/${id}`

/** A search for a query, or with filters. */
export const searchHref = (parameters: Readonly<Record<string, string>>) =>
  `${viewHref}?${new URLSearchParams(parameters)}`
