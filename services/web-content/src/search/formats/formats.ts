import type { FormatName } from '../schema.ts'
import { formatAtom } from './atom.ts'
import { formatCsv, formatExcel } from './csv.ts'
import { formatJson } from './json.ts'
import { formatJsonFeed } from './json-feed.ts'
import { formatNdjson } from './ndjson.ts'
import type { Format } from './result-page.ts'
import { formatRss } from './rss.ts'
import { formatXml } from './xml.ts'

export const formats: Record<FormatName, Format> = {
  json: formatJson,
  xml: formatXml,
  rss: formatRss,
  atom: formatAtom,
  jsonfeed: formatJsonFeed,
  ndjson: formatNdjson,
  csv: formatCsv,
  excel: formatExcel,
}
