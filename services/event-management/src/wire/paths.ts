/** The API stands at the root and, as at the hosted service, below `/v3`. Clients double slashes now and then. */
export function routePath(url: string): string {
  const at = url.indexOf('?')
  const path = (at < 0 ? url : url.slice(0, at)).replace(/\/{2,}/g, '/').replace(/^\/v3(?=\/|$)/, '') || '/'
  // The Blueprint prints one family of addresses in the singular.
  const named = path.replace(/^\/event\/(?=\d+\/canned_questions)/, '/events/')
  return at < 0 ? named : named + url.slice(at)
}
