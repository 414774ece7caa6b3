import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { parse } from 'yaml'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { GitRepository } from '../git/git.ts'
import { listFolder } from './community.ts'

export interface IssueTemplate {
  filename: string
  name: string
  title: string
  about: string
  body: string
}

export interface PullTemplate {
  filename: string
  body: string
}

export interface ContactLink {
  name: string
  url: string
  about: string
}

export interface FundingLink {
  platform: string
  url: string
}

/** The files of the default branch that guide contributors and sponsors. */
export interface ContributionFiles {
  issueTemplates: readonly IssueTemplate[]
  pullTemplates: readonly PullTemplate[]
  allowsBlankIssues: boolean
  contactLinks: readonly ContactLink[]
  fundingLinks: readonly FundingLink[]
  /** Paths. */
  securityPolicy: string | undefined
  codeOfConduct: string | undefined
}

const folders = ['.github', '', 'docs']
const maxTemplates = 20
const maxLinks = 20
const maxFileBytes = 64 * 1024
/** The parser may need a tenth of a second for so much, and time quadratic in the length. */
const maxYamlLength = 8 * 1024

export async function readContributionFiles(
  repository: GitRepository,
  { default_branch }: Pick<RepositoryRow, 'default_branch'>,
): Promise<ContributionFiles> {
  const commit = (await repository.findRef(`refs/heads/${default_branch}`))?.oid
  const paths = (await Promise.all(folders.map((folder) => listFolder(repository, commit, folder)))).flat()
  const find = (name: RegExp) => paths.find((path) => name.test(nameOf(path)))

  async function read(path: string | undefined): Promise<string> {
    const entry = path && commit ? await repository.entryAt(commit, path) : undefined
    if (entry?.type !== 'blob') return ''
    return (await repository.findBlob(entry.oid, { maxBytes: maxFileBytes }))?.bytes?.toString() ?? ''
  }

  /** The files of the first folder with this name. */
  async function listInside(name: RegExp): Promise<string[]> {
    const folder = find(name)
    return folder === undefined ? [] : listFolder(repository, commit, folder)
  }

  const ofIssues = await listInside(/^issue_template$/i)
  const ofPulls = [
    ...[find(/^pull_request_template(?:\.(?:md|txt))?$/i)].filter((path) => path !== undefined),
    ...(await listInside(/^pull_request_template$/i)),
  ]
  const config = await readYaml(await read(ofIssues.find((path) => /^config\.ya?ml$/i.test(nameOf(path)))))
  return {
    issueTemplates: (
      await Promise.all(
        ofIssues
          .filter((path) => /\.md$/i.test(path))
          .slice(0, maxTemplates)
          .map(async (path) => readIssueTemplate(nameOf(path), await read(path))),
      )
    ).flat(),
    pullTemplates: await Promise.all(
      ofPulls
        .filter((path) => /(?:\.md|\.txt|template)$/i.test(path))
        .slice(0, maxTemplates)
        .map(async (path) => ({ filename: path, body: await read(path) })),
    ),
    allowsBlankIssues: config.blank_issues_enabled !== false,
    contactLinks: readContactLinks(config.contact_links),
    fundingLinks: readFundingLinks(await readYaml(await read(find(/^funding\.ya?ml$/i)))),
    securityPolicy: find(/^security(?:\.\w+)?$/i),
    codeOfConduct: find(/^code[-_]of[-_]conduct(?:\.\w+)?$/i),
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Files that are too long or not YAML count as empty. */
async function readYaml(text: string): Promise<Record<string, unknown>> {
  if (text.length > maxYamlLength) return {}
  for (let busy = yieldIfBusy(); busy; busy = yieldIfBusy()) await busy
  try {
    return asRecord(parse(text, { maxAliasCount: 10, logLevel: 'silent', uniqueKeys: false }))
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Templates need a name and a description. */
async function readIssueTemplate(filename: string, text: string): Promise<IssueTemplate[]> {
  const [whole, header] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (whole === undefined || header === undefined) return []
  const fields = await readYaml(header)
  const name = textOf(fields.name)
  const about = textOf(fields.about)
  if (!name || !about) return []
  return [{ filename, name, about, title: textOf(fields.title), body: text.slice(whole.length).trimStart() }]
}

function readContactLinks(links: unknown): ContactLink[] {
  if (!Array.isArray(links)) return []
  return links.slice(0, maxLinks).flatMap((link) => {
    const { name, url, about } = asRecord(link)
    return isWebAddress(url) && textOf(name) && textOf(about)
      ? [{ name: textOf(name), url, about: textOf(about) }]
      : []
  })
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)

/** https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/displaying-a-sponsor-button-in-your-repository */
const platforms = new Map(
  Object.entries({
    github: 'https://github.com/',
    patreon: 'https://patreon.com/',
    open_collective: 'https://opencollective.com/',
    ko_fi: 'https://ko-fi.com/',
    tidelift: 'https://tidelift.com/funding/github/',
    community_bridge: 'https://funding.communitybridge.org/projects/',
    liberapay: 'https://liberapay.com/',
    issuehunt: 'https://issuehunt.io/r/',
    lfx_crowdfunding: 'https://crowdfunding.lfx.linuxfoundation.org/projects/',
    polar: 'https://polar.sh/',
    buy_me_a_coffee: 'https://buymeacoffee.com/',
    thanks_dev: 'https://thanks.dev/',
  }),
)

function readFundingLinks(funding: Record<string, unknown>): FundingLink[] {
  const links = Object.entries(funding).flatMap(([platform, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      const account = textOf(one)
      const base = platforms.get(platform)
      const isAccount = base !== undefined && /^[\w@./-]{1,100}$/.test(account)
      if (isAccount) return [{ platform, url: `${base}${account}` }]
      const url = /^[\w.-]+\.\w+(?:\/|$)/.test(account) ? `https://${account}` : account
      return platform === 'custom' && isWebAddress(url) ? [{ platform, url }] : []
    }),
  )
  return links.slice(0, maxLinks)
}
