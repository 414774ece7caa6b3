// Claims: status-image reaches 0.9 of bare node:http with the same bytes and headers, and 0.4 of nginx serving the same file, if
// nginx is installed.
import { fileURLToPath } from 'node:url'
import { compareServers } from './load.ts'
import { startNginx } from './nginx.ts'
import { fetchResponse, startFloor, startOctavo } from './servers.ts'

const octavo = await startOctavo('status-image')
try {
  const floor = await startFloor(`${octavo.url}/404.jpg`, {})
  try {
    await compareServers({
      claim: 'A dog',
      path: '/404.jpg',
      expectedStatus: 200,
      ours: octavo,
      floor,
      atLeast: 0.9,
    })
  } finally {
    await floor.stop()
  }
  const { headers } = await fetchResponse(`${octavo.url}/404.jpg`, {})
  const unchanged = { 'if-none-match': headers.etag ?? '' }
  const floor304 = await startFloor(`${octavo.url}/404.jpg`, unchanged)
  try {
    await compareServers({
      claim: 'A dog, 304',
      path: '/404.jpg',
      headers: unchanged,
      expectedStatus: 304,
      ours: octavo,
      floor: floor304,
      atLeast: 0.9,
    })
  } finally {
    await floor304.stop()
  }
  const nginx = await startNginx(fileURLToPath(new URL('../services/status-image/pictures', import.meta.url)))
  if (nginx) {
    try {
      const comparison = {
        claim: 'A dog, compared with nginx',
        path: '/404.jpg',
        expectedStatus: 200,
        ours: octavo,
        floor: nginx,
      }
      await compareServers({ ...comparison, floorName: 'nginx', atLeast: 0.4 })
    } finally {
      await nginx.stop()
    }
  }
} finally {
  await octavo.stop()
}
