import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, smooth } from '../../path.ts'
import { fill, glow, group, stroke, wash } from '../../svg.ts'
import { mute, shade, tint } from '../color.ts'
import { cloud, dabs, fir, flower, grass, land, landShape, sky, strewn, tree } from '../paint.ts'
import type { Ground, Place } from './place.ts'

/** Rolling green under a wide sky; `sun` false takes the sun away. */
export function meadow(
  { width, height, random }: Ground,
  {
    top = '#8fd0ea',
    low = '#e3f4e6',
    green = '#93cb74',
    horizon = 250,
    sun = [600, 70] as Point | false,
  } = {},
): Place {
  const far = mix(green, low, 0.45)
  return {
    horizon,
    ground: height - 30,
    back: group(
      sky(width, height, top, low),
      sun
        ? group(glow(sun[0], sun[1], 180, '#fff3b8', 0.95), fill(ellipse(sun[0], sun[1], 38), '#ffe48a'))
        : '',
      cloud(140, 92, 180, '#ffffff'),
      cloud(430, 60, 110, tint(top, 0.16)),
      land(width, height, [horizon + 12, horizon - 18, horizon + 2, horizon - 30, horizon - 8], far),
      tree([70, horizon + 14], 86, shade(far, 0.09)),
      tree([width - 60, horizon + 6], 108, shade(far, 0.1)),
      land(width, height, [horizon + 48, horizon + 66, horizon + 36, horizon + 52, horizon + 44], green),
      dabs(random, { x: 0, y: horizon + 66, width, height: height - horizon - 60 }, tint(green, 0.1), {
        count: 40,
        opacity: 0.4,
      }),
      grass(
        random,
        strewn(random, { x: 0, y: horizon + 70, width, height: height - horizon - 70 }, 34, 30),
        shade(green, 0.09),
        14,
      ),
      ...strewn(random, { x: 10, y: horizon + 76, width: width - 20, height: 90 }, 12, 44).map((at) =>
        flower(at, 4.5, '#fffdf5'),
      ),
    ),
  }
}

/** A wide field of snow before firs. */
export function snowfield(
  { width, height }: Ground,
  { top = '#4a6fa5', low = '#cfe0ee', horizon = 212, moon = [560, 84] as Point | false } = {},
): Place {
  const field = landShape(width, height, [
    horizon + 14,
    horizon + 2,
    horizon - 6,
    horizon,
    horizon - 8,
    horizon + 2,
    horizon + 10,
  ])
  const firs: readonly (readonly [number, number])[] = [
    [24, 96],
    [84, 70],
    [330, 44],
    [628, 60],
    [668, 92],
    [700, 66],
  ]
  return {
    horizon,
    ground: height - 28,
    back: group(
      sky(width, horizon + 28, top, low),
      moon
        ? group(glow(moon[0], moon[1], 150, '#fff6d8', 0.75), fill(ellipse(moon[0], moon[1], 34), '#fff8e2'))
        : '',
      fill(
        landShape(width, height, [
          horizon - 12,
          horizon - 36,
          horizon - 22,
          horizon - 44,
          horizon - 28,
          horizon - 40,
          horizon - 18,
        ]),
        mix(low, top, 0.3),
      ),
      ...firs.map(([x, size]) => fir([x, horizon + 2], size, mix(top, '#7aa39a', 0.35), '#e4eef6')),
      wash(
        field,
        [0, horizon],
        [0, height],
        [
          [0, '#dfeaf5'],
          [0.45, '#f4f8fb'],
          [1, '#dbe7f4'],
        ],
      ),
      ...[
        [590, 0.56, 190],
        [60, 0.48, 110],
        [620, 0.19, 130],
        [540, 0.86, 220],
      ].map(([x = 0, share = 0, w = 0]) =>
        fill(ellipse(x, horizon + (height - horizon) * share, w / 2, 9), '#c9daec', 0.55),
      ),
    ),
  }
}

