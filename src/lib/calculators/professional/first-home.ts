import { USUAL_METHOD } from '@/lib/domain/electrical/circuits/cable-capacity'
import type { ProjectHome } from '@/lib/domain/estimate/project'

/** Initial values for the home of a new project. */
export const FIRST_HOME: ProjectHome = {
  postcodeArea: null,
  altitudeM: null,
  nation: 'england',
  built: '1976-1982',
  coldSpell: false,
  outdoorC: null,
  airMethod: 'current',
  draughtiness: 'usual',
  neighbours: 'as-warm',
  fabric: {
    wall: 'wall.usual',
    window: 'window.usual',
    door: 'door.usual',
    roof: 'roof.pitched',
    floor: 'floor.ground',
  },
  occupancy: 'mornings-and-evenings',
  heating: 'other',
  carbonSet: 'desnz-2026',
  pencePerKwh: null,
  mainFuseAmps: 80,
  loads: ['everyday'],
  cableMm2: 2.5,
  cableMethod: USUAL_METHOD,
  cableLengthM: 15,
}
