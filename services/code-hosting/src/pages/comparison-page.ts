import { html } from '@octavo/platform/pages/html.ts'
import type { Commits } from '../code/commits/commits.ts'
import { type Comparisons, statusOf } from '../code/commits/comparisons.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { showByDay } from './commits-page.ts'
import { showCount } from './counts.ts'
import { readableDiff, showDiff } from './diff-view.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'

const maxCommits = 250

/** A comparison of two branches. A single name is compared with the default branch. */
export function createComparisonPage(comparisons: Comparisons, commits: Commits) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, base, params, viewer } = pageRequest
    const [, label = '', form] = /^(.*?)(?:\.(diff|patch))?$/s.exec(params['*'] ?? '') ?? []
    const basehead = /\.{2,3}/.test(label) ? label : `${row.default_branch}...${label}`
    const comparison = await comparisons.open(viewer, row, basehead)
    const { git, head, mergeBase, aheadBy, behindBy } = comparison
    if (form)
      return {
        text: await (form === 'diff'
          ? git.diffText(mergeBase, head.oid)
          : git.patchText(mergeBase, head.oid)),
      }
    const match = await git.log({ from: head.oid, not: [comparison.base.oid], limit: maxCommits })
    const { people } = await commits.loadFacts(head.repository.id, match)
    const files = await git.diff(mergeBase, head.oid, readableDiff)
    const headBase = `/${head.repository.owner_login}/${head.repository.name}`
    const [from = '', to = ''] = basehead.split(/\.{2,3}/)
    const verdict = {
      ahead: html`${to} has ${showCount(aheadBy, 'commit')} that ${from} lacks.`,
      behind: html`${to} has nothing that ${from} lacks, and lacks ${showCount(behindBy, 'commit')} of it.`,
      diverged: html`${to} has ${showCount(aheadBy, 'commit')} that ${from} lacks, and lacks ${showCount(behindBy, 'commit')} of it.`,
      identical: html`${from} and ${to} are the same.`,
    }[statusOf(comparison)]
    const address = `${base}/compare/${encodePath(basehead)}`
    const sides = { base: headBase, head: head.oid, before: mergeBase, diffUrl: `${address}.diff` }
    return {
      title: `${from} and ${to} · ${row.owner_login}/${row.name}`,
      tab: 'branches',
      body: html`<h1>${from} and ${to} compared</h1><p>${verdict}</p>
${
  match.length > 0 &&
  html`<section class="commits">${showByDay(match, { base: headBase, people })}</section>${
    aheadBy > match.length && html`<p>These are the newest ${match.length} of ${aheadBy}.</p>`
  }<h2>Changes</h2>${showDiff(files, sides)}<p class="row small"><a href="${address}.diff">.diff</a> <a href="${address}.patch">.patch</a></p>`
}`,
    }
  }
}
