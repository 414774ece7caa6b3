export type SiteType = 'news' | 'blogs' | 'discussions'
export type FeedFormat = 'rss' | 'atom' | 'json' | 'rdf'

export interface SampleSite {
  index: number
  /** The registrable name; the address is `http://<host>/`. */
  host: string
  title: string
  language: string
  /** ISO 3166-1 alpha-2. */
  country: string
  type: SiteType
  format: FeedFormat
  /** Entries of the feed carry the whole text, or only its first paragraph. */
  hasFullText: boolean
  /** Category slugs; one site has all of them, another only a few. */
  categories: readonly string[]
  /** Mean time between two posts. */
  intervalMs: number
  /** Entries in the feed. */
  feedSize: number
}

const general =
  'economy politics sport science health environment crime disaster education arts conflict labor lifestyle religion society weather human-interest'
const business = 'economy labor politics science economy'
const tech = 'science economy education science'
const culture = 'arts lifestyle human-interest religion'
const green = 'environment science weather'
const local = 'politics crime education weather society disaster human-interest economy'
const sports = 'sport sport health'

const hourMs = 3_600_000

const pace: Readonly<Record<SiteType, { intervalMs: number; feedSize: number }>> = {
  news: { intervalMs: 5 * hourMs, feedSize: 46 },
  blogs: { intervalMs: 30 * hourMs, feedSize: 25 },
  discussions: { intervalMs: 10 * hourMs, feedSize: 20 },
}

/** type, host, title, language, country, format, full text or summary, categories */
const rows = `
news|kelton-courier.example|The Kelton Courier|en|US|rss|full|${general}
news|harlow-business-journal.example|Harlow Business Journal|en|GB|rss|full|${business}
news|global-dispatch.example|Global Dispatch|en|US|atom|full|${general}
news|lantern-post.example|The Lantern Post|en|IE|rss|full|${general}
news|northern-technology-review.example|Northern Technology Review|en|CA|json|full|${tech}
news|marlow-bay-times.example|Marlow Bay Times|en|AU|rss|full|${local}
news|redwick-sport.example|Redwick Sport|en|GB|atom|full|${sports}
news|green-ledger.example|The Green Ledger|en|NZ|rss|full|${green}
news|capital-herald.example|Capital Herald|en|IN|rss|full|${general}
news|cape-morning-news.example|Cape Morning News|en|ZA|rdf|full|${general}
news|wire-service.example|Example Wire|en|US|rss|full|${general}
news|stanfield-observer.example|Stanfield Observer|en|US|rss|summary|${local}
blogs|market-and-city.example|Market and City|en|GB|rss|full|economy society politics
blogs|slow-kitchen.example|The Slow Kitchen|en|US|rss|full|lifestyle
blogs|open-circuit.example|Open Circuit|en|CA|atom|full|${tech}
blogs|tidewater-notes.example|Tidewater Notes|en|AU|json|full|${green}
blogs|stage-left.example|Stage Left|en|IE|rss|full|${culture}
discussions|city-forum.example|City Forum|en|US|atom|full|politics society economy science sport
discussions|maker-board.example|Maker Board|en|GB|atom|full|science
discussions|supporters-terrace.example|Supporters’ Terrace|en|GB|atom|full|sport
news|altenbrucker-zeitung.example|Altenbrucker Zeitung|de|DE|rss|full|economy politics sport science environment health crime arts weather education
news|alpen-anzeiger.example|Alpen-Anzeiger|de|AT|atom|full|economy politics sport science environment crime arts weather
news|technik-heute.example|Technik heute|de|CH|json|full|science economy
blogs|gartenkueche.example|Gartenküche|de|DE|rss|full|lifestyle environment
discussions|stadtgespraech.example|Stadtgespräch|de|DE|atom|full|politics economy science
news|diario-valmayor.example|Diario de Valmayor|es|ES|rss|full|economy politics sport science environment health crime arts weather education
news|la-voz-del-puerto.example|La Voz del Puerto|es|MX|rss|full|economy politics sport crime health
news|cono-sur-noticias.example|Cono Sur Noticias|es|AR|rdf|full|economy politics sport science environment
blogs|cocina-y-camino.example|Cocina y camino|es|CO|atom|full|lifestyle arts
news|le-courrier-de-rochebelle.example|Le Courrier de Rochebelle|fr|FR|rss|full|economy politics sport science environment health crime arts weather
news|nouvelles-du-nord.example|Nouvelles du Nord|fr|CA|atom|full|economy politics sport science environment
blogs|carnets-de-route.example|Carnets de route|fr|BE|rss|full|lifestyle arts
news|gazzetta-di-castelvero.example|Gazzetta di Castelvero|it|IT|rss|full|economy politics sport science environment health arts weather
discussions|piazza-aperta.example|Piazza aperta|it|IT|atom|full|politics economy sport
news|folha-de-monteverde.example|Folha de Monteverde|pt|BR|rss|full|economy politics sport science environment health arts weather
blogs|mar-e-mesa.example|Mar e mesa|pt|PT|atom|full|lifestyle arts
news|aoba-shimbun.example|青葉新聞|ja|JP|rss|full|economy politics sport science disaster weather
blogs|hokuto-techo.example|北斗手帳|ja|JP|json|full|science lifestyle
news|zarechny-vestnik.example|Зареченский вестник|ru|KZ|rss|full|economy politics sport science weather health arts
discussions|razgovor.example|Разговор|ru|KZ|atom|full|politics economy sport science`

export const sampleSites: readonly SampleSite[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [
      type = '',
      host = '',
      title = '',
      language = '',
      country = '',
      format = '',
      text = '',
      categories = '',
    ] = row.split('|')
    return {
      index,
      host,
      title,
      language,
      country,
      // The rows above are written in these words.
      type: type as SiteType,
      format: format as FeedFormat,
      hasFullText: text === 'full',
      categories: categories.split(' '),
      ...pace[type as SiteType],
      feedSize: text === 'full' ? pace[type as SiteType].feedSize : 12,
    }
  })

export function findSampleSite(host: string): SampleSite | undefined {
  return byHost.get(host)
}

const byHost = new Map(sampleSites.map((site) => [site.host, site]))
