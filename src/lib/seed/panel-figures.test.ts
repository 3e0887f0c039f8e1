import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { radiantTemperature, ratedSurface } from '@/lib/domain/panel/panel-radiance'
import { given } from '@/lib/domain/quantity/quantity'

import { coldStartC } from '../../../tests/fixtures/cold-start'
import { lounge } from '../../../tests/fixtures/lounge'
import { planeRadiantC, radiantAsymmetryK } from '../../../tests/fixtures/radiation-at-a-point'
import { howLongToWarmUp } from './blog/posts/how-long-to-warm-up'
import { POST_SEEDS } from './blog/posts/posts'
import { CLAIMS } from './claims/claims'
import { PAGE_SEEDS } from './pages/pages'

const TEXTS = [
  ...PAGE_SEEDS.map(({ path, ...page }) => ({ name: path, page })),
  ...POST_SEEDS.map(({ slug, ...page }) => ({ name: slug, page })),
].map(({ name, page }) => ({ name, text: JSON.stringify(page) }))

const PANEL = {
  watts: 225,
  massKg: 6.6,
  areaM2: 0.72,
  emissivity: 0.9,
  convectionWattsPerM2K: 1,
  surroundingsC: 20,
  airC: 20,
}

/** Whole minutes, rounded to the nearest, in which a panel passes 52.5 °C in a room at 20 °C. */
function minutesToWarm(heatCapacityJoulesPerKgK: number): number {
  const isWarm = (minutes: number) => coldStartC({ ...PANEL, heatCapacityJoulesPerKgK, minutes: minutes + 0.5 }) > 52.5
  let minutes = 0
  while (!isWarm(minutes)) minutes++
  return minutes
}
const [quickest, usual, slowest] = [840, 900, 1090].map(minutesToWarm)

test('the claim of how soon a panel is warm gives the time for all of it', () => {
  const { notes, readings } = CLAIMS.find(({ key }) => key === 'heat-up') ?? {}
  for (const text of [notes, readings?.[0]?.qualifier, readings?.[0]?.strictReplacement])
    expect(text).toContain(`about ${usual} minutes`)
})

test.each(TEXTS.filter(({ text }) => text.includes('{claim:heat-up}') || text.includes('{readings:heat-up}')))(
  '$name gives the time for the whole panel beside the claim',
  ({ text }) => expect(text.toLowerCase()).toContain(`about ${usual} minutes`),
)

test('the post on the time to warm up gives its range too', () =>
  expect(JSON.stringify(howLongToWarmUp)).toContain(`about ${usual} minutes, or ${quickest} to ${slowest} `))

test('the time without losses is never given as the time to warm up', () => {
  const bare = TEXTS.flatMap(({ name, text }) =>
    text
      .split('13 to 17 minutes')
      .slice(1)
      .filter((rest) => !/^[^.]* if nothing (?:is|were) given off/.test(rest))
      .map(() => name),
  )
  expect(bare).toEqual([])
})

const AIR = given({
  key: 'air',
  name: 'Air',
  unit: '°C',
  value: 20,
  source: { title: 'The example', date: '2026-11-21', confidence: 'assumed' },
})

test('the asymmetry at full power is that of panels which give off all their power', () => {
  const surfaceC = radiantTemperature({
    surface: ratedSurface({ panel: SAMPLE_BASIS.panel, air: AIR }),
    air: AIR,
  }).value
  const { pieces, ...room } = lounge()
  const panels = pieces.flatMap((piece) => (piece.on === 'ceiling' ? { ...piece, surfaceC } : []))
  const windows = pieces.filter(({ on }) => on !== 'ceiling')
  const point = { x: 2.5, y: 2, z: 0.6 }

  const { floor } = room.facesC
  const others = { ...room.facesC, south: AIR.value, west: AIR.value }
  const upC = planeRadiantC({ scene: { ...room, facesC: others, pieces: panels }, point, facing: '+z' })
  const inView = radiantAsymmetryK({ scene: { ...room, pieces: [...panels, ...windows] }, point, axis: 'z' })

  for (const name of ['/infrared-technology-deep-dive', '/technical-specifications'])
    for (const figure of [`${upC.toFixed(2)} °C`, `${(upC - floor).toFixed(1)} K`, `${inView.toFixed(1)} K`])
      expect(textOf(name)).toContain(figure)
  expect([upC - floor, inView].map(Math.round)).toEqual([12, 12])
  for (const name of [
    '/infrared-technology-deep-dive',
    '/technical-specifications',
    'will-my-head-get-hot-under-a-ceiling-panel',
  ])
    expect(textOf(name)).toContain('about 12 K')
})

const textOf = (wanted: string) => TEXTS.find(({ name }) => name === wanted)?.text
