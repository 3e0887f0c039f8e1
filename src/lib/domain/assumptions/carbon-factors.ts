import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

const unit = 'kg/kWh'
const DESNZ_2025 = {
  unit,
  from: 'DESNZ greenhouse gas reporting: conversion factors 2025',
  read: '2026-11-20',
  confidence: 'well-known',
} as const
const DESNZ_2026 = { unit, read: '2026-11-20', confidence: 'assumed' } as const
const SAP_10_2 = {
  unit,
  from: 'SAP 10.2 of 14 March 2025, table 12',
  read: '2026-11-20',
  confidence: 'verified',
} as const
const SAP_10_3 = { unit, from: 'SAP 10.3, table 12', read: '2026-11-20', confidence: 'verified' } as const

/** Kilograms of CO₂ (DESNZ: CO₂ equivalent) per kWh of fuel, gross calorific value. */
export const CARBON_FACTORS = {
  'carbon.desnz-2025.electricity': openEnded({ ...DESNZ_2025, name: 'Carbon of electricity, 2025', value: 0.177 }),
  'carbon.desnz-2025.gas': openEnded({ ...DESNZ_2025, name: 'Carbon of gas, 2025', value: 0.18296 }),
  'carbon.desnz-2025.oil': openEnded({ ...DESNZ_2025, name: 'Carbon of heating oil, 2025', value: 0.24677 }),
  'carbon.desnz-2025.lpg': openEnded({ ...DESNZ_2025, name: 'Carbon of LPG, 2025', value: 0.2145 }),
  'carbon.desnz-2026.electricity': openEnded({
    ...DESNZ_2026,
    name: 'Carbon of electricity, 2026',
    value: 0.131,
    low: 0.125,
    high: 0.14,
    from: 'The factor of 2025 less the 26 % reported for 2026',
  }),
  'carbon.desnz-2026.gas': openEnded({
    ...DESNZ_2026,
    name: 'Carbon of gas, 2026',
    value: 0.18296,
    from: 'As in 2025',
  }),
  'carbon.desnz-2026.oil': openEnded({
    ...DESNZ_2026,
    name: 'Carbon of heating oil, 2026',
    value: 0.24677,
    from: 'As in 2025',
  }),
  'carbon.desnz-2026.lpg': openEnded({ ...DESNZ_2026, name: 'Carbon of LPG, 2026', value: 0.2145, from: 'As in 2025' }),
  'carbon.sap-10.2.electricity': openEnded({ ...SAP_10_2, name: 'Carbon of electricity in SAP 10.2', value: 0.136 }),
  'carbon.sap-10.2.gas': openEnded({ ...SAP_10_2, name: 'Carbon of gas in SAP 10.2', value: 0.21 }),
  'carbon.sap-10.2.oil': openEnded({
    ...SAP_10_2,
    name: 'Carbon of heating oil in SAP 10.2',
    value: 0.298,
    confidence: 'well-known',
  }),
  'carbon.sap-10.2.lpg': openEnded({
    ...SAP_10_2,
    name: 'Carbon of LPG in SAP 10.2',
    value: 0.241,
    confidence: 'well-known',
  }),
  'carbon.sap-10.3.electricity': openEnded({ ...SAP_10_3, name: 'Carbon of electricity in SAP 10.3', value: 0.086 }),
  'carbon.sap-10.3.gas': openEnded({ ...SAP_10_3, name: 'Carbon of gas in SAP 10.3', value: 0.214 }),
  'carbon.sap-10.3.oil': { name: 'Carbon of heating oil in SAP 10.3', unit, periods: [] },
  'carbon.sap-10.3.lpg': { name: 'Carbon of LPG in SAP 10.3', unit, periods: [] },
} as const satisfies Record<string, Assumption>
