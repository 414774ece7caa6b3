// Renders images with sharp or ipx in a process of its own, for photo-images.ts.
import { createServer } from 'node:http'
import { portOf } from '@octavo/testing/port-of.ts'
import sharp from 'sharp'
import { importPeer } from './peers/import-peer.ts'

/** One rendering: the file, and the size to scale it to. */
export interface RenderTask {
  file: string
  width: number
  height: number
}

const [kind = '', folder = ''] = process.argv.slice(2)
if (kind === 'ipx') {
  const { createIPX, createIPXNodeServer, ipxFSStorage } = await importPeer('ipx')
  const ipx = createIPX({ storage: ipxFSStorage({ dir: folder }) })
  const server = createServer(createIPXNodeServer(ipx))
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }))
} else {
  // The same as in the service: several images at a time, one thread for each.
  sharp.concurrency(1)
  sharp.cache(false)
  process.on('message', async ({ tasks, atOnce }: { tasks: RenderTask[]; atOnce: number }) => {
    const queue = tasks.values()
    const work = async () => {
      for (const { file, width, height } of queue)
        await sharp(file, { autoOrient: true, sequentialRead: true })
          .resize({ width, height, fit: 'fill' })
          .jpeg({ quality: 80 })
          .toBuffer()
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    process.send?.({ done: tasks.length })
  })
  process.send?.({ port: 0 })
}
