import { fieldsOf, listOf, repeatedIds } from './fields'
import { homeSchema, panelWatts } from './home'
import { roomSchema } from './room'

export const MAX_ROOMS = 100

export const houseQuestionSchema = fieldsOf({
  home: homeSchema,
  rooms: listOf(roomSchema, { min: 1, max: MAX_ROOMS, is: 'All rooms that are heated' }).superRefine((rooms, context) =>
    repeatedIds(rooms, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
  panelWatts,
})
