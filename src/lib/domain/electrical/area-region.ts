import type { ElectricityRegion } from './regions'

/**
 * Postcode areas by the region that covers most of them: NESO licence areas, 3 May 2024, overlaid on postcode
 * districts. `SPLIT` lists those with more than 5 % in other regions.
 */
const AREAS: Readonly<Record<ElectricityRegion, string>> = {
  A: 'AL CB CM CO EN HA HP IP LU N NR PE RM SG SS WD',
  B: 'CV DE LE LN MK NG NN',
  C: 'E EC IG NW SE SW W WC',
  D: 'CH CW L LL SY WA',
  E: 'B DY GL HR ST TF WR WS WV',
  F: 'DH DL HG NE SR TS YO',
  G: 'BB BL CA FY LA M OL PR SK WN',
  H: 'BH DT GU OX PO RG SL SN SO SP TW UB',
  J: 'BN BR CR CT DA KT ME RH SM TN',
  K: 'CF LD NP SA',
  L: 'BA BS EX PL TA TQ TR',
  M: 'BD DN HD HU HX LS S WF',
  N: 'DG EH FK G KA KY ML TD',
  P: 'AB DD HS IV KW PA PH ZE',
}

const SPLIT =
  'B BA BN BR BS CR CV CW DA DD DN DT E FK GL GU HP KA KT L LD LN MK N NW OL OX PA PE PR RH S SK SM ST SY TW W WA YO'

const listed = (areas: string, area: string) => areas.split(' ').includes(area)

/**
 * The region covering most of a postcode area such as 'BA', and whether it covers all of it; null in Northern Ireland
 * and for unknown areas.
 */
export function regionOfArea(area: string): { region: ElectricityRegion; isWhole: boolean } | null {
  const found = Object.entries(AREAS).find(([, areas]) => listed(areas, area))
  // The record has no other keys.
  return found ? { region: found[0] as ElectricityRegion, isWhole: !listed(SPLIT, area) } : null
}
