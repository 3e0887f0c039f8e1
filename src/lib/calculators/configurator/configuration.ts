import { type ConfigurationChoices, roomsToHeat, thermostatsFor } from '@/lib/domain/estimate/configuration-options'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { withTold } from '@/lib/domain/estimate/told-home'

import { type ComfortView, shareAndRest, twoCounts } from '../comfort-share'
import { estimateWithOwn } from '../engine/estimate'
import { type Basis, panelNameIn, withPanel } from '../engine/estimate-basis'
import { pricesIn } from '../engine/estimate-steps'
import { queryIn } from '../engine/home-query'
import { homeWords } from '../engine/home-words'
import { estimateView } from '../quick/estimate-view'
import type { VerdictView } from '../verdict-view'
import { calculatorFor } from './choices'
import { type Ordered, type Price, priceOf } from './price'
import { type Proposal, proposalOf } from './proposal'
import { toldWords } from './told-words'

/** The choices that affect the estimate of the home. */
export type Home = Pick<
  ConfigurationChoices,
  'propertyType' | 'propertySize' | 'built' | 'currentHeating' | 'home' | 'panel'
> &
  Partial<Pick<ConfigurationChoices, 'installationType'>>

type ShownVerdict = Pick<VerdictView, 'verdict' | 'label' | 'isAdvised' | 'reasons' | 'rooms'>

/** The result of the choices. */
export type Configuration = {
  choices: ConfigurationChoices
  proposal: Proposal
  panels: number
  thermostats: number
  price: Price
  /** The likely range of panels, shifted by the visitor's own difference, with the totals. */
  range: { low: number; high: number; lowPence: number; highPence: number }
  /** What the proposed panels give of the heat that the rooms need, and what supplies the rest. */
  share: string
  /** What would make panels enough for the whole home; null if they are, or for part of it. */
  comfort: ComfortView | null
  /** Why there are two counts of panels. */
  counts: string
  /** Why counts differ where the rooms are known. */
  usualRooms: string
  verdict: ShownVerdict
  /** A year's heating of the whole home with panels: '£2,735, likely £2,250 to £3,230'. */
  year: string
  /** What that year costs with VAT on electricity; null if it is included. */
  vat: string | null
  /** '£1,200 more than what you have'; null if the current heating has no price. */
  difference: string | null
  /** Pounds saved in a year; null for part of a home, or without a comparison. */
  savingPounds: number | null
  /** What the estimate takes from the quick calculator, or assumes. */
  told: string
  /** URL of the quick calculator with this home, and the home in words. */
  calculator: string
  homeWords: string
}

function answersOf({ propertyType, propertySize, built, currentHeating, home, installationType, panel }: Home) {
  const heatedRooms = installationType ? roomsToHeat(installationType) : null
  const asked = { propertyType, floorAreaM2: propertySize, built, heating: currentHeating, heatedRooms }
  return { ...withTold(asked, home), panel: panel ?? undefined }
}

/** Estimate of the home, with all that the visitor has told the quick calculator about it. */
export function homeEstimate({ home, basis }: { home: Home; basis: Basis }): QuickEstimate {
  const own = home.home?.own ?? {}
  return estimateWithOwn({ answers: answersOf(home), basis, own }).estimate
}

/** Prices the choices; `estimate` is for the same home and panel. */
export function configurationOf({
  choices,
  estimate,
  basis,
}: {
  choices: ConfigurationChoices
  estimate: QuickEstimate
  basis: Basis
}): Configuration {
  const rooms = roomsToHeat(choices.installationType)
  const offer = withPanel(basis, choices.panel)
  const proposal = proposalOf({ estimate, panel: offer.panel, rooms })
  const withExtra = (panels: number) => Math.max(1, panels + choices.extraPanels)
  const [panels, low, high] = [withExtra(proposal.panels), withExtra(proposal.low), withExtra(proposal.high)]
  const thermostats = thermostatsFor({ zones: choices.thermostatZones, rooms: proposal.rooms })
  const prices = pricesIn(estimate)
  const ordered: Omit<Ordered, 'panels'> = {
    panelName: panelNameIn(offer),
    hasFitting: choices.fitting === 'yes',
    thermostats,
    hasWarrantyExtension: choices.warrantyExtension,
    hasMaintenancePlan: choices.maintenancePlan,
  }
  const priced = (count: number) => priceOf({ ordered: { ...ordered, panels: count }, prices })
  const view = estimateView(estimate)
  return {
    choices,
    proposal,
    panels,
    thermostats,
    price: priced(panels),
    range: { low, high, lowPence: priced(low).totalPence, highPence: priced(high).totalPence },
    share: shareAndRest(proposal),
    comfort: rooms === null ? view.comfort : null,
    counts: twoCounts({
      panelWatts: view.panelWatts,
      panelName: panelNameIn(offer),
      panels: proposal.panels,
      atStatedTemperature: proposal.atStatedTemperature,
    }),
    usualRooms: view.usualRooms,
    verdict: verdictOf(view),
    year: `${view.cost.text}, likely ${view.cost.likely}`,
    vat: view.vat,
    difference: view.difference?.words ?? null,
    savingPounds: rooms === null && estimate.savingPence ? Math.round(estimate.savingPence.value / 100) : null,
    told: toldWords({ answers: answersOf(choices), told: choices.home }),
    ...homeOf(choices),
  }
}

function homeOf(choices: ConfigurationChoices): Pick<Configuration, 'calculator' | 'homeWords'> {
  const calculator = calculatorFor(choices)
  return { calculator, homeWords: homeWords(queryIn(calculator)) }
}

/** Nothing else of the view, because the page carries the first configuration. */
const verdictOf = ({ verdict, label, isAdvised, reasons, rooms }: ShownVerdict): ShownVerdict => ({
  verdict,
  label,
  isAdvised,
  reasons,
  rooms,
})

/** The choices, estimated and priced. */
export function configure({ choices, basis }: { choices: ConfigurationChoices; basis: Basis }): Configuration {
  return configurationOf({ choices, estimate: homeEstimate({ home: choices, basis }), basis })
}
