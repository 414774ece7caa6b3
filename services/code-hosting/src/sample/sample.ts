/** The content of a new server. All dates are fixed, so all servers have the same commits. */
export interface SampleRepository {
  owner: string
  name: string
  description: string
  topics: readonly string[]
  homepage?: string
  createdAt: string
  /** Users with write access. */
  writers?: readonly SampleLogin[]
  starredBy?: readonly SampleLogin[]
  branches?: readonly SampleBranch[]
  tags?: readonly { name: string; commit: number; message: string }[]
  commits: readonly SampleCommit[]
  labels?: readonly { name: string; color: string; description: string }[]
  milestones?: readonly { title: string; description: string; dueOn: string }[]
  issues?: readonly SampleIssue[]
  /** Opened after all issues, and numbered after them. */
  pulls?: readonly SamplePull[]
  releases?: readonly SampleRelease[]
  /** The default branch requires an approving review from this time on. */
  protectedAt?: string
}

export interface SampleCommit {
  author: SampleLogin
  at: string
  message: string
  /** Complete contents after the commit. Null deletes a file. */
  files: Readonly<Record<string, string | null>>
}

/** Starts at a commit of the default branch, given by its index. */
export interface SampleBranch {
  name: string
  from: number
  commits: readonly SampleCommit[]
}

export interface SampleIssue {
  author: SampleLogin
  at: string
  title: string
  body: string
  labels?: readonly string[]
  assignees?: readonly SampleLogin[]
  milestone?: string
  comments?: readonly { author: SampleLogin; at: string; body: string }[]
  closed?: { at: string; by: SampleLogin; reason: 'completed' | 'not_planned' }
}

export interface SamplePull {
  author: SampleLogin
  at: string
  title: string
  body: string
  /** A branch of the same repository. */
  head: string
  labels?: readonly string[]
  reviewer?: SampleLogin
  reviews?: readonly SampleReview[]
}

export interface SampleReview {
  author: SampleLogin
  at: string
  event: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'
  body: string
  comments?: readonly { path: string; line: number; body: string }[]
}

export interface SampleRelease {
  author: SampleLogin
  at: string
  tag: string
  name: string
  body: string
  asset: { name: string; contentType: string; text: string }
}

export type SampleLogin = 'demo' | 'ines' | 'tomasz'

/** The date on which all sample users but the demo user joined. */
export const joinedAt = '2026-02-01T08:00:00Z'

export const people: Readonly<
  Record<SampleLogin, { name: string; email: string; bio: string; location: string }>
> = {
  demo: { name: 'Demo', email: 'demo@example.org', bio: 'Whoever is trying things out.', location: 'Here' },
  ines: {
    name: 'Ines Carvalho',
    email: 'ines@example.org',
    bio: 'Keeps lighthouses, mostly in software.',
    location: 'Porto',
  },
  tomasz: {
    name: 'Tomasz Wrona',
    email: 'tomasz@example.org',
    bio: 'Small tools, short manuals.',
    location: 'Gdynia',
  },
}

interface SampleOrganization {
  login: string
  name: string
  description: string
  location: string
  createdAt: string
  owner: SampleLogin
  members: readonly SampleLogin[]
  /** All members are in the team, which has write access to these repositories. */
  team: { name: string; description: string; repositories: readonly string[] }
}

export const organization = {
  login: 'lantern-works',
  name: 'Lantern Works',
  description: 'Small libraries for people who look at the sea.',
  location: 'On the coast',
  createdAt: '2026-02-27T09:00:00Z',
  owner: 'demo',
  members: ['ines', 'tomasz'],
  team: {
    name: 'Keepers',
    description: 'Keeps the lights burning.',
    repositories: ['beam', 'tide-table'],
  },
} as const satisfies SampleOrganization
