import type { ProjectHome } from '@/lib/domain/project/project'

/** What a new project says of its home. */
export const FIRST_HOME: ProjectHome = {
  postcodeArea: null,
  nation: 'england',
  built: '1976-1982',
  coldSpell: false,
  outdoorC: null,
  airMethod: 'current',
  draughtiness: 'typical',
  neighbours: 'as-warm',
  fabric: {
    wall: 'wall.usual',
    window: 'window.usual',
    door: 'door.usual',
    roof: 'roof.pitched',
    floor: 'floor.ground',
  },
  occupancy: 'mornings-and-evenings',
  carbonSet: 'desnz-2025',
  pencePerKwh: null,
  mainFuseAmps: 80,
  loads: ['everyday'],
  cableMm2: 2.5,
  cableLengthM: 15,
}
