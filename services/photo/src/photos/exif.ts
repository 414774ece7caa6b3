/** The camera data that the owner publishes, as stored in `photo.exif`. */
export interface Exif {
  make?: string | null
  model?: string | null
  exposureTime?: string | null
  aperture?: string | null
  focalLength?: string | null
  iso?: number | null
}

/** Make and model in one name; many models begin with their make. */
export function cameraName({ make, model }: Exif): string | null {
  if (!make || !model) return make ?? model ?? null
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make}, ${model}`
}
