import { EXAMPLE_PROJECT } from './example-project'
import { FIRST_HOME } from './first-home'
import { writeRoomsCsv } from './rooms-csv'
import { sheetOf } from './sheet'

const SHOWN = ['Lounge', 'Kitchen', 'Bedroom 1']

const EXAMPLE_LINES = writeRoomsCsv(sheetOf(EXAMPLE_PROJECT).rooms.filter(({ name }) => SHOWN.includes(name)))
  .trimEnd()
  .replaceAll('\r\n', '\n')

/** Initial values of the form without JavaScript: a new project with three example rooms. */
export const FIRST_TYPED: Readonly<Record<string, string>> = {
  nation: 'postcode',
  built: FIRST_HOME.built,
  coldSpell: 'no',
  neighbours: FIRST_HOME.neighbours,
  airMethod: FIRST_HOME.airMethod,
  draughtiness: FIRST_HOME.draughtiness,
  rooms: EXAMPLE_LINES,
}
