import type { ImportUsage } from '@octavo/platform/importer.ts'
import type { CommandUsage } from '@octavo/platform/service-command.ts'

/** Sources of `octavo import web-content`. */
export const imports: Readonly<Record<'opml' | 'domain-ranks', ImportUsage>> = {
  opml: { summary: 'the feeds of an OPML file, with their folders', location: 'FILE|URL' },
  'domain-ranks': {
    summary: 'the ranks of new posts: a CSV file of Tranco, with a rank and a domain in each line',
    location: 'FILE',
  },
}

export const commands: Readonly<Record<'sources', CommandUsage>> = {
  sources: {
    words: 'list|add|pause|resume|refresh|remove [ID|URL]',
    maxWords: 2,
    summary: 'list, add, pause, resume, refresh or remove sources of web content',
    options: {
      title: {
        type: 'string',
        value: 'TEXT',
        help: 'the title of a source to add (default: that of its feed)',
      },
      folder: { type: 'string', value: 'TEXT', help: 'the folder of a source to add, or of sources to list' },
      state: {
        type: 'string',
        value: 'STATE',
        help: 'list only sources that are active, paused or disabled',
      },
    },
  },
}
