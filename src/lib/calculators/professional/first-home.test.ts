import { expect, it } from 'vitest'

import { projectHomeSchema } from '@/lib/schemas/calculate/professional-project'
import { typedProjectSchema } from '@/lib/schemas/typed-project'

import { FIRST_HOME } from './first-home'

const { built, fabric, nation, coldSpell, neighbours, airMethod, draughtiness } = FIRST_HOME
const air = { coldSpell, neighbours, airMethod, draughtiness }

it('takes the same for what nobody has answered, in the tool, in the API and in the form without a script', () => {
  const amounts = { postcodeArea: null, altitudeM: null, outdoorC: null, pencePerKwh: null }
  expect(projectHomeSchema.parse({ ...amounts, built, fabric: {} })).toMatchObject({ ...air, built, fabric, nation })
  const lines = { name: '', postcode: '', altitudeM: '', built, outdoorC: '', rooms: 'A' }
  expect(typedProjectSchema.parse(lines)).toMatchObject({ ...air, built })
})

it('is as draughty as is usual for its age, as in the quick calculator', () => {
  expect(FIRST_HOME).toMatchObject({ airMethod: 'current', draughtiness: 'usual' })
})
