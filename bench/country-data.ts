// Claims, relative to bare node:http with the same bytes and headers: full and 304 responses reach 0.85, responses with
// `fields` and searches 0.7.
import { compareServers } from './load.ts'
import { fetchResponse, startFloor, startOctavo } from './servers.ts'

const octavo = await startOctavo('country-data')
const compressed = { 'accept-encoding': 'br' }
try {
  const { headers } = await fetchResponse(`${octavo.url}/alpha/ch`, {})
  await compare('A whole country', '/alpha/ch', {}, 0.85)
  await compare('A country, 304', '/alpha/ch', { 'if-none-match': headers.etag ?? '' }, 0.85)
  await compare(
    'Five fields of a country',
    '/alpha/ch?fields=name,capital,currencies,languages,population',
    {},
    0.7,
  )
  await compare('All countries, compressed', '/all', compressed, 0.85)
  await compare('A search', '/name/united', compressed, 0.7)
} finally {
  await octavo.stop()
}

async function compare(
  claim: string,
  path: string,
  headers: Record<string, string>,
  atLeast: number,
): Promise<void> {
  const { status } = await fetchResponse(octavo.url + path, headers)
  const floor = await startFloor(octavo.url + path, headers)
  try {
    await compareServers({ claim, path, headers, expectedStatus: status, ours: octavo, floor, atLeast })
  } finally {
    await floor.stop()
  }
}
