/** Names that feeds and URL sections use for a category, in several languages, in lower case. */
const declaredNames: Readonly<Record<string, string>> = {
  arts: 'arts|art|culture|entertainment|music|movies|film|films|books|theatre|theater|media|tv|arts & culture|kultur|kunst|feuilleton|musik|cultura|cultura y ocio|música|cine|culture et médias|culture|musique|cinéma|spettacoli|arte|entretenimento|культура|искусство|文化|エンタメ|芸能',
  conflict: 'war|conflict|military|defence|defense|krieg|guerra|guerre|война',
  crime:
    'crime|law|justice|courts|police|kriminalität|justiz|sucesos|justicia|tribunales|faits divers|justice et police|cronaca|cronaca nera|giustizia|polícia|justiça|криминал|происшествия|事件|社会・事件',
  disaster:
    'disaster|disasters|accidents|emergency|unglücke|katastrophen|catástrofes|catastrophes|disastri|desastres|災害',
  economy:
    'economy|business|finance|money|markets|companies|wirtschaft|finanzen|börse|economía|negocios|finanzas|économie|entreprises|finance|economia|finanza|mercati|negócios|finanças|экономика|бизнес|финансы|経済|ビジネス',
  education:
    'education|schools|university|universities|bildung|schule|educación|éducation|scuola|istruzione|educação|образование|教育',
  environment:
    'environment|climate|nature|earth|umwelt|klima|medio ambiente|medioambiente|environnement|planète|ambiente|meio ambiente|экология|環境',
  health: 'health|medicine|wellness|gesundheit|medizin|salud|santé|salute|saúde|здоровье|медицина|健康|医療',
  'human-interest':
    'human interest|people|odd news|offbeat|panorama|gente|insolite|curiosità|gente e curiosidades|люди|話題',
  labor:
    'labour|labor|jobs|work|careers|arbeit|karriere|trabajo|empleo|emploi|travail|lavoro|trabalho|emprego|работа|труд|労働',
  lifestyle:
    'lifestyle|life|food|travel|fashion|style|leisure|cooking|garden|leben|reise|essen|mode|estilo|viajes|gastronomía|voyage|cuisine|gastronomie|viaggi|cucina|moda|viagem|estilo de vida|turismo|путешествия|стиль|生活|旅行|グルメ',
  politics: 'politics|government|elections|policy|politik|política|politique|politica|политика|政治',
  religion: 'religion|faith|church|glaube|kirche|religión|religione|religião|религия|宗教',
  science:
    'science|technology|tech|sci/tech|computing|internet|software|gadgets|space|ai|wissenschaft|technik|digital|netzwelt|ciencia|tecnología|tecnologia|science et technologie|sciences|technologie|scienza|ciência|наука|технологии|科学|テクノロジー|技術|it',
  society:
    'society|social|community|housing|gesellschaft|soziales|sociedad|société|società|sociedade|общество|社会',
  sport:
    'sport|sports|football|soccer|tennis|basketball|cycling|fußball|deportes|deporte|fútbol|sports et loisirs|calcio|esporte|esportes|desporto|futebol|спорт|футбол|スポーツ',
  weather: 'weather|wetter|tiempo|el tiempo|météo|meteo|previsão do tempo|погода|天気',
}

const byName = new Map(
  Object.entries(declaredNames).flatMap(([category, names]) =>
    names.split('|').map((name) => [normalize(name), category] as const),
  ),
)

export function findDeclaredCategory(name: string): string | undefined {
  return byName.get(normalize(name.slice(0, 100)))
}

/** Returns the category of the first known path segment: `/sport/2026/…`. */
export function findSectionCategory(url: string): string | undefined {
  const segments = URL.parse(url)?.pathname.split('/').slice(1, 5) ?? []
  // The last segment names the post.
  for (const segment of segments.slice(0, -1)) {
    const category = findDeclaredCategory(decode(segment).replaceAll('-', ' '))
    if (category !== undefined) return category
  }
  return undefined
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function normalize(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}
