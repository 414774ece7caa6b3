import type { PullFollower, PullRequests, ReadMergeableState } from '../context/pull-requests.ts'
import { presentEventLabel } from '../issues/present/labels.ts'
import { loadPullParts } from './load-pull-parts.ts'
import { presentPull } from './present/pulls.ts'
import { refuseReopening } from './reopening.ts'
import { findPullById } from './store/pulls.ts'

export function createPullRequests(): PullRequests {
  const followers: PullFollower[] = []
  let readState: ReadMergeableState = async () => 'unknown'

  return {
    async presentPayload(tx, repository, issueId, addresses) {
      const current = await findPullById(tx, issueId)
      if (!current) throw new Error(`There is no pull request ${issueId}`)
      const parts = await loadPullParts(tx, {
        repository,
        pulls: [current],
        addresses,
        // Events reach all who can read the base repository.
        listVisible: async (repositories) =>
          new Set(repositories.filter(({ visibility }) => visibility === 'public').map(({ id }) => id)),
      })
      const own = parts.get(issueId)
      if (!own) throw new Error(`There is no pull request ${issueId}`)
      const state = await readState(tx, current.pull, repository)
      const view = presentPull(current, own, state, addresses)
      return {
        number: current.issue.number,
        pull_request: { ...view, labels: view.labels.map(presentEventLabel) },
      }
    },
    refuseReopening,
    followWith: (follower) => void followers.push(follower),
    async follow(tx, issueId, change) {
      const current = await findPullById(tx, issueId)
      if (current) for (const follower of followers) await follower(tx, current.pull, change)
    },
    readMergeableStateWith(read) {
      readState = read
    },
    mergeableState: (db, pull, repository) => readState(db, pull, repository),
  }
}
