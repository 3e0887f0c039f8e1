import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AnalyticsTable, type Row } from './analytics-table'

const table = (rows: Row[]) =>
  renderToStaticMarkup(
    <AnalyticsTable title="By post" heading="Post" rows={rows} csv="/api/blog-analytics?table=posts" />,
  )

test('a row has its views, those of the previous period, the change and a bar relative to the largest', () => {
  const html = table([
    { key: 'a', name: 'First', current: 8, previous: 4 },
    { key: 'b', name: 'Second', current: 2, previous: null },
  ])
  expect(html).toContain('data-column="Before">4</td><td role="cell" data-column="Change">+100%</td>')
  expect(html).toContain('data-column="Before">not known</td><td role="cell" data-column="Change"></td>')
  expect([...html.matchAll(/<rect width="(\d+)"/g)].map(([, width]) => width)).toEqual(['100', '25'])
  expect(html).toContain('href="/api/blog-analytics?table=posts"')
})

test('without views it says so and offers no file', () => {
  expect(table([])).toContain('No views in this period or the one before.')
  expect(table([])).not.toContain('CSV')
})
