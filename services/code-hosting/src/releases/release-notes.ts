import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { unprocessable } from '../errors.ts'
import type { GitRepository } from '../git/git.ts'
import { gitAddresses } from '../repositories/present/git-addresses.ts'
import type { Addresses } from '../wire/addresses.ts'
import { groupPulls, readNotesConfiguration, type Section } from './notes-configuration.ts'
import { findTaggedCommit, invalidRelease, refuseTagName } from './release-tags.ts'
import { listEarlierContributors, listMergedPulls, type MergedPull } from './store/merged-pulls.ts'
import { listPublishedTags } from './store/releases.ts'

export interface NotesInput {
  tag_name: string
  target_commitish?: string | undefined
  previous_tag_name?: string | undefined
  configuration_file_path?: string | undefined
}

export interface ReleaseNotes {
  name: string
  body: string
}

const maxCommits = 1000
const maxEarlierReleases = 20

export type GenerateNotes = (
  repository: RepositoryRow,
  input: NotesInput,
  addresses: Addresses,
) => Promise<ReleaseNotes>

/** Lists the pull requests that were merged since the previous release. */
export function createReleaseNotes({ db, git }: Pick<Context, 'db' | 'git'>): GenerateNotes {
  async function findPrevious(
    store: GitRepository,
    head: string,
    tag: string,
  ): Promise<{ tag: string; oid: string } | undefined> {
    for (const previous of await listPublishedTags(db.read, store.id, tag, maxEarlierReleases)) {
      const commit = await findTaggedCommit(store, previous)
      if (commit && (await store.isAncestor(commit.oid, head))) return { tag: previous, oid: commit.oid }
    }
    return undefined
  }

  return async (repository, input, addresses) => {
    const { tag_name, target_commitish, previous_tag_name, configuration_file_path } = input
    refuseTagName(tag_name)
    const store = git.repository(repository.id)
    const tagged = await findTaggedCommit(store, tag_name)
    const head = tagged?.oid ?? (await store.resolve(target_commitish ?? repository.default_branch))
    if (!head) {
      if (await store.isEmpty()) throw unprocessable('Repository is empty.')
      throw invalidRelease({ code: 'invalid', field: 'target_commitish' })
    }
    const base =
      previous_tag_name === undefined ? undefined : await findTaggedCommit(store, previous_tag_name)
    if (previous_tag_name !== undefined && !base)
      throw invalidRelease({ code: 'invalid', field: 'previous_tag_name' })
    const previous =
      base && previous_tag_name !== undefined
        ? { tag: previous_tag_name, oid: base.oid }
        : await findPrevious(store, head, tag_name)
    const commits = await store.log({
      from: head,
      ...(previous ? { not: [previous.oid] } : {}),
      limit: maxCommits,
    })
    const pulls = await listMergedPulls(
      db.read,
      repository.id,
      commits.map(({ oid }) => oid),
    )
    const earlier = await listEarlierContributors(
      db.read,
      repository.id,
      [...new Set(pulls.map(({ author_id }) => author_id))],
      pulls[0]?.merged_at_ms ?? 0,
    )
    const configuration = await readNotesConfiguration(store, head, configuration_file_path)
    const sections = configuration ? groupPulls(pulls, configuration) : [{ pulls }]
    const { page } = gitAddresses(repository, addresses)
    const body = writeNotes({ sections, earlier, page, tag: tag_name, previousTag: previous?.tag })
    return { name: tag_name, body }
  }
}

interface Notes {
  sections: readonly Section[]
  /** The ids of authors who contributed before. */
  earlier: ReadonlySet<number>
  /** The URL of the repository. */
  page: string
  tag: string
  previousTag: string | undefined
}

function writeNotes({ sections, earlier, page, tag, previousTag }: Notes): string {
  const pulls = sections.flatMap((section) => section.pulls)
  const firsts = [...new Map(pulls.toReversed().map((pull) => [pull.author_id, pull])).values()]
    .filter(({ author_id }) => !earlier.has(author_id))
    .toReversed()
  const lines = sections.flatMap(({ title, pulls }) => [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...pulls.map((pull) => `* ${pull.title} by ${mention(pull)} in ${page}/pull/${pull.number}`),
  ])
  const range = previousTag === undefined ? `commits/${tag}` : `compare/${previousTag}...${tag}`
  return [
    ...(lines.length ? ["## What's Changed", ...lines, ''] : []),
    ...(firsts.length
      ? [
          '## New Contributors',
          ...firsts.map(
            (pull) => `* ${mention(pull)} made their first contribution in ${page}/pull/${pull.number}`,
          ),
          '',
        ]
      : []),
    `**Full Changelog**: ${page}/${range}`,
  ].join('\n')
}

function mention({ author_login }: MergedPull): string {
  return `@${author_login ?? 'ghost'}`
}
