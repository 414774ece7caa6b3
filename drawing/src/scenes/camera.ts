/**
 * A view camera: its film stands upright and the horizon is placed by shifting it. A column of pixels is a vertical plane
 * in space, so height fields can be followed from the bottom row upwards.
 */
export interface Camera {
  /** Sideways slope of the ray at x, for one unit ahead. */
  across(x: number): number
  /** Upward slope of the ray at y, for one unit ahead. */
  up(y: number): number
}

/** `horizon` is the y of the horizon, `lens` the height of the picture in units of distance: 0.3 is a long lens, 1.5 a wide one. */
export function createCamera(aspect: number, horizon: number, lens: number): Camera {
  return {
    across: (x) => (x - aspect / 2) * lens,
    up: (y) => (horizon - y) * lens,
  }
}
