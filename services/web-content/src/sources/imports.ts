import type { ImportUsage } from '@octavo/platform/importer.ts'

/** Sources of `octavo import web-content`. */
export const imports: Readonly<Record<'opml', ImportUsage>> = {
  opml: { summary: 'the feeds of an OPML file, with their folders', location: 'FILE|URL' },
}
