/** The text fields of the home, which may be invalid. */
export const HOME_LABELS = {
  name: 'Project name',
  postcode: 'Postcode or its letters',
  altitudeM: 'Altitude, m',
  outdoorC: 'Outdoors on a cold day, °C',
  pencePerKwh: 'Electricity, p/kWh',
  cableLengthM: 'Longest circuit, m',
} as const

export type HomeField = keyof typeof HOME_LABELS

export const homeFieldId = (field: HomeField) => `home-${field}`
