import { decodeJson } from '@octavo/platform/data/columns.ts'
import { presentSigner, presentVerification } from '../code/commits/present/git-people.ts'
import type { Context } from '../context.ts'
import type { EventData } from '../issues/store/issue-events.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import { gitAddresses } from '../repositories/present/git-addresses.ts'
import { nodeId } from '../wire/addresses.ts'
import { listPullCommits } from './store/pull-commits.ts'

/** Shows the commits of pull requests in their timelines. Commits that a force push removed are left out. */
export function addCommitTimeline(entries: TimelineEntries, { db, git }: Pick<Context, 'db' | 'git'>): void {
  entries.presentWith('committed', async (events, { repository: { row }, addresses }) => {
    const oidOf = (data: string) => decodeJson<EventData>(data).commit?.id ?? ''
    const current = new Set<string>()
    for (const issueId of new Set(events.map(({ issue_id }) => issue_id)))
      for (const oid of await listPullCommits(db.read, issueId)) current.add(oid)
    // A commit that was removed and pushed again is shown once.
    const latest = new Map(events.map((event) => [oidOf(event.data), event]))
    const currentEvents = [...latest.values()].filter(({ data }) => current.has(oidOf(data)))
    const commits = await git.repository(row.id).listCommits(currentEvents.map(({ data }) => oidOf(data)))
    const byOid = new Map(commits.map((commit) => [commit.oid, commit]))
    const urls = gitAddresses(row, addresses)
    const linked = (sha: string) => ({
      sha,
      url: urls.object('commit', sha),
      html_url: `${urls.page}/commit/${sha}`,
    })
    return new Map(
      currentEvents.flatMap(({ id, data }) => {
        const commit = byOid.get(oidOf(data))
        if (!commit) return []
        const entry = {
          event: 'committed',
          ...linked(commit.oid),
          node_id: nodeId('Commit', commit.oid),
          author: presentSigner(commit.author),
          committer: presentSigner(commit.committer),
          tree: { sha: commit.tree, url: urls.object('tree', commit.tree) },
          message: commit.message.replace(/\n$/, ''),
          parents: commit.parents.map(linked),
          verification: presentVerification(commit),
        }
        return [[id, entry] as const]
      }),
    )
  })
}
