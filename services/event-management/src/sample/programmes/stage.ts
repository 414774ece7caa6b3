import type { Programme } from '../programme.ts'

export const stageProgrammes: readonly Programme[] = [
  {
    name: 'Shakespeare with Sandwiches',
    summary: 'A comedy in the open air, with a picnic in the third act.',
    about:
      'A travelling company of eight plays all the parts, most of the instruments and one very tired horse. Blankets are welcome, umbrellas are not: in rain we move under the arches.',
    ...{ categoryId: 105, subcategoryId: 5001, formatId: 6, picture: 'stage', startsAt: '18:30', hours: 2.5 },
    ...{ days: 'weekend', tickets: 'tiers', price: 20, places: 220 },
  },
  {
    name: 'Five-Minute Plays',
    summary: 'Twelve new plays of five minutes, a gong, and no mercy.',
    about:
      'When the gong sounds the play is over, whoever is dying. Twelve writers, four actors, one carpet. The audience votes for the one that should grow up.',
    ...{ categoryId: 105, subcategoryId: 5001, formatId: 6, picture: 'stage', startsAt: '20:00', hours: 1.5 },
    ...{ days: 'evening', tickets: 'paid', price: 11, places: 70 },
  },
  {
    name: 'Unscripted: An Evening of Improvised Comedy',
    summary: 'You shout a word, they make it a scene, and nobody knows how it ends.',
    about:
      'Six improvisers take suggestions from the audience and regret them at once. Family-friendly until the interval, and only slightly less afterwards.',
    ...{ categoryId: 105, subcategoryId: 5010, formatId: 6, picture: 'stage', startsAt: '20:00', hours: 2 },
    ...{ days: 'evening', tickets: 'paid', price: 13, places: 95 },
  },
  {
    name: 'Silent Films, Loud Piano',
    summary: 'Rescued reels from the 1920s with a pianist who has not seen them either.',
    about:
      'Two short films and one long one, found in attics and cleaned by hand. The pianist plays what the screen tells her and talks about it at the bar.',
    ...{ categoryId: 104, subcategoryId: 4002, formatId: 7, picture: 'film', startsAt: '19:30', hours: 2.25 },
    ...{ days: 'evening', tickets: 'paid', price: 12, places: 140 },
  },
  {
    name: 'Night of the Short Documentary',
    summary: 'Nine true stories under fifteen minutes, with the people who filmed them.',
    about:
      'A lighthouse keeper, a village that sold its name, a pigeon that came back: nine short documentaries and questions afterwards. Subtitled throughout.',
    ...{ categoryId: 104, subcategoryId: 4002, formatId: 7, picture: 'film', startsAt: '19:00', hours: 3 },
    ...{ days: 'evening', tickets: 'early', price: 10, places: 160 },
  },
  {
    name: 'Open-Air Cinema: Bring a Blanket',
    summary: 'A classic on a wall, popcorn from a bicycle, and stars if the clouds allow.',
    about:
      'The film begins when it is dark enough, the soup before that. Low chairs go in front, tall people behind. If it rains hard, your ticket is good for the next date.',
    ...{ categoryId: 104, subcategoryId: 4002, formatId: 7, picture: 'film', startsAt: '20:30', hours: 3 },
    ...{ days: 'weekend', tickets: 'members', price: 9, places: 300 },
  },
  {
    name: 'Contemporary Dance: Weather Systems',
    summary: 'Seven dancers, one fan, and a score made from old barometer readings.',
    about:
      'A new piece of fifty minutes without a pause, followed by a conversation in which you may ask what the fan meant. Latecomers are seated at the side.',
    ...{ categoryId: 105, subcategoryId: 5004, formatId: 6, picture: 'sky', startsAt: '19:30', hours: 1.5 },
    ...{ days: 'evening', tickets: 'seats', price: 24, places: 150 },
  },
  {
    name: 'Drawing the Dancers',
    summary: 'Two dancers move slowly, you draw quickly; paper and charcoal are provided.',
    about:
      'Poses of one, five and twenty minutes, with music. A teacher walks around and says helpful things to those who look up. No experience is needed, old clothes are.',
    ...{ categoryId: 105, subcategoryId: 5008, formatId: 9, picture: 'craft', startsAt: '18:30', hours: 2 },
    ...{ days: 'evening', tickets: 'workshop', price: 19, places: 24 },
  },
  {
    name: 'Poetry at the Laundrette',
    summary: 'Six poets read between the spin cycles; bring your washing.',
    about:
      'The machines are free for the evening and set the rhythm. Each poet has one wash programme. There is tea, and a line for the socks nobody claims.',
    ...{ categoryId: 105, subcategoryId: 5009, formatId: 6, picture: 'words', startsAt: '19:00', hours: 2 },
    ...{ days: 'evening', tickets: 'free', places: 45 },
  },
  {
    name: 'Burlesque after Dark',
    summary: 'Feathers, satire and a brass trio; for grown-ups only.',
    about:
      'Seven acts, a master of ceremonies with a sharp tongue, and a trio that follows every wink. Doors close when the first curtain opens.',
    ...{ categoryId: 105, subcategoryId: 5004, formatId: 6, picture: 'stage', startsAt: '21:30', hours: 2.5 },
    ...{ days: 'weekend', tickets: 'tiers', price: 30, places: 130, isAdult: true },
  },
]
