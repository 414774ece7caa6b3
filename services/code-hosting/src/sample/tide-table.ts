import type { SampleRepository } from './sample.ts'

const module1 = `"""Times of high water at one place, from the moon alone."""

from datetime import datetime, timedelta

TIDAL_DAY = timedelta(hours=24, minutes=50)


def high_waters(first: datetime, count: int) -> list[datetime]:
    """High water comes twice in a tidal day."""
    return [first + TIDAL_DAY / 2 * n for n in range(count)]
`

const module2 = `${module1}

def low_waters(first_high: datetime, count: int) -> list[datetime]:
    """Low water stands in the middle between two high waters."""
    quarter = TIDAL_DAY / 4
    return [high + quarter for high in high_waters(first_high, count)]
`

const cli = `import argparse
from datetime import datetime

from tides import high_waters, low_waters


def main() -> None:
    parser = argparse.ArgumentParser(description="Print a table of tides.")
    parser.add_argument("first_high_water", type=datetime.fromisoformat)
    parser.add_argument("--count", type=int, default=4)
    options = parser.parse_args()
    highs = high_waters(options.first_high_water, options.count)
    lows = low_waters(options.first_high_water, options.count)
    for high, low in zip(highs, lows):
        print(f"high {high:%a %H:%M}   low {low:%a %H:%M}")


if __name__ == "__main__":
    main()
`

export const tideTable: SampleRepository = {
  owner: 'lantern-works',
  name: 'tide-table',
  description: 'A table of tides for one place, from the moon alone.',
  topics: ['python', 'sea', 'tides'],
  createdAt: '2026-03-01T10:00:00Z',
  starredBy: ['demo', 'ines'],
  commits: [
    {
      author: 'tomasz',
      at: '2026-03-01T10:20:00Z',
      message: 'High water, twice in a tidal day',
      files: {
        'tides.py': module1,
        'README.md':
          '# Tide table\n\nA tidal day has 24 hours and 50 minutes. That is nearly all there is to it.\n\n> Not for navigation.\n',
      },
    },
    {
      author: 'tomasz',
      at: '2026-03-02T17:30:00Z',
      message: 'Low water stands in the middle',
      files: { 'tides.py': module2 },
    },
    {
      author: 'ines',
      at: '2026-03-07T11:00:00Z',
      message: 'Print the table from the command line',
      files: { 'table.py': cli },
    },
    {
      author: 'ines',
      at: '2026-03-07T11:25:00Z',
      message: 'Show how the table looks',
      files: {
        'README.md':
          '# Tide table\n\nA tidal day has 24 hours and 50 minutes. That is nearly all there is to it.\n\n> Not for navigation.\n\n```console\n$ python table.py 2026-03-07T04:10 --count 2\nhigh Sat 04:10   low Sat 10:22\nhigh Sat 16:35   low Sat 22:47\n```\n',
      },
    },
  ],
  tags: [{ name: 'v0.1', commit: 3, message: 'A first table' }],
  releases: [
    {
      author: 'ines',
      at: '2026-03-07T12:00:00Z',
      tag: 'v0.1',
      name: 'A first table',
      body: 'High and low water from the command line. *Not for navigation.*',
      asset: {
        name: 'tides-of-march.txt',
        contentType: 'text/plain',
        text: 'high Sat 04:10   low Sat 10:22\nhigh Sat 16:35   low Sat 22:47\n',
      },
    },
  ],
  issues: [
    {
      author: 'ines',
      at: '2026-03-08T09:00:00Z',
      title: 'Spring and neap tides',
      body: 'The height changes with the phase of the moon. Could the table say at least *spring* or *neap*?',
      labels: ['enhancement', 'help wanted'],
    },
    {
      author: 'demo',
      at: '2026-03-09T14:00:00Z',
      title: 'Minutes are cut off instead of rounded',
      body: '`10:22:30` is printed as `10:22`.',
      labels: ['wontfix'],
      comments: [{ author: 'tomasz', at: '2026-03-09T18:00:00Z', body: 'The sea does not know of seconds.' }],
      closed: { at: '2026-03-09T18:01:00Z', by: 'tomasz', reason: 'not_planned' },
    },
  ],
}
