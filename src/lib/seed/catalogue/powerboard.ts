import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { enquiryRoutes } from '@/lib/routing/enquiry-routes'

/**
 * The panel as described by its manufacturer (product data sheet; prices as previously shown on the site). Its
 * efficiency is a claim, so it is in the claims registry only.
 */
export const POWERBOARD = {
  name: 'Powerboard S 225W',
  slug: POWERBOARD_SLUG,
  shortDescription:
    'A white panel, 12.5 mm thin, that fixes flat to the ceiling and warms people, floors and furniture directly.',
  description:
    'A panel takes 225 W at 230 V and turns all of it into heat; its face runs at about 52.5 °C. It is held by channels screwed to the joists, never to plasterboard alone, under a heated room or an insulated loft. An electrician connects it and leaves you the certificate. How many a room needs is decided by what the room loses on a cold day, and not by its floor area: we work that out before we quote.',
  features: [
    'The room is yours again: flat to the ceiling, it takes up no floor or wall space',
    'Room by room: each has a thermostat and a weekly programme of its own',
    'A cable, not pipes: one cable where a radiator needs two pipes',
    'No yearly service: no water, no flame and no moving parts',
    'Warmth you feel directly: it warms what it faces, before the air catches up',
  ],
  compatibility: [
    'Ceilings with timber joists',
    '230 V single-phase supplies',
    'room thermostats with a weekly programme',
    'the app',
  ],
  boxContents: ['One panel with its flex', 'Two steel channels'],
  documents: [{ title: 'Data sheet', link: enquiryRoutes.datasheet, kind: 'pdf' as const }],
  basePrice: 289,
  stockLevel: null, // not tracked while the store is closed
  warranty: '10 years',
  weight: 6.6,
  dimensions: { length: 1200, width: 600, thickness: 12.5 },
  specifications: {
    powerWatts: 225,
    powerDensityWattsPerM2: 440,
    heatingWidthMm: 470,
    coverage: 0.72,
    // The manufacturer gives no unit for these two; no page shows them.
    ceilingCoverage: 22.5,
    installationTime: 12,
    certification: ['CE', 'RoHS'],
    buildingPowerDensityWattsPerM2: { 'pre-1975': 35, '1975-2000': 30, 'post-2000': 25 },
    voltage: 230,
    currentAmps: 0.98,
    resistanceOhms: 235,
    widthMm: 1200,
    heightMm: 600,
    thicknessMm: 12.5,
    weightKg: 6.6,
    operatingTempC: 52.5,
    panelsPer16aMax: 13,
    warrantyYears: 10,
    lifespanYears: 20,
    heatUpMinutes: '3-5',
  },
  isActive: true,
  isFeatured: true,
}
