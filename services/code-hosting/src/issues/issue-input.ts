import type { Static } from 'typebox'
import type { IssueChange, NewIssue } from './issues.ts'
import type { IssueChangeBody, NewIssueBody } from './schema/issue-bodies.ts'

type TriageFields = Pick<
  Static<typeof IssueChangeBody>,
  'labels' | 'assignee' | 'assignees' | 'milestone' | 'type'
>

export function readNewIssue({ title, body, ...triage }: Static<typeof NewIssueBody>): NewIssue {
  return { title: String(title), body: body ?? null, ...readTriageFields(triage) }
}

export function readChange(sent: Static<typeof IssueChangeBody>): IssueChange {
  const { title, body, state, state_reason, ...triage } = sent
  return {
    ...(title != null && { title: String(title) }),
    ...(body !== undefined && { body }),
    ...(state !== undefined && { state }),
    ...(state_reason !== undefined && { state_reason }),
    ...readTriageFields(triage),
  }
}

export function readLabelNames(labels: NonNullable<TriageFields['labels']>): string[] {
  return labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
}

/** `assignee` is the older, singular form of `assignees`. */
function readTriageFields({ labels, assignee, assignees, milestone, type }: TriageFields) {
  const logins = assignees ?? (assignee === undefined ? undefined : assignee ? [assignee] : [])
  return {
    ...(labels !== undefined && { labels: readLabelNames(labels) }),
    ...(logins !== undefined && { assignees: logins }),
    ...(milestone !== undefined && { milestone }),
    ...(type !== undefined && { type }),
  }
}
