import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { addDays } from '@/lib/domain/calendar/london-time'
import type { KeptSeason } from '@/lib/domain/challenge/kept-season'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'
import { USUAL_DEGREE_DAYS } from '@/lib/domain/climate/heating-months'

import { AchievementsSection } from './achievements-section'
import { LiveReadings } from './live-readings'
import { SavingRange } from './saving-range'
import { SeasonStrip } from './season-strip'
import * as tools from './season-tools'
import type { LiveSeason } from './use-season'

const NOW = '2026-11-23T10:00:00Z'
const TODAY = '2026-11-23'
const HOME = {
  query: 'type=semi&area=93&heating=gas-old',
  climate: { place: 'Yeovilton', monthlyDegreeDays: USUAL_DEGREE_DAYS },
  weather: { months: { '2025-10': 1.1 }, source: 'ET 7.1' },
}
const SEASON = tools.seasonOf(TODAY)

const live = (kept: KeptSeason): LiveSeason => ({
  tools,
  kept,
  now: NOW,
  isKept: true,
  aside: null,
  season: SEASON,
  today: TODAY,
  week: tools.weekOf(SEASON, TODAY),
})

const daysFrom = (from: string, count: number, kwh: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, day) => [addDays(from, day), kwh]))

describe('the readings', () => {
  it('are two forms without a table or a chart at first', () => {
    const html = renderToStaticMarkup(<LiveReadings live={live(tools.NOTHING_KEPT)} home={HOME} />)
    expect(html).toContain('Type a reading')
    expect(html).toContain('Or open a file')
    expect(html).not.toMatch(/<table|<svg[^>]*viewBox="0 0 520/)
  })

  it('are listed with the latest first, in their units', () => {
    const readings = [
      { fuel: 'gas', date: '2026-11-01', value: 1_000, unit: 'm3' },
      { fuel: 'gas', date: '2026-11-15', value: 1_070.5, unit: 'm3' },
    ] as const
    const html = renderToStaticMarkup(<LiveReadings live={live({ ...tools.NOTHING_KEPT, readings })} home={HOME} />)
    expect(html).toMatch(/15 November 2026.+1,070\.5\sm³.+1 November 2026.+1,000\sm³/s)
    expect(html).toContain('0 days of last winter, 14 days of this one')
  })

  it('of two winters show the difference and the weeks', () => {
    const gas = { ...daysFrom('2025-10-06', 49, 60), ...daysFrom('2026-10-05', 49, 30) }
    const kept = { ...tools.NOTHING_KEPT, days: { electricity: {}, gas } }
    const html = renderToStaticMarkup(<LiveReadings live={live(kept)} home={HOME} />)
    expect(html).toMatch(/About [\d,]+\skWh less than last winter’s habits/)
    const carried = /calculator\/quick\?type=semi&amp;area=93&amp;heating=gas-old&amp;currentBill=(\d+)&amp;/.exec(html)
    const written = /about ([\d,]+)\skWh of/.exec(html.replaceAll(/<\/?span>/g, ''))
    expect(written?.[1]?.replace(',', '')).toBe(carried?.[1] ?? 'nothing')
    expect(html).toContain('average degree days <span>of the stations around Yeovilton</span>')
    expect(html).toContain('October 2026 and November 2026 count as average')
    expect(html).toMatch(/leading-none"><span[^>]*>60<\/span><span>30<\/span><span[^>]*>0</) // the scale of the chart
    expect(html).toMatch(/2 Nov<\/th><td>60<\/td><td>30<\/td>/)
    expect(html).toMatch(/1 Mar<\/th><td>unknown<\/td><td>unknown<\/td>/)
  })
})

it('draws the range of a saving around no difference', () => {
  const html = renderToStaticMarkup(<SavingRange savedKwh={100} band={{ p10: -50, p50: 100, p90: 200 }} />)
  expect(html).toContain('<rect x="75" y="8" width="125"')
  expect(html).toContain('d="M150 3V21"')
  expect(html).toMatch(/200\skWh more.+As last winter.+200\skWh less/)
  expect(renderToStaticMarkup(<SavingRange savedKwh={0} band={{ p10: 0, p50: 0, p90: 0 }} />)).toBe('')
})

describe('the strip', () => {
  const events = [
    { kind: 'done', slug: 'draught-hunt', at: '2026-10-06T10:00:00Z' },
    { kind: 'done', slug: 'two-sundays', at: '2026-10-13T10:00:00Z' },
  ] as const
  const progress = tools.progressOf({
    events,
    season: SEASON,
    now: NOW,
    winterKwh: { 'draught-hunt': 200 },
    rules: USUAL_RULES,
  })
  const html = renderToStaticMarkup(<SeasonStrip season={SEASON} progress={progress} />)

  it('lights the week of a saving in its band, and one without a saving in the lowest', () => {
    expect(html).toMatch(/Week 2 from 5 Oct: 1\d\d\skWh/)
    expect(html).toContain('Week 3 from 12 Oct: 0\u00A0kWh')
    expect(html.match(/bg-t7|bg-t0/g)).toEqual(['bg-t7', 'bg-t0'])
  })

  it('marks the missed week that the streak survived, and no other', () => {
    const done = [...events.slice(0, 1), { kind: 'done', slug: 'two-sundays', at: '2026-10-20T10:00:00Z' } as const]
    const survived = tools.progressOf({
      events: done,
      season: SEASON,
      now: '2026-10-21T10:00:00Z',
      winterKwh: {},
      rules: USUAL_RULES,
    })
    const weeks = renderToStaticMarkup(<SeasonStrip season={SEASON} progress={survived} />).split('<li')
    expect(weeks.filter((week) => week.includes('border-t-3'))).toEqual([
      expect.stringContaining('Week 3 from 12 Oct: nothing yet'),
    ])
    expect(html).not.toContain('border-t-3')
  })

  it('marks the current week', () => {
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toContain('Week 9 from 23 Nov, this week: nothing yet')
  })
})

it('draws panels one by one, and the insulation in one piece', () => {
  const heights = (html: string) => html.match(/<rect/g)?.length
  const drawn = (weeks: number, slug: 'curtains' | 'loft-roll') => {
    const completions = Array.from({ length: weeks }, (_, week) => ({ slug, week, at: NOW }))
    return heights(
      renderToStaticMarkup(
        <AchievementsSection achievements={tools.achieved(completions, USUAL_RULES)} panelMm={12.5} />,
      ),
    )
  }
  expect(drawn(0, 'curtains')).toBeUndefined()
  expect(drawn(4, 'curtains')).toBe(1 + 4)
  expect(drawn(1, 'loft-roll')).toBe(1 + 1)
})
