import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { enrichText } from '../src/enrichment/enrich-text.ts'
import type { Entities } from '../src/enrichment/enrichment.ts'

function entitiesOf(text: string, title = '', language = 'en'): Entities {
  return enrichText({ title, text, languages: [language] }).entities
}

const names = (entities: readonly { name: string }[]) => entities.map(({ name }) => name)

describe('entities', () => {
  it('finds persons by first name, by title and by a verb of speech', () => {
    const { persons } = entitiesOf(
      'The mayor met Elena Vance on Friday. President Zorblat answered. The plan is fair, Tarkin Bosk said. It was chancellor Quorra Tel.',
    )
    assert.deepEqual(names(persons), ['Elena Vance', 'Zorblat', 'Tarkin Bosk', 'Quorra Tel'])
  })

  it('merges later mentions by last name', () => {
    const { persons } = entitiesOf(
      'Minister Samuel Okafor resigned. Critics said that Okafor was terrible. Minister Okafor left.',
    )
    assert.deepEqual(persons, [{ name: 'Samuel Okafor', sentiment: 'negative' }])
  })

  it('finds organizations and their tickers', () => {
    const { organizations } = entitiesOf(
      'Shares of Arden Robotics Inc (NYSE: ARDN, LSE: ARD.L) rose. Zyxware (Nasdaq: ZYX) fell. Arden Robotics hired people. The University of Kelton opened.',
    )
    assert.deepEqual(
      organizations.map(({ name, tickers }) => [name, tickers]),
      [
        ['Arden Robotics', ['ARDN', 'ARD.L']],
        ['Zyxware', ['ZYX']],
        ['University of Kelton', []],
      ],
    )
  })

  it('finds places by name, and unknown places after a preposition', () => {
    const { locations } = entitiesOf(
      'The firm opened offices in Lisbon, New Zealand and near Zarnow Bay. The Paris branch closed. In January, in English, it rained.',
    )
    assert.deepEqual(names(locations), ['Lisbon', 'New Zealand', 'Zarnow Bay', 'Paris'])
  })

  it('gives each entity the mood of its own sentences', () => {
    const { persons } = entitiesOf(
      'Elena Vance won a wonderful prize. Thomas Quill caused a terrible disaster. Julian Barrow lives near the station.',
    )
    assert.deepEqual(
      persons.map(({ sentiment }) => sentiment),
      ['positive', 'negative', 'none'],
    )
  })

  it('takes no names from headlines in title case', () => {
    const { persons, organizations } = entitiesOf(
      'The market was quiet.',
      'Seven Simple Ways To Cook Better Soup With Grace Today',
    )
    assert.deepEqual([...persons, ...organizations], [])
  })

  it('does not take German nouns for names', () => {
    const { persons, organizations, locations } = entitiesOf(
      'Der Vertrag trat in Kraft. Nach Angaben der Polizei war die Straße in Richtung Süden gesperrt. In Altenbruck sagte Bürgermeisterin Anna Keller, das Unternehmen Nordwerk AG baue in Wien.',
      '',
      'de',
    )
    assert.deepEqual(names(persons), ['Anna Keller'])
    assert.deepEqual(names(organizations), ['Nordwerk AG'])
    assert.deepEqual(names(locations), ['Altenbruck', 'Wien'])
  })

  it('reads names in French, Russian and Japanese', () => {
    const french = entitiesOf('La maire Claire Dubois a visité l’Université de Rochebelle à Lyon.', '', 'fr')
    assert.deepEqual(
      [names(french.persons), names(french.organizations), names(french.locations)],
      [['Claire Dubois'], ['Université de Rochebelle'], ['Lyon']],
    )
    const russian = entitiesOf(
      'Мэр Анна Бережко сообщила, что компания «Ясный день» откроет офис в городе Заречинск.',
      '',
      'ru',
    )
    assert.deepEqual(
      [names(russian.persons), names(russian.organizations), names(russian.locations)],
      [['Анна Бережко'], ['Ясный день'], ['Заречинск']],
    )
    const japanese = entitiesOf('佐藤健一市長は火曜日、青葉銀行と東京で会談した。', '', 'ja')
    assert.deepEqual(
      [names(japanese.persons), names(japanese.organizations), names(japanese.locations)],
      [['佐藤健一'], ['青葉銀行'], ['東京']],
    )
  })
})
