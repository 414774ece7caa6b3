import type { Site } from '@octavo/platform/pages/document.ts'

export const site: Site = { title: 'Photo', home: '/', hue: 145, leaf: 7 }
