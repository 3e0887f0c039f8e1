import type { Example } from './example'
import { YearBar, YearBarMonths } from './year-bar'

const COLOURS = [
  '#f5bb58',
  '#f4b04b',
  '#eb7f1d',
  '#cd3f14',
  '#931233',
  '#5c1238',
  '#4f1338',
  '#4f1338',
  '#671238',
  '#ab152a',
  '#e2690d',
  '#f5bb58',
]
const SHARES = [16, 14, 13, 9, 5.5, 2.5, 1.4, 1.4, 3, 7, 11.2, 16]
const months = SHARES.map((share, i) => ({ share, colour: COLOURS[i] ?? '' }))

export const examples: Example[] = [
  {
    name: 'two years',
    node: (
      <div className="grid gap-3 [--year-bar-room:6rem]">
        <YearBarMonths months={months} />
        <YearBar length={1} months={months} />
        <YearBar length={0.4} months={months} />
      </div>
    ),
  },
]
