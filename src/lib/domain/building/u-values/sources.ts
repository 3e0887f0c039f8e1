import type { Source } from '../../quantity/quantity'

/** RdSAP 10, 9 June 2025, as transcribed in OpenHeatLoss (29 April 2026). Not checked against the document. */
export const RDSAP_10 = (tables: string): Source => ({
  title: `RdSAP 10 specification, ${tables}, from a public transcription`,
  date: '2025-06-09',
  confidence: 'well-known',
  url: 'https://github.com/OpenHeatLoss/OpenHeatLoss',
})
