import { defineService } from '@octavo/platform/service.ts'
import { config } from './config.ts'
import { renderErrorWith } from './errors.ts'
import { createImages } from './images.ts'
import { examinePhotoPack } from './photo-pack.ts'
import { imageRoutes } from './routes/images.ts'

export default defineService({
  name: 'status-image',
  title: 'Status images',
  summary: 'A dog for every HTTP status.',
  version: 'v1',
  firstCall: '/404.jpg',
  config,
  http: {
    shortcut: true,
    cors: { methods: ['GET', 'HEAD', 'OPTIONS'], exposed: ['ETag', 'Content-Range'] },
  },
  async setup({ config: { unknown, nonStandard, photoPack }, ids, log }) {
    const images = await createImages({ nonStandard, photoPack, log })
    return {
      routes: [imageRoutes({ images, unknown, ids })],
      renderError: renderErrorWith(images.ofError),
      close: async () => images.close(),
    }
  },
  examine: async ({ photoPack }) => (photoPack === undefined ? [] : examinePhotoPack(photoPack)),
})
