/** The fields of the home that are typed and may be wrong. */
export const HOME_LABELS = {
  name: 'Project name',
  postcode: 'Postcode or its letters',
  outdoorC: 'Outdoors on a cold day, °C',
  pencePerKwh: 'Electricity, p/kWh',
  cableLengthM: 'Longest circuit, m',
} as const

export type HomeField = keyof typeof HOME_LABELS

export const homeFieldId = (field: HomeField) => `home-${field}`
