import type { ComponentChildren } from 'preact'
import { formatCount } from '../../../kit/format.ts'
import { studioHref } from '../hrefs.ts'
import type { Reader } from '../json-api.ts'
import { formatAverage, formatLabel, formatLongDate, formatMinutes, statusLabel } from '../labels.ts'
import type { Named, Role, WorkResource } from '../records.ts'
import { seasonHref, seasonOf, seasonTitle } from '../seasons.ts'
import { listTitles } from '../titles.ts'
import { Elsewhere, Streams } from './elsewhere.tsx'

export function WorkFacts({ work, reader }: { work: WorkResource; reader: Reader }) {
  const { attributes } = work
  const { startDate, endDate, episodeLength, totalLength, ageRating, ageRatingGuide } = attributes
  const season = startDate ? seasonOf(startDate) : undefined
  const facts: readonly (readonly [title: string, value: ComponentChildren])[] = [
    ['Format', formatLabel(attributes.subtype)],
    ['Status', statusLabel(attributes.status)],
    ['Season', season && <a href={seasonHref(season)}>{seasonTitle(season)}</a>],
    [endDate === startDate ? 'Date' : 'Began', startDate && formatLongDate(startDate)],
    ['Ended', endDate && endDate !== startDate && formatLongDate(endDate)],
    ['Episodes', attributes.episodeCount && formatCount(attributes.episodeCount)],
    ['Length', episodeLength && formatMinutes(episodeLength)],
    ['Total length', totalLength && totalLength !== episodeLength && formatMinutes(totalLength)],
    ...companies(work, reader),
    ['Ages', ageRating && [ageRating, ageRatingGuide].filter(Boolean).join(', ')],
    ['Rating', formatAverage(attributes.averageRating)],
    ['By rating', attributes.ratingRank && `no. ${formatCount(attributes.ratingRank)}`],
    ['Popularity', attributes.popularityRank && `no. ${formatCount(attributes.popularityRank)}`],
  ]
  const short = attributes.abbreviatedTitles ?? []
  return (
    <>
      <dl class="facts">
        {facts.map(
          ([title, value]) =>
            value && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section class="work-titles">
        <h2 class="label">Titles</h2>
        <ul>
          {listTitles(attributes).map(({ text, lang, language }) => (
            <li key={text}>
              <bdi lang={lang}>{text}</bdi> <span class="quiet small">{language}</span>
            </li>
          ))}
          {short.length > 0 && (
            <li>
              {short.join(', ')} <span class="quiet small">abbreviation</span>
            </li>
          )}
        </ul>
      </section>
      <Streams work={work} reader={reader} />
      <Elsewhere work={work} reader={reader} />
    </>
  )
}

function companies(work: WorkResource, reader: Reader) {
  const productions = reader.many<Role>(work, 'productions')
  return (['studio', 'producer', 'licensor'] as const).map((role) => {
    const members = productions
      .filter(({ attributes }) => attributes.role === role)
      .flatMap((one) => reader.one<Named & { slug: string }>(one, 'company') ?? [])
    const value = members.length > 0 && (
      <ul>
        {members.map((company) => (
          <li key={company.id}>
            <a href={studioHref(company)}>{company.attributes.name}</a>
          </li>
        ))}
      </ul>
    )
    return [{ studio: 'Studio', producer: 'Producer', licensor: 'Licensor' }[role], value] as const
  })
}
