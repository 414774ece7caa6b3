import { SourceError } from '../source.ts'

/** Reads the URL of a repository. Throws if git must not fetch from it. */
export function parseGitUrl(text: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SourceError('The git URL must begin with `https://` or `http://`.')
  if (url.username !== '' || url.password !== '')
    throw new SourceError('The git URL must not have credentials.')
  if (url.search !== '' || url.hash !== '') throw new SourceError('The git URL must not have a query.')
  if (!hosts.some((host) => host.toLowerCase() === url.host))
    throw new SourceError(`The host ${url.host} is not in the setting \`gitHosts\`.`)
  return url
}
