import { createPages, type Site } from '@octavo/platform/pages/document.ts'
import { pagesStyle } from './style.ts'

export const site: Site = { title: 'Photo', home: '/', hue: 145, logoCell: 7 }

export const sendPage = createPages({ ...site, style: pagesStyle })
