/** The product token in robots.txt. */
export const crawlerName = 'OctavoBot'

/** Names the crawler and, if set, how to reach its operator. */
export function userAgentOf({ contact }: { contact: string }): string {
  const reachable = contact.replace(/[^\x20-\x7e]|[()]/g, '').trim()
  return `${crawlerName}/1.0${reachable ? ` (+${reachable})` : ''}`
}
