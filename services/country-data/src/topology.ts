import { type DatasetFile, readDatasetFile } from './dataset.ts'

/** Longitude, then latitude. */
export type Position = [number, number]

/** Polygons of rings of arc indexes; `~n` is arc n reversed (TopoJSON §2.1.4). */
interface TopologyShape {
  id: string
  arcs: number[][][]
  properties: { cca2: string; ccn3: string; name: string }
}

/** A TopoJSON map that parses arcs on demand. */
export interface Topology {
  find(id: string): TopologyShape | undefined
  readRing(arcs: readonly number[]): Position[]
}

/** The file has one shape or arc per line. Parsing it whole would take 30 MB for the finest map. */
export async function openTopology(name: DatasetFile): Promise<Topology> {
  const bytes = await readDatasetFile(name)
  const starts = findLines(bytes)
  const readLine = (number: number) => String(bytes.subarray(starts[number], (starts[number + 1] ?? 0) - 1))
  const parse = <Value>(text: string) => JSON.parse(text.replace(/,$/, '')) as Value

  const { transform } = parse<TopologyHead>(`${readLine(0)}]}}}`)
  const shapes = new Map<string, TopologyShape>()
  let line = 1
  for (let text = readLine(line); text.startsWith('{'); text = readLine(++line)) {
    const shape = parse<TopologyShape>(text)
    shapes.set(shape.id, shape)
  }
  const firstArc = line + 1

  function readArc(number: number): Position[] {
    const { scale, translate } = transform
    let [x, y] = [0, 0]
    return parse<Position[]>(readLine(firstArc + number)).map(([dx, dy]) => {
      x += dx
      y += dy
      return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])]
    })
  }

  return {
    find: (id) => shapes.get(id),
    // Each arc begins at the end of the previous one.
    readRing: (arcs) =>
      arcs.flatMap((arc, index) => {
        const positions = arc < 0 ? readArc(~arc).reverse() : readArc(arc)
        return index === 0 ? positions : positions.slice(1)
      }),
  }
}

/** To about 10 m, finer than the finest map. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

interface TopologyHead {
  transform: { scale: Position; translate: Position }
}

function findLines(bytes: Buffer): number[] {
  const starts = [0]
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
