import type { Static } from 'typebox'
import type { IssueChange, NewIssue } from './issues.ts'
import type { IssueChangeBody, NewIssueBody } from './schema/issue-bodies.ts'

type TriageFields = Pick<Static<typeof IssueChangeBody>, 'labels' | 'assignee' | 'assignees' | 'milestone'>

export function readNewIssue({ title, body, ...sorting }: Static<typeof NewIssueBody>): NewIssue {
  return { title: String(title), body: body ?? null, ...readTriageFields(sorting) }
}

export function readChange(sent: Static<typeof IssueChangeBody>): IssueChange {
  const { title, body, state, state_reason, ...sorting } = sent
  return {
    ...(title != null && { title: String(title) }),
    ...(body !== undefined && { body }),
    ...(state !== undefined && { state }),
    ...(state_reason !== undefined && { state_reason }),
    ...readTriageFields(sorting),
  }
}

export function readLabelNames(labels: NonNullable<TriageFields['labels']>): string[] {
  return labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
}

/** `assignee` is the older, singular form of `assignees`. */
function readTriageFields({ labels, assignee, assignees, milestone }: TriageFields) {
  const logins = assignees ?? (assignee === undefined ? undefined : assignee ? [assignee] : [])
  return {
    ...(labels !== undefined && { labels: readLabelNames(labels) }),
    ...(logins !== undefined && { assignees: logins }),
    ...(milestone !== undefined && { milestone }),
  }
}
