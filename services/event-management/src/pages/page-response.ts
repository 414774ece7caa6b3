import type { Page } from '@octavo/platform/pages/document.ts'

/** A page or a redirect. */
export type PageResponse = Page | { redirect: string }
