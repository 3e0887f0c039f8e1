import { loftU, ROOFS_SOURCE } from '../building/u-values/roofs'
import { WINDOWS_SOURCE, windowU } from '../building/u-values/windows'
import { assumed } from '../quantity/common-sources'
import { given, type Source } from '../quantity/quantity'

const READ_ON = '2026-11-23'

const SAP_CHIMNEYS: Source = {
  title:
    'SAP 10.2, table 2.1: 80 m³/h through an open chimney, 20 through a blocked one; less in mild weather, assumed',
  date: READ_ON,
  confidence: 'well-known',
}
const CURTAINS: Source = {
  title: 'Baker, Thermal Performance of Traditional Windows, Historic Scotland Technical Paper 1, 2008: heavy curtains',
  date: READ_ON,
  confidence: 'well-known',
}
const FLOW: Source = {
  title: 'Heating and Hotwater Industry Council: 6 to 8 % less gas; less if the boiler does not condense, assumed',
  date: READ_ON,
  confidence: 'well-known',
}

/** Numbers used only by challenges, each with its source and a range that contains it in nine cases out of ten. */
export const EFFECTS = {
  draughts: given({
    key: 'challenge.draughts.share',
    name: 'Share of the air exchange that ends when the gaps found are sealed',
    unit: '',
    value: 0.1,
    source: assumed('A tenth of the air exchange; it never falls below 0.5 air changes an hour'),
    spread: { low: 0.03, high: 0.2 },
  }),
  letterbox: given({
    key: 'challenge.letterbox.share',
    name: 'Share of the air exchange through letterbox and keyholes',
    unit: '',
    value: 0.02,
    source: assumed('A fiftieth of the air exchange'),
    spread: { low: 0.005, high: 0.04 },
  }),
  floorGaps: given({
    key: 'challenge.floor-gaps.share',
    name: 'Share of the air exchange through skirting and floorboards',
    unit: '',
    value: 0.05,
    source: assumed('A twentieth of the air exchange'),
    spread: { low: 0.01, high: 0.1 },
  }),
  chimneyM3PerHour: given({
    key: 'challenge.chimney.flow',
    name: 'Air that a blocked chimney no longer draws',
    unit: 'm³/h',
    value: 60,
    source: SAP_CHIMNEYS,
    spread: { low: 25, high: 70 },
  }),
  hatchM2: given({
    key: 'challenge.loft-hatch.area',
    name: 'Area of the loft hatch',
    unit: 'm²',
    value: 0.5,
    source: assumed('A hatch of 0.7 × 0.7 m'),
    spread: { low: 0.35, high: 0.7 },
  }),
  hatchUDrop: given({
    key: 'challenge.loft-hatch.u-value',
    name: 'U-value of a bare hatch less that with 100 mm of insulation',
    unit: 'W/m²K',
    value: loftU({ insulationMm: 0 }) - loftU({ insulationMm: 100 }),
    source: ROOFS_SOURCE,
  }),
  loftU: given({
    key: 'challenge.loft-roll.u-value',
    name: 'U-value of the roof under 270 mm of insulation',
    unit: 'W/m²K',
    value: loftU({ insulationMm: 270 }),
    source: ROOFS_SOURCE,
  }),
  filmShare: given({
    key: 'challenge.window-film.share',
    name: 'Share of the windows that get film: the worst',
    unit: '',
    value: 0.25,
    source: assumed('A quarter of the windows'),
    spread: { low: 0.15, high: 0.4 },
  }),
  filmResistance: given({
    key: 'challenge.window-film.resistance',
    name: 'Resistance of the air behind film: that of secondary glazing',
    unit: 'm²K/W',
    value: 1 / windowU({ glazing: 'secondary' }) - 1 / windowU({ glazing: 'single' }),
    source: WINDOWS_SOURCE,
    spread: { low: 0.08, high: 0.16 },
  }),
  curtains: given({
    key: 'challenge.curtains.cut',
    name: 'Share of the heat through a window that drawn curtains keep in',
    unit: '',
    value: 0.14,
    source: CURTAINS,
    spread: { low: 0.08, high: 0.2 },
  }),
  night: given({
    key: 'challenge.curtains.night',
    name: 'Share of a winter’s heat loss between dusk and dawn',
    unit: '',
    value: 0.58,
    source: assumed('14 hours of 24'),
    spread: { low: 0.5, high: 0.65 },
  }),
  hourK: given({
    key: 'challenge.hour-earlier.kelvin',
    name: 'Fall of the mean temperature when heating ends an hour earlier',
    unit: 'K',
    value: 0.15,
    source: assumed('A home that falls by 0.4 K in an hour and stays cooler for a night'),
    spread: { low: 0.05, high: 0.3 },
  }),
  keptByRooms: given({
    key: 'challenge.rooms.kept',
    name: 'Share of a cooler room’s saving that its neighbours do not make up for',
    unit: '',
    value: 0.5,
    source: assumed('Half: inner walls are not insulated'),
    spread: { low: 0.3, high: 0.8 },
  }),
  bedroomShare: given({
    key: 'challenge.cooler-bedrooms.share',
    name: 'Share of the floor that is bedrooms',
    unit: '',
    value: 0.35,
    source: assumed('A third of the floor'),
    spread: { low: 0.25, high: 0.45 },
  }),
  flowGain: given({
    key: 'challenge.flow-temperature.gain',
    name: 'Share of the fuel that cooler water in the radiators saves',
    unit: '',
    value: 0.06,
    source: FLOW,
    spread: { low: 0, high: 0.08 },
  }),
} as const
