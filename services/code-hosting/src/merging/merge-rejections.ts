import { problem } from '../errors.ts'

/** Reasons for not merging, in GitHub's wording where it has one. */
export const rejections = {
  not_mergeable: 'Pull Request is not mergeable',
  not_rebaseable: "This branch can't be rebased",
  draft: 'Pull Request is still a draft',
  merge: 'Merge commits are not allowed on this repository.',
  squash: 'Squash merges are not allowed on this repository.',
  rebase: 'Rebase merges are not allowed on this repository.',
  behind: 'Head branch is out of date. Update it with the base branch and try the merge again.',
  base_moved: 'Base branch was modified. Review and try the merge again.',
} as const

export function mergeRejected(reason: keyof typeof rejections) {
  return problem('merge_refused', { message: rejections[reason] })
}

export function headMoved() {
  return problem('conflict', { message: 'Head branch was modified. Review and try the merge again.' })
}
