import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { enrichText } from '../src/enrichment/enrich-text.ts'
import { createEnricher } from '../src/enrichment/enricher.ts'
import type { Entities } from '../src/enrichment/enrichment.ts'
import { sampleSites } from '../src/sample/sites.ts'
import { createWorld } from '../src/sample/world.ts'

const enrich = (text: string, title = '', language = 'en') =>
  enrichText({ title, text, languages: [language] })

describe('sentiment', () => {
  const sentences = {
    positive: [
      'The food was not bad at all.',
      'What a wonderful evening, I loved every minute!',
      'The first half was terrible, but the final was absolutely brilliant.',
      'Profits soared, and investors celebrated.',
      'Nobody was hurt, and the rescued sailors thanked the crew.',
      'This is the best phone I have owned.',
    ],
    negative: [
      'The service was not good.',
      'The start was great, but the ending was a terrible disaster.',
      'Two people were killed in the attack.',
      'I have never seen such a boring, useless film.',
      'The company warned of heavy losses.',
      'It isn’t safe, and residents are angry.',
    ],
    neutral: [
      'The meeting takes place on Tuesday at nine.',
      'The train leaves from platform four.',
      'The report has twenty pages and two tables.',
      'Victory Bank has offices in Hope Street.',
    ],
  }
  for (const [sentiment, texts] of Object.entries(sentences)) {
    for (const text of texts) {
      it(`${sentiment}: ${text}`, () => assert.equal(enrich(text).sentiment, sentiment))
    }
  }

  it('weighs the headline', () => {
    const text = 'The meeting takes place on Tuesday. It begins at nine. The report has twenty pages.'
    assert.equal(enrich(text, 'A great success').sentiment, 'positive')
    assert.equal(enrich(text, 'Re: A great success').sentiment, 'neutral')
  })

  it('knows some opinion words of other languages, and never guesses', () => {
    assert.equal(
      enrich('Das war nicht schlecht, ich bin begeistert von diesem Buch.', '', 'de').sentiment,
      'positive',
    )
    assert.equal(
      enrich('C’est une erreur terrible, les habitants sont furieux.', '', 'fr').sentiment,
      'negative',
    )
    assert.equal(enrich('El equipo no ganó y la afición está triste.', '', 'es').sentiment, 'negative')
    assert.equal(enrich('これはとても良いニュースです。', '', 'ja').sentiment, null)
    assert.equal(
      enrich('Kaupunginvaltuusto hyväksyi tiistaina uuden talousarvion.', '', 'fi').sentiment,
      null,
    )
  })
})

describe('categories', () => {
  const text =
    'The striker scored a late goal, and the team won the match. The coach praised the players and the fans in the stadium.'

  it('prefers the source, then the feed, then the URL, then the text', () => {
    const all = {
      title: '',
      text,
      sourceCategories: ['Health'],
      feedCategories: ['Kultur', 'local'],
      url: 'http://example.org/politik/2026/a',
    }
    const { sourceCategories: _1, ...withoutSource } = all
    const { feedCategories: _2, ...withoutFeed } = withoutSource
    const { url: _3, ...onlyText } = withoutFeed
    assert.deepEqual(enrichText(all).categories, ['Health'])
    assert.deepEqual(enrichText(withoutSource).categories, ['Arts, Culture and Entertainment'])
    assert.deepEqual(enrichText(withoutFeed).categories, ['Politics'])
    assert.deepEqual(enrichText(onlyText).categories, ['Sport'])
    assert.deepEqual(enrichText(onlyText).topics, ['Sport->soccer'])
  })

  it('gives none without evidence', () => {
    assert.deepEqual(enrich('I went there and it was as they said.').categories, [])
  })
})

describe('summary and spam score', () => {
  it('takes the first sentences that say something', () => {
    const { summary } = enrich(
      'Photo: Jane Doe\n\nSubscribe to our newsletter today!\n\nDr. Elena Vance opened the new market hall of 3.5 acres on Tuesday. Many came. The mayor spoke for an hour about the history of the place and the people who built it over decades.',
    )
    assert.match(summary, /^Dr\. Elena Vance opened the new market hall of 3\.5 acres on Tuesday\. /)
    assert.ok(summary.length <= 420)
  })

  it('scores advertising above reports', () => {
    const spam = enrich(
      'CLICK HERE!!! Make money from home, 100% FREE, limited time! http://a.example http://b.example BUY NOW $$$',
    ).spamScore
    const report = enrich(
      'The city council approved the budget on Tuesday. The vote was close, and the debate was long.',
    ).spamScore
    assert.ok(spam > 0.6, `${spam}`)
    assert.ok(report < 0.1, `${report}`)
  })
})

