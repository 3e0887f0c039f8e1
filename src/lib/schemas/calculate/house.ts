import { fieldsOf, listOf, repeatedIds } from './fields'
import { homeSchema, panelWatts } from './home'
import { roomSchema } from './room'

const MAX_ROOMS = 100

export const houseQuestionSchema = fieldsOf({
  home: homeSchema,
  rooms: listOf(roomSchema, { min: 1, max: MAX_ROOMS, is: 'All rooms that are heated' }).superRefine((rooms, context) =>
    repeatedIds(rooms, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
  panelWatts,
}).superRefine(({ rooms }, context) => {
  const ids = new Set(rooms.map((room) => room.id))
  rooms.forEach((room, index) =>
    room.elements.forEach(({ beyond }, elementIndex) => {
      if (beyond.space === 'room' && (beyond.id === room.id || !ids.has(beyond.id)))
        context.addIssue({
          code: 'custom',
          path: ['rooms', index, 'elements', elementIndex, 'beyond', 'id'],
          message: 'Must be the id of another room of the home',
        })
    }),
  )
})
