// Claims: status-image answers at 0.9 or more of what bare node:http can, writing the same bytes with the same headers.
// Where nginx is installed, it serves the same file in the same run, to compare with.
import { fileURLToPath } from 'node:url'
import { compareServers } from './load.ts'
import { startNginx } from './nginx.ts'
import { ask, startFloor, startOctavo } from './servers.ts'

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
  const { headers } = await ask(`${octavo.url}/404.jpg`, {})
  const unchanged = { 'if-none-match': headers.etag ?? '' }
  const floor304 = await startFloor(`${octavo.url}/404.jpg`, unchanged)
  try {
    await compareServers({
      claim: 'A dog that has not changed',
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
      const beside = {
        claim: 'A dog, beside nginx',
        path: '/404.jpg',
        expectedStatus: 200,
        ours: octavo,
        floor: nginx,
      }
      await compareServers({ ...beside, floorName: 'nginx', atLeast: 0.4 })
    } finally {
      await nginx.stop()
    }
  }
} finally {
  await octavo.stop()
}
