import { asRecord } from '@octavo/platform/unknown-values.ts'
import { unprocessable } from '../errors.ts'
import type { GitRepository } from '../git/git.ts'
import type { MergedPull } from './store/merged-pulls.ts'

/** The configuration of generated release notes: which pull requests they list, and under which headings. */
export interface NotesConfiguration {
  exclude: Exclusion
  categories: readonly Category[]
}

interface Exclusion {
  labels: readonly string[]
  authors: readonly string[]
}

interface Category {
  title: string
  /** `*` matches all pull requests. */
  labels: readonly string[]
  exclude: Exclusion
}

export interface Section {
  /** Missing without categories. */
  title?: string
  pulls: readonly MergedPull[]
}

const defaultPaths = ['.github/release.yml', '.github/release.yaml']
/** The parser may need time quadratic in the length. */
const maxBytes = 16 * 1024

/** Reads the file at a commit. A file named by the request must exist. */
export async function readNotesConfiguration(
  store: GitRepository,
  commit: string,
  path: string | undefined,
): Promise<NotesConfiguration | undefined> {
  for (const candidate of path === undefined ? defaultPaths : [path]) {
    const entry = await store.entryAt(commit, candidate)
    const blob = entry?.type === 'blob' ? await store.findBlob(entry.oid, { maxBytes }) : undefined
    if (blob?.bytes) return parseConfiguration(candidate, blob.bytes.toString())
  }
  if (path !== undefined)
    throw unprocessable(`The configuration file ${path} does not exist or has more than 16 KB.`)
  return undefined
}

async function parseConfiguration(path: string, text: string): Promise<NotesConfiguration> {
  // Loaded on demand, because few requests need it.
  const { parse } = await import('yaml')
  const { exclude, categories } = asRecord(asRecord(parseOrRefuse()).changelog)
  return {
    exclude: readExclusion(exclude),
    categories: (Array.isArray(categories) ? categories : []).map((category) => {
      const { title, labels, exclude } = asRecord(category)
      return { title: String(title ?? ''), labels: readNames(labels), exclude: readExclusion(exclude) }
    }),
  }

  function parseOrRefuse(): unknown {
    try {
      return parse(text, { uniqueKeys: false })
    } catch {
      throw unprocessable(`The configuration file ${path} is not valid YAML.`)
    }
  }
}

function readExclusion(value: unknown): Exclusion {
  const { labels, authors } = asRecord(value)
  return { labels: readNames(labels), authors: readNames(authors) }
}

/** In lower case, because labels and logins are compared without case. */
function readNames(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map((name) => String(name).toLowerCase())
}

/** Each pull request is listed in the first category that it matches, and otherwise in the last section. */
export function groupPulls(
  pulls: readonly MergedPull[],
  { exclude, categories }: NotesConfiguration,
): Section[] {
  const included = pulls.filter((pull) => !isExcluded(pull, exclude))
  if (categories.length === 0) return [{ pulls: included }]
  const byCategory = Map.groupBy(included, (pull) =>
    categories.find((category) => isIn(pull, category.labels) && !isExcluded(pull, category.exclude)),
  )
  return [
    ...categories.map((category) => ({ title: category.title, category })),
    { title: 'Other Changes', category: undefined },
  ]
    .map(({ title, category }) => ({ title, pulls: byCategory.get(category) ?? [] }))
    .filter((section) => section.pulls.length > 0)
}

function isIn({ labels }: MergedPull, names: readonly string[]): boolean {
  return names.includes('*') || labels.some((label) => names.includes(label.toLowerCase()))
}

function isExcluded(pull: MergedPull, { labels, authors }: Exclusion): boolean {
  return isIn(pull, labels) || authors.includes((pull.author_login ?? 'ghost').toLowerCase())
}
