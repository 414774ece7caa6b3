/** Serves the API at the root and, like Eventbrite, below `/v3`. Clients sometimes send double slashes. */
export function routePath(url: string): string {
  const at = url.indexOf('?')
  const path = (at < 0 ? url : url.slice(0, at)).replace(/\/{2,}/g, '/').replace(/^\/v3(?=\/|$)/, '') || '/'
  // Eventbrite's API Blueprint documents these paths in the singular.
  const named = path.replace(/^\/event\/(?=\d+\/canned_questions)/, '/events/')
  return at < 0 ? named : named + url.slice(at)
}
