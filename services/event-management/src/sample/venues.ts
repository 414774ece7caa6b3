/** A fictional venue in a real city. */
export interface SampleVenue {
  name: string
  street: string
  city: string
  region?: string
  postalCode: string
  country: string
  latitude: number
  longitude: number
  zone: string
  currency: string
  locale: string
  capacity: number
}

type Shared = Pick<SampleVenue, 'city' | 'region' | 'country' | 'zone' | 'currency' | 'locale'>

const berlin: Shared = {
  city: 'Berlin',
  country: 'DE',
  zone: 'Europe/Berlin',
  currency: 'EUR',
  locale: 'en_US',
}
const london: Shared = {
  city: 'London',
  country: 'GB',
  zone: 'Europe/London',
  currency: 'GBP',
  locale: 'en_GB',
}
const newYork: Shared = {
  city: 'New York',
  region: 'NY',
  country: 'US',
  zone: 'America/New_York',
  currency: 'USD',
  locale: 'en_US',
}
const sanFrancisco: Shared = {
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
  zone: 'America/Los_Angeles',
  currency: 'USD',
  locale: 'en_US',
}
const paris: Shared = {
  city: 'Paris',
  country: 'FR',
  zone: 'Europe/Paris',
  currency: 'EUR',
  locale: 'en_US',
}
const lisbon: Shared = {
  city: 'Lisbon',
  country: 'PT',
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  locale: 'en_US',
}
const tokyo: Shared = {
  city: 'Tokyo',
  country: 'JP',
  zone: 'Asia/Tokyo',
  currency: 'JPY',
  locale: 'en_US',
}
const sydney: Shared = {
  city: 'Sydney',
  region: 'NSW',
  country: 'AU',
  zone: 'Australia/Sydney',
  currency: 'AUD',
  locale: 'en_AU',
}
const toronto: Shared = {
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  zone: 'America/Toronto',
  currency: 'CAD',
  locale: 'en_CA',
}
const saoPaulo: Shared = {
  city: 'São Paulo',
  region: 'SP',
  country: 'BR',
  zone: 'America/Sao_Paulo',
  currency: 'BRL',
  locale: 'en_US',
}
const capeTown: Shared = {
  city: 'Cape Town',
  region: 'WC',
  country: 'ZA',
  zone: 'Africa/Johannesburg',
  currency: 'ZAR',
  locale: 'en_US',
}
const stockholm: Shared = {
  city: 'Stockholm',
  country: 'SE',
  zone: 'Europe/Stockholm',
  currency: 'SEK',
  locale: 'en_US',
}
const mumbai: Shared = {
  city: 'Mumbai',
  region: 'MH',
  country: 'IN',
  zone: 'Asia/Kolkata',
  currency: 'INR',
  locale: 'en_IN',
}
const mexicoCity: Shared = {
  city: 'Mexico City',
  region: 'CDMX',
  country: 'MX',
  zone: 'America/Mexico_City',
  currency: 'MXN',
  locale: 'en_US',
}

/** Berlin is frequent, since the demo organization is there. */
export const venues: readonly SampleVenue[] = [
  {
    ...berlin,
    name: 'Kachelwerk',
    street: 'Uferstraße 41',
    postalCode: '13357',
    capacity: 420,
    latitude: 52.5527,
    longitude: 13.3742,
  },
  {
    ...london,
    name: 'The Lamp Store',
    street: '18 Wharf Row',
    postalCode: 'E2 8HD',
    capacity: 300,
    latitude: 51.5316,
    longitude: -0.0739,
  },
  {
    ...newYork,
    name: 'Ferry House',
    street: '77 Pier Street',
    postalCode: '11231',
    capacity: 350,
    latitude: 40.6779,
    longitude: -74.0113,
  },
  {
    ...berlin,
    name: 'Gartenhaus am Kanal',
    street: 'Maybachufer 9',
    postalCode: '12047',
    capacity: 110,
    latitude: 52.4931,
    longitude: 13.4246,
  },
  {
    ...paris,
    name: 'Atelier du Canal',
    street: '12 quai de la Loutre',
    postalCode: '75010',
    capacity: 180,
    latitude: 48.8732,
    longitude: 2.3639,
  },
  {
    ...tokyo,
    name: 'Yanaka Lantern Hall',
    street: '3-14 Yanaka',
    postalCode: '110-0001',
    capacity: 150,
    latitude: 35.7254,
    longitude: 139.7672,
  },
  {
    ...sanFrancisco,
    name: 'Signal Hill Works',
    street: '240 Foghorn Alley',
    postalCode: '94110',
    capacity: 260,
    latitude: 37.7574,
    longitude: -122.4148,
  },
  {
    ...lisbon,
    name: 'Casa das Gaivotas',
    street: 'Rua do Sal 28',
    postalCode: '1100-482',
    capacity: 140,
    latitude: 38.7128,
    longitude: -9.1286,
  },
  {
    ...berlin,
    name: 'Salon Nordlicht',
    street: 'Pappelallee 63',
    postalCode: '10437',
    capacity: 160,
    latitude: 52.5441,
    longitude: 13.4168,
  },
  {
    ...sydney,
    name: 'The Boatshed Rooms',
    street: '5 Tallow Lane',
    postalCode: '2041',
    capacity: 200,
    latitude: -33.8579,
    longitude: 151.1812,
  },
  {
    ...toronto,
    name: 'Maple & Main',
    street: '410 Streetcar Avenue',
    postalCode: 'M6J 1H5',
    capacity: 240,
    latitude: 43.6458,
    longitude: -79.4194,
  },
  {
    ...london,
    name: 'Hopscotch Yard',
    street: '3 Tanner Walk',
    postalCode: 'SE1 3PL',
    capacity: 600,
    latitude: 51.4998,
    longitude: -0.0764,
  },
  {
    ...saoPaulo,
    name: 'Galpão Azul',
    street: 'Rua das Figueiras 310',
    postalCode: '05422-010',
    capacity: 380,
    latitude: -23.5631,
    longitude: -46.6914,
  },
  {
    ...capeTown,
    name: 'Quarry Room',
    street: '22 Windmill Road',
    postalCode: '7925',
    capacity: 170,
    latitude: -33.9289,
    longitude: 18.4567,
  },
  {
    ...stockholm,
    name: 'Båthuset',
    street: 'Sågverksgatan 6',
    postalCode: '116 45',
    capacity: 190,
    latitude: 59.3141,
    longitude: 18.0853,
  },
  {
    ...berlin,
    name: 'Freilichtbühne Krähenwald',
    street: 'Am Krähenwald 1',
    postalCode: '14193',
    capacity: 2_200,
    latitude: 52.4867,
    longitude: 13.2571,
  },
  {
    ...mumbai,
    name: 'Banyan Court',
    street: '9 Kite Makers Road',
    postalCode: '400050',
    capacity: 280,
    latitude: 19.0606,
    longitude: 72.8362,
  },
  {
    ...mexicoCity,
    name: 'Patio Colibrí',
    street: 'Calle del Tranvía 57',
    postalCode: '06700',
    capacity: 220,
    latitude: 19.4178,
    longitude: -99.1602,
  },
  {
    ...newYork,
    name: 'The Reading Engine',
    street: '164 Larch Street',
    postalCode: '10002',
    capacity: 90,
    latitude: 40.7178,
    longitude: -73.9886,
  },
]
