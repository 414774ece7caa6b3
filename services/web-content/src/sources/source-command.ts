import { Problem } from '@octavo/platform/errors.ts'
import { type ServiceCommand, ServiceCommandError } from '@octavo/platform/service-command.ts'
import type { Context } from '../context.ts'
import { changeSource, createSource, readSourceUrl, refreshSource, removeSource } from './change-sources.ts'
import { presentSource } from './present.ts'
import { findSourceByUrl, findSourceWithTask, listAllSources, type SourceWithTask } from './store/sources.ts'

const actions = ['list', 'add', 'pause', 'resume', 'refresh', 'remove'] as const
const states = ['active', 'paused', 'disabled'] as const
const maxTitleLength = 200

/** `octavo sources` */
export const sourceCommand =
  (context: Context): ServiceCommand =>
  async ({ words: [word = 'list', name], options }) => {
    const action = actions.find((candidate) => candidate === word)
    if (!action)
      throw new ServiceCommandError(
        `Unknown action "${word}" of octavo sources. Available: ${actions.join(', ')}.`,
      )
    const text = (option: string) =>
      typeof options[option] === 'string' ? String(options[option]) : undefined
    try {
      return await run(action)
    } catch (error) {
      throw error instanceof Problem ? new ServiceCommandError(error.message) : error
    }

    async function run(chosen: (typeof actions)[number]) {
      if (chosen === 'list') return list()
      if (name === undefined)
        throw new ServiceCommandError(`octavo sources ${chosen} needs the id or URL of a source.`)
      if (chosen === 'add') return show(await add(name), 'added')
      const id = await findId(name)
      switch (chosen) {
        case 'pause':
          await changeSource(context, id, { state: 'paused' })
          return show(id, 'paused')
        case 'resume':
          await changeSource(context, id, { state: 'active' })
          return show(id, 'resumed')
        case 'refresh':
          await refreshSource(context, id)
          return show(id, 'due now')
        case 'remove':
          await removeSource(context, id)
          return { text: `Source ${id} removed. Its posts stay.`, json: { id } }
      }
    }

    async function list() {
      const state = states.find((candidate) => candidate === options.state)
      if (options.state !== undefined && !state)
        throw new ServiceCommandError(`--state is one of ${states.join(', ')}.`)
      const sources = await listAllSources(context.db.read, { state, folder: text('folder') })
      return { text: tableOf(sources), json: sources.map(presentSource) }
    }

    async function add(url: string): Promise<number> {
      const [title, folder] = [text('title'), text('folder')]
      for (const [option, value = ''] of Object.entries({ title, folder }))
        if (value.length > maxTitleLength)
          throw new ServiceCommandError(`--${option} has at most ${maxTitleLength} characters.`)
      const { id } = await createSource(context, {
        url,
        ...(title !== undefined && { title }),
        ...(folder !== undefined && { folder }),
      })
      return id
    }

    async function findId(idOrUrl: string): Promise<number> {
      if (/^\d{1,15}$/.test(idOrUrl)) return Number(idOrUrl)
      const source = await findSourceByUrl(context.db.read, readSourceUrl(idOrUrl) ?? idOrUrl)
      if (!source) throw new ServiceCommandError(`There is no source with the URL ${idOrUrl}.`)
      return source.id
    }

    async function show(id: number, done: string) {
      const source = await findSourceWithTask(context.db.read, id)
      if (!source) throw new ServiceCommandError('Source not found.')
      return { text: `Source ${id} ${done}: ${printable(source.url)}`, json: presentSource(source) }
    }
  }

/** Their health, one source a line, and the last error below it. */
function tableOf(sources: readonly SourceWithTask[]): string {
  if (sources.length === 0) return 'There are no sources.'
  const rows = sources.map(
    ({ id, state, last_status, failures, posts, posts_per_day, next_fetch_at_ms, url }) => [
      String(id),
      state,
      last_status === null ? '-' : String(last_status),
      String(failures),
      String(posts),
      posts_per_day.toFixed(1),
      next_fetch_at_ms === null ? '-' : timeOf(next_fetch_at_ms),
      printable(url),
    ],
  )
  const table = [['ID', 'STATE', 'STATUS', 'FAILURES', 'POSTS', 'PER DAY', 'NEXT REQUEST', 'URL'], ...rows]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  return table
    .flatMap((row, index) => {
      const line = row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
      const problem = sources[index - 1]?.state_reason ?? sources[index - 1]?.last_error
      return problem ? [line, `    ${printable(problem)}`] : [line]
    })
    .join('\n')
}

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** Removes control characters, because text from feeds could control the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
