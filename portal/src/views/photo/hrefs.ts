export const viewHref = '/photo'

export const photoHref = (id: string) => `${viewHref}/photos/${encodeURIComponent(id)}`

export const topicHref = (slug: string) => `${viewHref}/topics/${encodeURIComponent(slug)}`

export const collectionsHref = `${viewHref}/collections`

export const collectionHref = (id: string) => `${collectionsHref}/${encodeURIComponent(id)}`

export const profileHref = (username: string) => `${viewHref}/users/${encodeURIComponent(username)}`

export const searchHref = (text: string) => `${viewHref}?${new URLSearchParams({ q: text })}`

export const uploadHref = `${viewHref}/upload`
