export interface SampleOrganization {
  /** The first is the demo user. */
  login: string
  firstName: string
  lastName: string
  name: string
  organizers: readonly { name: string; about: string }[]
  /** Contains all events of the organization. */
  collection: { name: string; summary: string }
}

export const organizations: readonly SampleOrganization[] = [
  {
    login: 'demo',
    firstName: 'Dana',
    lastName: 'Demo',
    name: 'Lighthouse Society',
    collection: {
      name: 'Lit by the Lighthouse',
      summary: 'Evenings and weekends with the Lighthouse Society, in every city.',
    },
    organizers: [
      {
        name: 'Lighthouse Evenings',
        about:
          'We fill the hours after work in a dozen cities: with music, questions, and tables long enough for strangers.',
      },
      {
        name: 'Lighthouse Weekends',
        about: 'Everything that needs daylight, strong shoes or a second day comes from us.',
      },
    ],
  },
  {
    login: 'marlow',
    firstName: 'Ines',
    lastName: 'Marlow',
    name: 'Marlow & Daughters',
    collection: { name: 'At the Long Table', summary: 'Everything that the Marlows bake, pour and serve.' },
    organizers: [
      {
        name: 'Marlow & Daughters',
        about: 'A family of bakers, brewers and hosts. If it can be eaten slowly, we have a table for it.',
      },
    ],
  },
  {
    login: 'okafor',
    firstName: 'Tobi',
    lastName: 'Okafor',
    name: 'Second Screwdriver',
    collection: { name: 'Hands On', summary: 'Workshops, repairs and things with buttons.' },
    organizers: [
      {
        name: 'Second Screwdriver',
        about: 'Workshops for people who want to know how it works and are not afraid of small parts.',
      },
    ],
  },
  {
    login: 'lindqvist',
    firstName: 'Siri',
    lastName: 'Lindqvist',
    name: 'Outside, Mostly',
    collection: { name: 'Out of Doors', summary: 'Rivers, roofs and forests, all the year round.' },
    organizers: [
      {
        name: 'Outside, Mostly',
        about: 'Rivers, roofs, forests and the odd silo: we take people out and bring all of them back.',
      },
    ],
  },
]
