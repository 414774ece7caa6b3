// The entry of the process that decodes uploads. See `ingest-pool.ts`.
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import sharp from 'sharp'
import { type IngestTask, ingestFile } from './ingest-file.ts'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async (task: IngestTask) => {
  const reply = await ingestFile(task).catch((error: unknown) => ({ failed: errorMessage(error) }))
  process.send?.(reply)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