describe('the labeled sample', () => {
  it('is recognized', (t) => {
    const world = createWorld()
    const nowMs = Date.UTC(2026, 10, 23, 12)
    const right = { language: 0, sentiment: 0, category: 0 }
    const of = { language: 0, sentiment: 0, category: 0 }
    const counts = { persons: [0, 0, 0], organizations: [0, 0, 0], locations: [0, 0, 0] }
    for (const site of sampleSites) {
      for (const { title, text, labels } of world.listArticles(site, nowMs, 15)) {
        const enrichment = enrichText({ title, text })
        of.language++
        right.language += Number(enrichment.language === labels.language)
        of.category++
        right.category += Number(enrichment.categories[0] === labels.categories[0])
        if (enrichment.sentiment !== null) {
          of.sentiment++
          right.sentiment += Number(enrichment.sentiment === labels.sentiment)
        }
        for (const kind of Object.keys(counts) as (keyof Entities)[]) {
          const detected = new Set(names(enrichment.entities[kind]))
          const true_ = new Set(labels[kind])
          const common = detected.intersection(true_).size
          counts[kind] = [common, detected.size, true_.size].map(
            (size, index) => size + (counts[kind][index] ?? 0),
          )
        }
      }
    }
    for (const key of Object.keys(right) as (keyof typeof right)[]) {
      t.diagnostic(`${key}: ${((100 * right[key]) / of[key]).toFixed(1)} %`)
      assert.ok(right[key] / of[key] > 0.9, key)
    }
    for (const [kind, [common = 0, detected = 1, all = 1]] of Object.entries(counts)) {
      t.diagnostic(
        `${kind}: precision ${((100 * common) / detected).toFixed(1)} %, recall ${((100 * common) / all).toFixed(1)} %`,
      )
      assert.ok(common / detected > 0.9 && common / all > 0.9, kind)
    }
  })
})

const names = (entities: readonly { name: string }[]) => entities.map(({ name }) => name)

describe('hostile texts', () => {
  for (const [name, text] of Object.entries({
    'one word of a million letters': 'a'.repeat(1_000_000),
    'lone surrogates': '\ud800'.repeat(1_000_000),
    'full stops': 'A. '.repeat(300_000),
    'open quotes': 'компания «'.repeat(100_000),
    'open parentheses': 'Foo Bar ('.repeat(100_000),
    'titles without spaces': '株式会社市長'.repeat(100_000),
    'links of names': 'University of '.repeat(50_000),
    'combining marks': '\u0301'.repeat(1_000_000),
  })) {
    it(name, () => {
      const { summary, entities } = enrichText({
        title: text,
        text,
        url: text,
        feedCategories: [text],
        languages: [text],
      })
      assert.ok(summary.isWellFormed() && summary.length < 1_000)
      assert.ok(entities.persons.length <= 50 && entities.locations.length <= 50)
    })
  }
})

describe('the enricher', () => {
  it('keeps the order of posts over several batches and threads', async () => {
    const { enrich } = createEnricher({ threads: 2 })
    const texts = Array.from(
      { length: 40 },
      (_, index) => `Minister Elena Vance${index} opened the market in the city on Friday.`,
    )
    const results = await enrich(texts.map((text) => ({ title: '', text })))
    assert.deepEqual(
      results.map((result) => result?.entities.persons[0]?.name),
      texts.map((_, index) => `Elena Vance${index}`),
    )
  })

  it('skips only the post that exceeds its time limit', async () => {
    const module = new URL('./slow-enrich-worker.ts', import.meta.url)
    const { enrich } = createEnricher({ module, maxMsPerPost: 100 })
    const results = await enrich(['a', 'endless', 'b'].map((text) => ({ title: '', text })))
    assert.deepEqual(
      results.map((result) => result?.summary),
      ['a', undefined, 'b'],
    )
  })
})
