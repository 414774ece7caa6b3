export interface Person {
  id: string
  username: string
  name: string
  bio: string | null
  location: string | null
  portfolio_url: string | null
  links: { html: string }
  profile_image: { small: string; medium: string; large: string }
  total_photos: number
  total_likes: number
  total_collections: number
}

/** A photo as lists contain it. */
export interface Photo {
  id: string
  slug: string
  created_at: string
  width: number
  height: number
  color: string | null
  blur_hash: string | null
  description: string | null
  alt_description: string | null
  urls: { raw: string; full: string; regular: string; small: string; thumb: string }
  links: { html: string; download: string }
  likes: number
  liked_by_user: boolean
  license: { name: string; url: string; attribution_required: boolean }
  source: { type: 'uploaded' | 'generated' }
  user: Person
}

export interface FullPhoto extends Photo {
  exif: {
    name: string | null
    exposure_time: string | null
    aperture: string | null
    focal_length: string | null
    iso: number | null
  }
  location: { name: string | null; city: string | null; country: string | null }
  views: number
  downloads: number
  tags: readonly { title: string }[]
  topics: readonly { title: string; slug: string }[]
  related_collections: { total: number; results: readonly Collection[] }
}

export interface Collection {
  id: string
  title: string
  description: string | null
  total_photos: number
  private: boolean
  links: { html: string }
  user: Person
  preview_photos: readonly { id: string; urls: Photo['urls'] }[]
}

export interface Topic {
  id: string
  slug: string
  title: string
  description: string
  total_photos: number
  links: { html: string }
}

export interface Found<Item> {
  total: number
  results: readonly Item[]
}

export interface Attribution {
  text: string
  html: string
  markdown: string
}
