export interface Format {
  id: number
  name: string
  shortName: string
}

export const findFormat = (id: number): Format | undefined => formatsById.get(id)

const format = (id: number, name: string, shortName: string): Format => ({ id, name, shortName })

export const formats: readonly Format[] = [
  format(1, 'Conference', 'Conference'),
  format(2, 'Seminar or Talk', 'Seminar'),
  format(3, 'Tradeshow, Consumer Show, or Expo', 'Expo'),
  format(4, 'Convention', 'Convention'),
  format(5, 'Festival or Fair', 'Festival'),
  format(6, 'Concert or Performance', 'Performance'),
  format(7, 'Screening', 'Screening'),
  format(8, 'Dinner or Gala', 'Gala'),
  format(9, 'Class, Training, or Workshop', 'Class'),
  format(10, 'Meeting or Networking Event', 'Networking'),
  format(11, 'Party or Social Gathering', 'Party'),
  format(12, 'Rally', 'Rally'),
  format(13, 'Tournament', 'Tournament'),
  format(14, 'Game or Competition', 'Game'),
  format(15, 'Race or Endurance Event', 'Race'),
  format(16, 'Tour', 'Tour'),
  format(17, 'Attraction', 'Attraction'),
  format(18, 'Camp, Trip, or Retreat', 'Retreat'),
  format(19, 'Appearance or Signing', 'Appearance'),
  format(100, 'Other', 'Other'),
]

const formatsById = new Map(formats.map((each) => [each.id, each]))
