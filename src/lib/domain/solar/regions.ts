/** A region of SAP 10.2, Appendix U; each list has twelve months, January first. */
export type SolarRegion = {
  name: string
  /** Degrees north: table U4. */
  latitude: number
  /** Mean outdoor temperature, °C: table U1. */
  meansC: readonly number[]
  /** Mean irradiance on a horizontal plane, W/m²: table U3. */
  horizontalW: readonly number[]
  /** Postcode areas that are mostly in this region: table U6. */
  areas: string
}

const twelve = (values: string) => values.split(' ').map(Number)

const region = (name: string, latitude: number, meansC: string, horizontalW: string, areas = ''): SolarRegion => ({
  name,
  latitude,
  meansC: twelve(meansC),
  horizontalW: twelve(horizontalW),
  areas,
})

export const UK_AVERAGE = region(
  'the average of the UK',
  53.5,
  '4.3 4.9 6.5 8.9 11.7 14.6 16.6 16.4 14.1 10.6 7.1 4.2',
  '26 54 96 150 192 200 189 157 115 66 33 21',
)

/**
 * SAP 10.2, Appendix U (BRE for DESNZ, 2023), tables U1, U3, U4 and U6. A postcode area that spans several regions is
 * in the one with most of its homes.
 */
export const SOLAR_REGIONS: readonly SolarRegion[] = [
  region(
    'Thames',
    51.6,
    '5.1 5.6 7.4 9.9 13 16 17.9 17.8 15.2 11.6 8 5.1',
    '30 56 98 157 195 217 203 173 127 73 39 24',
    'AL CR E EC EN GU HA HP KT LU MK N NW OX RG SE SG SL SM SW TW UB W WC WD',
  ),
  region(
    'South-east England',
    51.1,
    '5 5.4 7.1 9.5 12.6 15.4 17.4 17.5 15 11.7 8.1 5.2',
    '32 59 104 170 208 231 216 182 133 77 41 25',
    'BN BR CT DA ME RH TN',
  ),
  region(
    'Southern England',
    50.9,
    '5.4 5.7 7.3 9.6 12.6 15.4 17.3 17.3 15 11.8 8.4 5.5',
    '35 62 109 172 209 235 217 185 138 80 44 27',
    'BH DT PO SO',
  ),
  region(
    'South-west England',
    50.5,
    '6.1 6.4 7.5 9.3 11.9 14.5 16.2 16.3 14.6 11.8 9 6.4',
    '36 63 111 174 210 233 204 182 136 78 44 28',
    'EX PL TQ TR',
  ),
  region(
    'Severn',
    51.5,
    '4.9 5.3 7 9.3 12.2 15 16.7 16.7 14.4 11.1 7.8 4.9',
    '32 59 105 167 201 226 206 175 130 74 40 25',
    'BA BS CF GL NP SA SN SP TA',
  ),
  region(
    'Midlands',
    52.6,
    '4.3 4.8 6.6 9 11.8 14.8 16.6 16.5 14 10.5 7.1 4.2',
    '28 55 97 153 191 208 194 163 121 69 35 23',
    'B CV DE DY HR LE NN ST SY TF WR WS WV',
  ),
  region(
    'West Pennines',
    53.5,
    '4.7 5.2 6.7 9.1 12 14.7 16.4 16.3 14.1 10.7 7.5 4.6',
    '24 51 95 152 191 203 186 152 115 65 31 20',
    'BB BL CH CW FY L LA M OL PR SK WA WN',
  ),
  region(
    'North-west England and south-west Scotland',
    54.6,
    '3.9 4.3 5.6 7.9 10.7 13.2 14.9 14.8 12.8 9.7 6.6 3.7',
    '23 51 95 157 200 203 194 156 113 62 30 19',
    'CA DG',
  ),
  region(
    'Borders',
    55.2,
    '4 4.5 5.8 7.9 10.4 13.3 15.2 15.1 13.1 9.7 6.6 3.7',
    '23 50 92 151 200 196 187 153 111 61 30 18',
    'NE TD',
  ),
  region(
    'North-east England',
    54.4,
    '4 4.6 6.1 8.3 10.9 13.8 15.8 15.6 13.5 10.1 6.7 3.8',
    '25 51 95 152 196 198 190 156 115 64 32 20',
    'DH DL HG SR TS YO',
  ),
  { ...UK_AVERAGE, name: 'East Pennines', areas: 'BD DN HD HU HX LN LS NG S WF' },
  region(
    'East Anglia',
    52.1,
    '4.7 5.2 7 9.5 12.5 15.4 17.6 17.6 15 11.4 7.7 4.7',
    '30 58 101 165 203 220 206 173 128 74 39 24',
    'CB CM CO IG IP NR PE RM SS',
  ),
  region(
    'Wales',
    52.6,
    '5 5.3 6.5 8.5 11.2 13.7 15.3 15.3 13.5 10.7 7.8 5.2',
    '29 57 104 164 205 220 199 167 120 68 35 22',
    'LD LL',
  ),
  region(
    'West Scotland',
    55.9,
    '4 4.4 5.6 7.9 10.4 13 14.5 14.4 12.5 9.3 6.5 3.8',
    '19 46 88 148 196 193 185 150 101 55 25 15',
    'FK G KA ML PA',
  ),
  region(
    'East Scotland',
    56.2,
    '3.6 4 5.4 7.7 10.1 12.9 14.6 14.5 12.5 9.2 6.1 3.2',
    '21 46 89 146 198 191 183 150 106 57 27 15',
    'DD EH KY PH',
  ),
  region(
    'North-east Scotland',
    57.3,
    '3.3 3.6 5 7.1 9.3 12.2 14 13.9 12 8.8 5.7 2.9',
    '19 45 89 143 194 188 177 144 101 54 25 14',
    'AB',
  ),
  region(
    'Highland',
    57.5,
    '3.1 3.2 4.4 6.6 8.9 11.4 13.2 13.1 11.3 8.2 5.4 2.7',
    '17 43 85 145 189 185 170 139 98 51 22 12',
    'IV KW',
  ),
  region(
    'Western Isles',
    57.7,
    '5.2 5 5.8 7.6 9.7 11.8 13.4 13.6 12.1 9.6 7.3 5.2',
    '16 41 87 155 205 206 185 148 101 51 21 11',
    'HS',
  ),
  region(
    'Shetland',
    60.1,
    '4.6 4.1 4.7 6.5 8.3 10.5 12.4 12.8 11.4 8.8 6.5 4.6',
    '12 34 79 135 196 190 168 144 90 46 16 7',
    'ZE',
  ),
  region(
    'Northern Ireland',
    54.6,
    '4.8 5.2 6.4 8.4 10.9 13.5 15 14.9 13.1 10 7.2 4.7',
    '24 52 96 155 201 198 183 150 107 61 30 18',
    'BT',
  ),
]

/** The region of a postcode area such as 'SN'; the average of the UK if it is null or not in SAP. */
export function solarRegionOf(area: string | null): SolarRegion {
  return SOLAR_REGIONS.find(({ areas }) => area !== null && areas.split(' ').includes(area)) ?? UK_AVERAGE
}
