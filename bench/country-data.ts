// Claims: country-data answers at 0.85 or more of what bare node:http can, writing the same bytes with the same
// headers, whole and unchanged; with `fields` at 0.7 or more.
import { compareServers } from './load.ts'
import { ask, startFloor, startOctavo } from './servers.ts'

const octavo = await startOctavo('country-data')
const compressed = { 'accept-encoding': 'br' }
try {
  const { headers } = await ask(`${octavo.url}/alpha/ch`, {})
  await beside('A whole country', '/alpha/ch', {}, 0.85)
  await beside('A country that has not changed', '/alpha/ch', { 'if-none-match': headers.etag ?? '' }, 0.85)
  await beside(
    'Five fields of a country',
    '/alpha/ch?fields=name,capital,currencies,languages,population',
    {},
    0.7,
  )
  await beside('All countries, compressed', '/all', compressed, 0.85)
  await beside('A search', '/name/united', compressed, 0.7)
} finally {
  await octavo.stop()
}

async function beside(
  claim: string,
  path: string,
  headers: Record<string, string>,
  atLeast: number,
): Promise<void> {
  const { status } = await ask(octavo.url + path, headers)
  const floor = await startFloor(octavo.url + path, headers)
  try {
    await compareServers({ claim, path, headers, expectedStatus: status, ours: octavo, floor, atLeast })
  } finally {
    await floor.stop()
  }
}
