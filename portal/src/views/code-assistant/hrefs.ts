export const viewHref = '/code-assistant'

export const conversationHref = (id: string) => `${viewHref}?conversation=${encodeURIComponent(id)}`

export const refactorHref = `${viewHref}/refactor`

export const operationHref = (id: string) => `${refactorHref}?operation=${encodeURIComponent(id)}`

export const repositoriesHref = `${viewHref}/repositories`

export const repositoryHref = (name: string) => `${repositoriesHref}/${encodeURIComponent(name)}`

/** A passage of a repository. */
export const passageHref = (name: string, path: string, start: number, end: number) =>
  `${repositoryHref(name)}?${new URLSearchParams({ path, lines: `${start}-${end}` })}`

export const usageHref = `${viewHref}/usage`
