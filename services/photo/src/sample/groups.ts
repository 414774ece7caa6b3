/** A collection or topic of the sample, with the photos that have one of the tags. */
export interface PhotoGroup {
  title: string
  description: string
  tags: readonly string[]
}

export interface CollectionGroup extends PhotoGroup {
  owner: string
  isCurated: boolean
  isFeatured: boolean
}

export interface TopicGroup extends PhotoGroup {
  slug: string
  owner: string
  visibility: 'featured' | 'visible'
}

const curated = (
  owner: string,
  title: string,
  description: string,
  tags: readonly string[],
): CollectionGroup => ({
  owner,
  title,
  description,
  tags,
  isCurated: true,
  isFeatured: false,
})
const plain = (
  owner: string,
  title: string,
  description: string,
  tags: readonly string[],
): CollectionGroup => ({
  ...curated(owner, title, description, tags),
  isCurated: false,
})
const featured = (group: CollectionGroup): CollectionGroup => ({ ...group, isFeatured: true })

/** From the oldest to the newest. */
export const collectionGroups: readonly CollectionGroup[] = [
  plain('studio_grain', 'Warm colors', 'Orange, red and gold.', ['orange', 'red', 'gold', 'warm']),
  plain('studio_cumulus', 'Weather', 'Clouds, rain, fog and storms.', [
    'weather',
    'fog',
    'rain',
    'storm',
    'mist',
  ]),
  featured(
    plain('studio_tide', 'Reflections', 'Lakes and glass that mirror something.', ['reflection', 'glass']),
  ),
  plain('studio_meridian', 'Silhouettes', 'Dark shapes before light.', ['silhouette']),
  curated('studio_ridge', 'Mountains', 'Ridges and peaks, near and far.', [
    'mountains',
    'peaks',
    'ridges',
    'hills',
  ]),
  featured(
    curated('studio_tide', 'By the water', 'Seas, lakes and rivers.', ['sea', 'ocean', 'lake', 'river']),
  ),
  curated('studio_meridian', 'After dark', 'Stars, moonlight and lamps.', [
    'night',
    'stars',
    'moon',
    'bokeh',
  ]),
  featured(
    curated('studio_cumulus', 'Golden hour', 'The light of the first and last hour.', [
      'sunset',
      'dusk',
      'dawn',
      'sunrise',
    ]),
  ),
  curated('studio_avenue', 'Cities', 'Streets, towers and windows.', [
    'city',
    'urban',
    'skyline',
    'architecture',
  ]),
  curated('studio_pigment', 'Backgrounds', 'Quiet enough for text in front.', ['background', 'wallpaper']),
  featured(
    curated('studio_grain', 'Textures', 'Surfaces that fill the frame.', [
      'texture',
      'pattern',
      'macro',
      'folds',
    ]),
  ),
  curated('studio_cumulus', 'Skies', 'Looking up.', ['sky', 'clouds']),
  curated('studio_pigment', 'Blue', 'From navy to turquoise.', ['blue', 'navy', 'teal', 'turquoise']),
  curated('studio_ridge', 'Winter', 'Snow, ice and cold light.', ['snow', 'winter', 'ice', 'cold']),
  featured(curated('studio_mesa', 'Calm', 'Little happens here.', ['calm', 'minimal', 'soft', 'silence'])),
]

/** In the order of their position. */
export const topicGroups: readonly TopicGroup[] = [
  ['nature', 'Nature', 'Landscapes, water and weather.', 'studio_ridge', 'featured', ['nature', 'landscape']],
  [
    'wallpapers',
    'Wallpapers',
    'Pictures for the screens of desktops and phones.',
    'studio_pigment',
    'featured',
    ['background', 'wallpaper', 'landscape'],
  ],
  [
    'textures-patterns',
    'Textures & Patterns',
    'Materials, structures and repetition.',
    'studio_grain',
    'featured',
    ['texture', 'pattern', 'macro', 'folds'],
  ],
  [
    'architecture',
    'Architecture',
    'Buildings, facades and the lines between them.',
    'studio_avenue',
    'visible',
    ['architecture', 'building', 'city', 'skyline'],
  ],
  [
    'night',
    'Night',
    'What is visible after sunset.',
    'studio_meridian',
    'visible',
    ['night', 'stars', 'moon'],
  ],
  [
    'water',
    'Water',
    'Seas, lakes, rain and waves.',
    'studio_tide',
    'visible',
    ['water', 'sea', 'ocean', 'lake', 'rain'],
  ],
  [
    'mountains',
    'Mountains',
    'Peaks, ridges and valleys.',
    'studio_ridge',
    'visible',
    ['mountains', 'peaks', 'hills'],
  ],
  ['skies', 'Skies', 'Clouds and the colors of the air.', 'studio_cumulus', 'visible', ['sky', 'clouds']],
  [
    'abstract',
    'Abstract',
    'Shapes and colors without an object.',
    'studio_pigment',
    'visible',
    ['abstract', 'gradient', 'paint'],
  ],
  [
    'black-and-white',
    'Black and White',
    'Without color.',
    'studio_avenue',
    'visible',
    ['monochrome', 'black and white', 'grey'],
  ],
  [
    'seasons',
    'Seasons',
    'Summer, autumn, winter and spring.',
    'studio_mesa',
    'visible',
    ['winter', 'summer', 'autumn', 'spring', 'snow'],
  ],
].map(
  ([slug, title, description, owner, visibility, tags]) =>
    ({ slug, title, description, owner, visibility, tags }) as TopicGroup,
)
