import { NameIndex } from './name-index.ts'

export interface Category {
  /** Short name in addresses, and in the index. */
  readonly slug: string
  /** The name in posts. */
  readonly name: string
  /** Subjects within the category, in posts as `Category->topic`. */
  readonly topics: readonly string[]
  readonly aliases: readonly string[]
}

function category(slug: string, name: string, topics: string, aliases = ''): Category {
  const list = (text: string) => (text === '' ? [] : text.split(', '))
  return { slug, name, topics: list(topics), aliases: list(aliases) }
}

/** The top level of IPTC Media Topics: https://iptc.org/standards/media-topics/ */
export const categories: readonly Category[] = [
  category(
    'arts',
    'Arts, Culture and Entertainment',
    'architecture, books and literature, celebrities, dance, fashion, film, games, museums and exhibitions, music, mass media, photography, television, theatre',
    'art, culture, entertainment, arts and culture, arts culture entertainment and media, media',
  ),
  category(
    'conflict',
    'War, Conflict and Unrest',
    'armed conflict, civil unrest, coup, massacre, peace process, post-war reconstruction, protests, refugees, terrorism, war crimes, weapons',
    'war, unrest, conflict war and peace, peace',
  ),
  category(
    'crime',
    'Crime, Law and Justice',
    'corruption, courts, cybercrime, drugs, fraud, investigations, judges, laws, police, prisons, theft, trials, violent crime',
    'law, justice, crime law and justice, police',
  ),
  category(
    'disaster',
    'Disaster and Accident',
    'accidents, drought, earthquakes, emergency response, explosions, fires, floods, landslides, relief, storms, transport accidents, volcanoes',
    'disasters, accident, accidents, disaster accident and emergency incident',
  ),
  category(
    'economy',
    'Economy, Business and Finance',
    'agriculture, banking, commodities, companies, construction, consumer goods, currencies, energy, investment, macroeconomics, markets, mergers and acquisitions, real estate, retail, stocks, tourism, trade, transport',
    'business, finance, money, markets, economics',
  ),
  category(
    'education',
    'Education',
    'exams, online learning, religious education, schools, students, teachers, universities, vocational training',
    'schools',
  ),
  category(
    'environment',
    'Environment',
    'animals, biodiversity, climate change, conservation, energy saving, natural resources, plants, pollution, recycling, water',
    'environmental issue, nature, climate',
  ),
  category(
    'health',
    'Health',
    'diseases, epidemics, health care, hospitals, medicine, mental health, nutrition, pharmaceuticals, public health, surgery, vaccines',
    'medicine, healthcare',
  ),
  category(
    'human-interest',
    'Human Interest',
    'anniversaries, awards, curiosities, heroes, mysteries, people, royalty, ceremonies',
    'people',
  ),
  category(
    'labor',
    'Labor',
    'employment, labor law, labor relations, pensions, strikes, trade unions, unemployment, wages, working conditions',
    'labour, work, employment, jobs',
  ),
  category(
    'lifestyle',
    'Lifestyle and Leisure',
    'family, fitness, food and drink, gardening, hobbies, home, holidays, outdoor activities, travel, wellness',
    'leisure, travel, life',
  ),
  category(
    'politics',
    'Politics',
    'defense, diplomacy, elections, foreign policy, government, human rights, international organizations, lobbying, parliament, political parties, public finance, referendums, taxation',
    'government, policy',
  ),
  category(
    'religion',
    'Religion and Belief',
    'beliefs, buddhism, christianity, hinduism, interfaith relations, islam, judaism, religious events, religious leaders, religious texts',
    'belief, faith',
  ),
  category(
    'science',
    'Science and Technology',
    'artificial intelligence, biology, chemistry, computing, engineering, internet, mathematics, mobile phones, physics, research, robotics, security, software, space',
    'technology, tech, science',
  ),
  category(
    'society',
    'Social Issue',
    'charity, children, demographics, discrimination, equality, families, immigration, poverty, social services, values, welfare, women',
    'social, social issues',
  ),
  category(
    'sport',
    'Sport',
    'american football, athletics, baseball, basketball, boxing, cricket, cycling, golf, gymnastics, ice hockey, motor racing, olympic games, rugby, sailing, skiing, soccer, swimming, tennis, transfers',
    'sports',
  ),
  category('weather', 'Weather', 'forecasts, heat waves, statistics, warnings, winter weather', 'forecast'),
]

const bySlug: ReadonlyMap<string, Category> = new Map(categories.map((each) => [each.slug, each]))

const index = new NameIndex([
  ...categories.flatMap(({ slug, name }) => [[name, slug] as const, [slug, slug] as const]),
  ...categories.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug] as const)),
])

/** Finds the slug of a category by its name, slug or a common short name. */
export function findCategory(text: string): string | undefined {
  return index.find(text)
}

export function findCategoriesByPrefix(prefix: string): string[] {
  return index.findByPrefix(prefix)
}

export function getCategory(slug: string): Category {
  const entry = bySlug.get(slug)
  if (!entry) throw new Error(`There is no category ${slug}`)
  return entry
}

/** The topic in posts: `Sport->soccer`. */
export function topicName(slug: string, topic: string): string {
  return `${getCategory(slug).name}->${topic}`
}