/** A garden by night: fence, bushes, stars; `lightAt` is where a window or lamp throws its light. */
export function nightGarden(
  { width, height, random }: Ground,
  {
    top = '#1d2b52',
    low = '#4a5f8c',
    green = '#3f6457',
    horizon = 290,
    moon = [590, 76] as Point | false,
  } = {},
): Place {
  return {
    horizon,
    ground: height - 30,
    back: group(
      sky(width, height, top, low),
      ...strewn(random, { x: 0, y: 8, width, height: horizon - 90 }, 34, 30).map(([x, y], i) =>
        fill(ellipse(x, y, 1 + (i % 3) * 0.6), '#fff3cf', 0.9),
      ),
      moon
        ? group(
            glow(moon[0], moon[1], 130, '#fff0c0', 0.55),
            fill(ellipse(moon[0], moon[1], 32), '#fdf0c4'),
            fill(ellipse(moon[0] + 10, moon[1] - 6, 7), '#efdfae'),
          )
        : '',
      land(
        width,
        height,
        [horizon - 40, horizon - 66, horizon - 44, horizon - 72, horizon - 50],
        mix(top, green, 0.45),
      ),
      tree([44, horizon + 4], 190, mix(top, green, 0.7), '#3d3845'),
      ...[150, 250, 610, 690].map((x, i) =>
        fill(ellipse(x, horizon + 4, 52, 34 + (i % 2) * 10), mix(top, green, 0.82)),
      ),
      land(width, height, [horizon + 8, horizon, horizon + 4, horizon - 2, horizon + 6], green),
      grass(
        random,
        strewn(random, { x: 0, y: horizon + 16, width, height: height - horizon - 16 }, 50, 26),
        shade(green, 0.07),
        14,
      ),
    ),
  }
}

/** Sea, sand and a low sun; the water's edge is at `horizon` + 70. */
export function beach(
  { width, height, random }: Ground,
  { top = '#86cfe4', low = '#fdeecb', water = '#3fa3b5', sand = '#f2d39a', horizon = 196 } = {},
): Place {
  const edge = horizon + 76
  return {
    horizon,
    ground: height - 30,
    back: group(
      sky(width, horizon, top, low),
      cloud(170, 84, 170, '#ffffff'),
      cloud(560, 58, 120, '#ffffff'),
      wash(
        box(0, horizon, width, height),
        [0, horizon],
        [0, edge + 20],
        [
          [0, shade(water, 0.05)],
          [1, tint(water, 0.14)],
        ],
      ),
      ...[
        [90, 18],
        [330, 34],
        [560, 22],
        [210, 52],
        [640, 48],
      ].map(([x = 0, dy = 0]) =>
        stroke(
          smooth([
            [x - 26, horizon + dy],
            [x - 8, horizon + dy - 3],
            [x + 10, horizon + dy],
            [x + 28, horizon + dy - 2],
          ]),
          '#ffffff',
          2.6,
          { opacity: 0.75 },
        ),
      ),
      fill(landShape(width, height, [edge - 6, edge + 4, edge - 8, edge + 6, edge - 4]), '#ffffff', 0.85),
      land(width, height, [edge + 4, edge + 13, edge + 2, edge + 16, edge + 6], mix(sand, '#b98f5a', 0.25)),
      land(width, height, [edge + 26, edge + 34, edge + 24, edge + 38, edge + 28], sand),
      dabs(random, { x: 0, y: edge + 44, width, height: height - edge - 44 }, shade(sand, 0.06), {
        count: 26,
        opacity: 0.45,
      }),
    ),
  }
}

/** A frozen lake with bare banks. */
export function ice(
  { width, height, random }: Ground,
  { top = '#9fc3da', low = '#eef4f2', sheet = '#cfe6ee', horizon = 210 } = {},
): Place {
  return {
    horizon,
    ground: height - 34,
    back: group(
      sky(width, horizon + 10, top, low),
      land(
        width,
        height,
        [horizon - 24, horizon - 46, horizon - 20, horizon - 38, horizon - 26],
        mix(top, '#ffffff', 0.5),
      ),
      ...[40, 112, 610, 672].map((x, i) =>
        fir([x, horizon + 4], 70 + (i % 2) * 30, mute('#5f8f8a', 0.3), '#f4f8fb'),
      ),
      land(width, height, [horizon + 4, horizon - 4, horizon + 6, horizon - 2, horizon + 4], '#f8fbfb'),
      wash(
        polygon([
          [0, horizon + 26],
          [width, horizon + 18],
          [width, height],
          [0, height],
        ]),
        [0, horizon],
        [0, height],
        [
          [0, tint(sheet, 0.03)],
          [1, shade(sheet, 0.05)],
        ],
      ),
      ...strewn(
        random,
        { x: 10, y: horizon + 44, width: width - 80, height: height - horizon - 60 },
        16,
        60,
      ).map(([x, y]) =>
        stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l${34 + (x % 30)} -7`, '#ffffff', 3, { opacity: 0.7 }),
      ),
      stroke(
        smooth([
          [120, height - 20],
          [170, height - 52],
          [150, height - 78],
          [196, height - 104],
        ]),
        shade(sheet, 0.09),
        2.4,
      ),
    ),
  }
}
