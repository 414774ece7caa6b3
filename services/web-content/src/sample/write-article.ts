import type { Sentiment } from '../enrichment/enrichment.ts'
import { getCategory } from '../taxonomy/categories.ts'
import { chooseAmount, chooseFacts, type EventFacts, fillTemplate } from './fill-template.ts'
import { getProse } from './prose/all-prose.ts'
import type { Prose } from './prose/prose.ts'
import { Random, seedOf } from './random.ts'
import type { SampleLabels } from './sample-post.ts'
import type { SampleSite } from './sites.ts'

export interface ArticleText {
  title: string
  paragraphs: readonly string[]
  category: string
  labels: SampleLabels
}

/** The event that an article reports. Several sites write about the same event when news break. */
export interface EventSeed {
  event: number
  category: string
  timeMs: number
}

/** Writes an article about an event; the same seeds give the same text. `isCorrected` changes the amount. */
export function writeArticle(
  site: SampleSite,
  { event, category, timeMs }: EventSeed,
  textSeed: number,
  isCorrected = false,
): ArticleText {
  const prose = getProse(site.language)
  const eventRandom = new Random(event)
  const [eventTone, title, lead, details] = eventRandom.pick(prose.events[category] ?? [])
  const facts = chooseFacts(prose, eventRandom, timeMs)
  const random = new Random(textSeed)
  const tone =
    eventTone === 'neutral' && random.chance(0.4) ? random.pick(['positive', 'negative'] as const) : eventTone
  if (isCorrected) facts.amount = chooseAmount(prose, random)

  const named = new Set<keyof EventFacts>()
  const fill = (template: string) => fillTemplate(template, facts, named)
  const join = (sentences: readonly string[]) => sentences.map(fill).join(site.language === 'ja' ? '' : ' ')
  const opening =
    site.type === 'news' ? [] : [random.pick(site.type === 'blogs' ? prose.blogOpenings : prose.questions)]
  const paragraphs = [
    ...(opening.length > 0 ? [join(opening)] : []),
    join([lead, ...details.slice(0, 1)]),
    ...(details.length > 1 ? [join(details.slice(1))] : []),
    ...reactions(prose, tone, random).map(join),
    ...(isCorrected ? [join([prose.correction])] : []),
  ]
  return {
    title: fill(title),
    paragraphs,
    category,
    labels: labelsOf(site.language, tone, category, facts, named),
  }
}

/** Two or three paragraphs: opinions of the tone of the article between sentences without opinion. */
function reactions(prose: Prose, tone: Sentiment, random: Random): string[][] {
  const neutral = random.sample(prose.neutral, random.integer(3, 7))
  const opinions = tone === 'neutral' ? [] : random.sample(prose[tone], random.integer(2, 4))
  const [first = [], second = []] = [neutral.slice(0, 2), neutral.slice(2)]
  const middle = [...opinions.slice(0, 2), ...first]
  return [middle, [...second, ...opinions.slice(2)]].filter((sentences) => sentences.length > 0)
}

export function labelsOf(
  language: string,
  sentiment: Sentiment,
  category: string | undefined,
  facts: EventFacts,
  named: ReadonlySet<keyof EventFacts>,
): SampleLabels {
  const values = (slots: readonly (keyof EventFacts)[]) =>
    slots.filter((slot) => named.has(slot)).map((slot) => facts[slot])
  return {
    language,
    sentiment,
    categories: category === undefined ? [] : [getCategory(category).name],
    persons: values(['person', 'woman', 'man', 'witness']),
    organizations: values(['company', 'org', 'club']),
    locations: values(['city', 'place']),
  }
}

export function eventSeedOf(site: SampleSite, timeMs: number, ...parts: readonly number[]): EventSeed {
  const random = new Random(seedOf(...parts, site.index))
  const { events } = getProse(site.language)
  return {
    category: random.pick(site.categories.filter((category) => events[category])),
    event: seedOf(...parts, site.index, 1),
    timeMs,
  }
}
