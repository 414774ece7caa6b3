import { type Html, html } from '@octavo/platform/pages/html.ts'
import { showDay } from './counts.ts'
import type { DiffLine } from './diff-lines.ts'
import { readPatch } from './diff-lines.ts'
import type { DiffNotes } from './diff-view.ts'
import { showDiffLines } from './diff-view.ts'
import { embed } from './embed-content.ts'
import { showAccount } from './people.ts'
import { showReactions } from './reactions-view.ts'
import type { ThreadView } from './review-threads.ts'

/** The lines of context that the conversation shows above a comment. */
const contextLines = 4

/** A thread below the lines that it is about, for the conversation. */
export function showThread(thread: ThreadView): Html {
  const { path, line, originalLine } = thread
  const at = line ?? originalLine
  const lines = readPatch(thread.diffHunk).slice(-contextLines)
  return html`<section class="change thread"><h2>${path}${at !== null && html` <span class="quiet small">line ${at}</span>`} ${showMarks(thread)}</h2>
${thread.diffHunk !== '' && showDiffLines(lines, path)}${showComments(thread, 3)}</section>`
}

/** Threads below the lines of a diff. */
export function showThreadsIn(threads: Iterable<ThreadView>): DiffNotes {
  const ofPath = Map.groupBy(threads, ({ path }) => path)
  const show = (some: readonly ThreadView[]) =>
    some.length > 0 &&
    html`${some.map((thread) => html`<div class="thread">${showMarks(thread)}${showComments(thread, 4)}</div>`)}`
  return {
    ofFile: (path) =>
      show((ofPath.get(path) ?? []).filter(({ line, isOutdated }) => line === null && !isOutdated)),
    ofLine: (path, line) => show((ofPath.get(path) ?? []).filter((thread) => isAt(thread, line))),
  }
}

function isAt({ side, line, isOutdated }: ThreadView, diffLine: DiffLine): boolean {
  if (line === null || isOutdated) return false
  return (side === 'LEFT' ? diffLine.old : diffLine.new) === line
}

function showMarks({ isResolved, isOutdated }: ThreadView): Html {
  return html`${isResolved && html`<span class="tag">resolved</span>`}${isOutdated && html`<span class="tag">outdated</span>`}`
}

function showComments({ comments }: ThreadView, level: 3 | 4): Html {
  return html`${comments.map(({ id, user, created_at, body_html, reactions }) => {
    const heading = html`${showAccount(user)} <span class="quiet small">${showDay(Date.parse(created_at))}</span>`
    return html`<article class="comment" id="discussion_r${id}">${level === 3 ? html`<h3>${heading}</h3>` : html`<h4>${heading}</h4>`}${embed(body_html ?? '', level)}${showReactions(reactions)}</article>`
  })}`
}
