import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ChartBlock } from './chart-block'

const row = (value: number) => ({ label: `${value} rows`, value, shown: [], note: [] })

test('bars of plain quantities have no colour of heat, and the longest is the largest', () => {
  const html = renderToStaticMarkup(
    <ChartBlock
      block={{ id: 'b', kind: 'chart', heading: 'Bars', rows: [row(50), row(100)], caption: [] }}
      number={1}
    />,
  )
  expect(html).not.toMatch(/bg-t\d/)
  expect([...html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => width)).toEqual(['34.0', '68.0'])
})
