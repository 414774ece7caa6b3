import type { Prose } from './prose/prose.ts'
import { type Random, seedOf } from './random.ts'

/** Values for the slots of templates. */
export interface EventFacts {
  person: string
  last: string
  woman: string
  man: string
  witness: string
  company: string
  org: string
  club: string
  city: string
  place: string
  amount: string
  percent: string
  day: string
  nextDay: string
  product: string
}

interface Facts extends EventFacts {
  /** Chooses the counts, of which each template has its own. */
  countSeed: number
}

export function chooseFacts(prose: Prose, random: Random, timeMs: number): Facts {
  const weekday = new Date(timeMs).getUTCDay()
  const [last = '', witnessLast = '', womanLast = '', manLast = ''] = random.sample(prose.lastNames, 4)
  const firstNames = [...prose.women, ...prose.men]
  return {
    person: prose.fullName(random.pick(firstNames), last),
    last,
    witness: prose.fullName(random.pick(firstNames), witnessLast),
    woman: prose.fullName(random.pick(prose.women), womanLast),
    man: prose.fullName(random.pick(prose.men), manLast),
    company: random.pick(prose.companies),
    org: random.pick(prose.organizations),
    club: random.pick(prose.clubs),
    city: random.pick(prose.cities),
    place: random.pick(prose.places),
    amount: chooseAmount(prose, random),
    percent: prose.percent(random.integer(3, 48)),
    countSeed: random.integer(0, 1_000_000),
    day: prose.days[(weekday + 6) % 7] ?? '',
    nextDay: prose.days[(weekday + 9) % 7] ?? '',
    product: random.pick(prose.products),
  }
}

export function chooseAmount(prose: Prose, random: Random): string {
  return prose.currency(random.integer(2, 480))
}

/** Fills the slots of a template and notes which facts it names. */
export function fillTemplate(template: string, facts: Facts, named?: Set<keyof EventFacts>): string {
  let text = ''
  for (const part of partsOf(template)) {
    if (part.slot === undefined) text += part.text
    else if (part.slot === 'count') text += 20 + (seedOf(facts.countSeed, template.length) % 880)
    else {
      text += facts[part.slot]
      named?.add(part.slot)
    }
  }
  return text
}

interface Part {
  text: string
  slot?: keyof EventFacts | 'count'
}

const parsed = new Map<string, readonly Part[]>()

function partsOf(template: string): readonly Part[] {
  let parts = parsed.get(template)
  if (parts === undefined) {
    parts = template.split(/\{(\w+)\}/).map((text, index) =>
      // Templates name facts only; the tests fill every one of them.
      index % 2 === 0 ? { text } : { text: '', slot: text as keyof EventFacts | 'count' },
    )
    parsed.set(template, parts)
  }
  return parts
}
