import type { SampleRepository } from './sample.ts'

const beam = `/** How far a light at this height above the sea is seen, in nautical miles, by an eye at that height. */
export function rangeOf(lightMetres: number, eyeMetres = 2): number {
  return 2.08 * (Math.sqrt(lightMetres) + Math.sqrt(eyeMetres))
}
`

const rhythm = `/** A light's character, such as \`Fl(3) 15s\`: three flashes every fifteen seconds. */
export interface Character {
  flashes: number
  periodSeconds: number
}

export function readCharacter(text: string): Character | undefined {
  const [, flashes = '1', period] = /^Fl(?:\\((\\d+)\\))? (\\d+)s$/.exec(text) ?? []
  return period === undefined ? undefined : { flashes: Number(flashes), periodSeconds: Number(period) }
}
`

const occulting = `/** A light's character: \`Fl(3) 15s\` flashes three times in fifteen seconds, \`Oc 6s\` goes dark once in six. */
export interface Character {
  kind: 'flashing' | 'occulting'
  times: number
  periodSeconds: number
}

export function readCharacter(text: string): Character | undefined {
  const [, kind, times = '1', period] = /^(Fl|Oc)(?:\\((\\d+)\\))? (\\d+)s$/.exec(text) ?? []
  if (period === undefined) return undefined
  return { kind: kind === 'Oc' ? 'occulting' : 'flashing', times: Number(times), periodSeconds: Number(period) }
}
`

const page = `# Lights of the coast

| Name | Character | Height |
|---|---|---|
| Cabo da Roca | Fl(4) 18s | 165 m |
| Rozewie | Fl 3s | 83 m |

Ranges are computed by \`beam.ts\`; characters are read by \`rhythm.ts\`.
`

export const beamRepository: SampleRepository = {
  owner: 'lantern-works',
  name: 'beam',
  description: 'How far a lighthouse is seen, and how it blinks.',
  topics: ['lighthouse', 'typescript'],
  createdAt: '2026-04-11T06:00:00Z',
  starredBy: ['demo'],
  commits: [
    {
      author: 'ines',
      at: '2026-04-11T06:30:00Z',
      message: 'The range of a light follows from its height',
      files: {
        'src/beam.ts': beam,
        'README.md': '# Beam\n\nHow far a lighthouse is seen, and how it blinks.\n',
      },
    },
    {
      author: 'ines',
      at: '2026-04-12T21:10:00Z',
      message: 'Read the character of a light',
      files: { 'src/rhythm.ts': rhythm },
    },
    {
      author: 'tomasz',
      at: '2026-04-15T12:00:00Z',
      message: 'Two lights to begin the list with',
      files: { 'docs/lights.md': page },
    },
  ],
  branches: [
    {
      name: 'occulting',
      from: 2,
      commits: [
        {
          author: 'tomasz',
          at: '2026-04-18T09:00:00Z',
          message: 'Read the character of occulting lights',
          files: { 'src/rhythm.ts': occulting },
        },
      ],
    },
    {
      name: 'more-lights',
      from: 2,
      commits: [
        {
          author: 'ines',
          at: '2026-04-20T07:40:00Z',
          message: 'Add Leça to the list of lights',
          files: {
            'docs/lights.md': page.replace('\n\nRanges', '\n| Leça | Fl(3) 14s | 57 m |\n\nRanges'),
          },
        },
      ],
    },
  ],
  protectedAt: '2026-04-17T18:00:00Z',
  pulls: [
    {
      author: 'tomasz',
      at: '2026-04-18T09:10:00Z',
      title: 'Read the character of occulting lights',
      body: 'A light that is *mostly on* has a character too. Closes #1.',
      head: 'occulting',
      labels: ['bug'],
      reviewer: 'demo',
      reviews: [
        {
          author: 'ines',
          at: '2026-04-18T20:05:00Z',
          event: 'REQUEST_CHANGES',
          body: 'Good to have. One name should stay as it was.',
          comments: [
            {
              path: 'src/rhythm.ts',
              line: 4,
              body: 'Whoever uses `flashes` has to change their code. Could the new kind have a field of its own?',
            },
          ],
        },
      ],
    },
    {
      author: 'ines',
      at: '2026-04-20T07:45:00Z',
      title: 'Add Leça to the list of lights',
      body: 'The light of my childhood: three flashes, then nothing for ten seconds.',
      head: 'more-lights',
      labels: ['documentation'],
      reviews: [
        {
          author: 'tomasz',
          at: '2026-04-20T12:30:00Z',
          event: 'APPROVE',
          body: 'I have seen it from the sea.',
        },
      ],
    },
  ],
  issues: [
    {
      author: 'tomasz',
      at: '2026-04-16T08:00:00Z',
      title: 'Occulting lights are not understood',
      body: '`Oc 6s` is the opposite of a flash: light, with a short dark. `readCharacter` gives `undefined`.',
      labels: ['bug'],
      assignees: ['ines'],
    },
  ],
}
