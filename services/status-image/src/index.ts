import { defineService } from '@octavo/platform/service.ts'
import { config } from './config.ts'
import { renderErrorWith } from './errors.ts'
import { examinePhotoPack } from './photo-pack.ts'
import { createPictures } from './pictures.ts'
import { pictureRoutes } from './routes/pictures.ts'

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
    const pictures = await createPictures({ nonStandard, photoPack, log })
    return {
      routes: [pictureRoutes({ pictures, unknown, ids })],
      renderError: renderErrorWith(pictures.ofError),
      close: async () => pictures.close(),
    }
  },
  examine: async ({ photoPack }) => (photoPack === undefined ? [] : examinePhotoPack(photoPack)),
})
