import type { MoistureVerdict } from '@/lib/domain/comfort/moisture/mould-risk'
import type { MoistureRisk } from '@/lib/domain/estimate/home-moisture'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

/** A row of the moisture check; the keys link to the working. */
export type MoistureRow = {
  position: string
  surface: { key: string; text: string }
  humidity: { key: string; text: string }
  verdict: string
}

const PLACES: Readonly<Record<MoistureRisk['room'], Record<MoistureRisk['element'], string>>> = {
  heated: { wall: 'Walls of a heated room', window: 'Windows of a heated room' },
  cool: { wall: 'Walls of a room left cool', window: 'Windows of a room left cool' },
}

const VERDICTS: Readonly<Record<MoistureVerdict, string>> = {
  dry: 'Dry enough',
  mould: 'Damp enough for mould',
  condensation: 'Condensation',
}

/** Surface temperature and humidity at the coldest points, as rows. */
export function formatMoisture({ moisture }: Pick<QuickEstimate, 'moisture'>): MoistureRow[] {
  return moisture.map(({ room, element, surfaceC, surfaceHumidityPct, verdict }) => ({
    position: PLACES[room][element],
    surface: { key: `moisture.${room}.${element}.coldest-surface`, text: `${surfaceC.toFixed(1)} °C` },
    humidity: { key: `moisture.${room}.${element}.surface-humidity`, text: `${Math.round(surfaceHumidityPct)}%` },
    verdict: VERDICTS[verdict],
  }))
}
