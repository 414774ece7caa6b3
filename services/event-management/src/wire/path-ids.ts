import { type TString, Type } from 'typebox'

const pathOf = <Name extends string>(name: Name, what: string) =>
  // A computed name widens to any string.
  Type.Object({ [name]: Type.String({ description: `The ID of the ${what}.` }) } as Record<Name, TString>)

export const EventPath = pathOf('event_id', 'event')
export const SeriesPath = pathOf('event_series_id', 'event series')
export const OrganizationPath = pathOf('organization_id', 'organization')
export const OrganizerPath = pathOf('organizer_id', 'organizer')
export const VenuePath = pathOf('venue_id', 'venue')
export const UserPath = pathOf('user_id', 'user, or `me`')
