import { describe, expect, it } from 'vitest'

import { type ConfigurationChoices, INSTALLATION_TYPES } from '@/lib/domain/estimate/configuration-options'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { configurationOf, configure, homeEstimate } from './configuration'
import { configurationAmong, configurationRows } from './configuration-rows'

const CHOICES: ConfigurationChoices = {
  propertyType: 'semi',
  propertySize: 100,
  built: '1976-1982',
  currentHeating: 'gas-old',
  home: null,
  installationType: 'whole-home',
  thermostatZones: 'each-room',
  extraPanels: 0,
  fitting: 'yes',
  warrantyExtension: false,
  maintenancePlan: false,
  panel: null,
}
const estimate = homeEstimate({ home: CHOICES, basis: SAMPLE_BASIS })
const of = (changes: Partial<ConfigurationChoices> = {}) =>
  configurationOf({ choices: { ...CHOICES, ...changes }, estimate, basis: SAMPLE_BASIS })

describe('the proposal', () => {
  it('for a whole home is that of the quick calculator', () => {
    const { panels, price, proposal } = of()
    expect(panels).toBe(estimate.panels.rated.panels.value)
    expect(price.totalPence).toBe(estimate.panels.rated.price.value)
    expect([proposal.low, proposal.high]).toEqual([estimate.panels.rated.panels.p10, estimate.panels.rated.panels.p90])
  })

  it('has more panels for more rooms, at least one in each', () => {
    const [whole, ...parts] = INSTALLATION_TYPES.map(({ value }) => of({ installationType: value }))
    expect(parts.map(({ proposal }) => proposal.rooms)).toEqual([1, 2, 3, 4])
    const counts = [...parts, whole].map((configuration) => configuration?.panels ?? 0)
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other))
    for (const { proposal } of parts) {
      expect(proposal.low).toBeGreaterThanOrEqual(proposal.rooms)
      expect(proposal.low).toBeLessThanOrEqual(proposal.panels)
      expect(proposal.high).toBeGreaterThanOrEqual(proposal.panels)
    }
  })
})

it('says what a year costs with VAT on electricity, on the page and in the email', () => {
  const configuration = of()
  expect(configuration.vat).toMatch(
    /^Electricity is VAT-free until 31 March 2027\. With 5% VAT, the same year would cost about £[\d,]+\.$/,
  )
  expect(configurationRows(configuration).map(({ value }) => value)).toContain(
    `${configuration.year}. ${configuration.vat}`,
  )
})

describe('the visitor’s own number of panels', () => {
  it('moves the price and its range', () => {
    const [proposed, more] = [of(), of({ extraPanels: 2 })]
    expect(more.panels).toBe(proposed.panels + 2)
    expect(more.price.totalPence - proposed.price.totalPence).toBe(2 * (17_900 + 15_000))
    expect(more.range.low).toBe(proposed.range.low + 2)
    expect(more.range.lowPence).toBeLessThan(more.price.totalPence)
    expect(more.range.highPence).toBeGreaterThan(more.price.totalPence)
  })

  it('is never below one', () => {
    expect(of({ installationType: 'one-room', extraPanels: -99 })).toMatchObject({ panels: 1, range: { low: 1 } })
  })
})

it('divides thermostats as chosen, but never into more zones than rooms', () => {
  expect(of().thermostats).toBe(of().proposal.rooms)
  expect(of({ thermostatZones: 'two-zones' }).thermostats).toBe(2)
  expect(of({ thermostatZones: 'two-zones', installationType: 'one-room' }).thermostats).toBe(1)
})

it('compares a year only for the whole home, and says where panels do not suit it', () => {
  expect(of()).toMatchObject({ verdict: { verdict: 'good-for-some-rooms' }, savingPounds: expect.any(Number) })
  expect(of().savingPounds).toBeLessThan(0)
  expect(of({ installationType: 'two-rooms' }).savingPounds).toBeNull()
  expect(configure({ choices: { ...CHOICES, currentHeating: 'none' }, basis: SAMPLE_BASIS })).toMatchObject({
    savingPounds: null,
    difference: null,
  })
})

it('links to the quick calculator with the same home', () => {
  expect(of().calculator).toMatch(
    /^\/calculator\/quick\?postcode=&type=semi&area=100&built=1976-1982&.*heating=gas-old/,
  )
})

describe('the rows', () => {
  const rows = configurationRows(of({ extraPanels: -1, fitting: 'no' }))
  const valueOf = (label: string) => rows.find((row) => row.label === label)?.value

  it('have every line of the price and how the panels differ from the proposal', () => {
    expect(valueOf('Panels chosen')).toMatch(/^\d+, 1 fewer than we propose$/)
    expect(valueOf('Price, line by line')).toMatch(
      /^Panels \(\d+ panels at £179\.00\): £[\d,]+\.00\nDelivery \(Once per order\): £150\.00\nThermostats \(\d+ zones\): After a survey$/,
    )
    expect(valueOf('Home')).toBe('Semi-detached or end of terrace; 100 m²; built 1976 to 1982')
  })

  it('are found among other answers, with the path', () => {
    const found = configurationAmong([{ label: 'Name', value: 'Ada' }, ...rows])
    expect(found?.path).toBe(
      '/configure?propertyType=semi&propertySize=100&built=1976-1982&currentHeating=gas-old&installationType=whole-home&thermostatZones=each-room&extraPanels=-1&fitting=no',
    )
    expect(found?.rows.map(({ label }) => label)).not.toContain('Name')
    expect(configurationAmong([{ label: 'The configuration', value: 'https://evil.example' }])).toBeNull()
  })
})
