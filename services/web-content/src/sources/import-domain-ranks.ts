import { open } from 'node:fs/promises'
import { domainToASCII } from 'node:url'
import { ImportError, type Importer } from '@octavo/platform/importer.ts'
import { siteOf } from '../articles/site-names.ts'
import type { Context } from '../context.ts'
import { deleteOtherRanks, saveRanks } from './store/domain-ranks.ts'

const perTransaction = 3_000
const maxLines = 10_000_000
const maxLineLength = 300
const maxRank = 2 ** 31 - 1

/** `octavo import web-content domain-ranks FILE`: lines of a rank and a domain, as in the lists of Tranco. */
export const importDomainRanks =
  ({ db, clock }: Context): Importer =>
  async ({ location }, report) => {
    if (location === undefined) throw new ImportError('Name a CSV file with ranks and domains.')
    const file = await open(location).catch((error: unknown) => {
      throw new ImportError(`${location} could not be read.`, error)
    })
    const listedMs = clock.now()
    let batch = new Map<string, number>()
    let [lines, listed, skipped] = [0, 0, 0]
    const flush = async () => {
      const ranks = batch
      batch = new Map()
      await db.write((tx) => saveRanks(tx, ranks, listedMs))
      report.progress({ text: `${lines.toLocaleString('en')} lines` })
    }
    try {
      for await (const line of file.readLines()) {
        if (++lines > maxLines) throw new ImportError(`${location} has more than ${maxLines} lines.`)
        const entry = readLine(line)
        if (!entry) {
          skipped++
          // The first line may name the columns.
          if (lines > 1000 && skipped === lines) break
        } else if (!batch.has(entry.site)) {
          batch.set(entry.site, entry.rank)
          listed++
        }
        if (batch.size >= perTransaction) await flush()
      }
    } finally {
      await file.close()
    }
    if (listed === 0) throw new ImportError(`${location} has no line with a rank and a domain.`)
    await flush()
    await db.write((tx) => deleteOtherRanks(tx, listedMs))
    const text = `${listed.toLocaleString('en')} domains, ${skipped.toLocaleString('en')} lines skipped`
    return { text, counts: { listed, skipped } }
  }

function readLine(line: string): { site: string; rank: number } | undefined {
  if (line.length > maxLineLength) return undefined
  const [, rank, domain = ''] = /^\s*"?(\d{1,10})"?\s*[,;\t]\s*"?([^\s",;]+)"?/.exec(line) ?? []
  const host = domainToASCII(domain)
  const isRank = rank !== undefined && Number(rank) >= 1 && Number(rank) <= maxRank
  return isRank && host.includes('.') ? { site: siteOf(host), rank: Number(rank) } : undefined
}
