import type { ChallengeSlug } from '@/lib/domain/challenge/challenges'

/** The texts of a challenge: what to do, and why it works or what it reveals. */
export type ChallengeText = { title: string; what: string; why: string }

/** The texts of every challenge. */
export const CHALLENGE_TEXTS: Readonly<Record<ChallengeSlug, ChallengeText>> = {
  'two-sundays': {
    title: 'Read the meter on two Sundays',
    what: 'Write down the reading on the meter for your heating on a Sunday, and again on a later one.',
    why: 'It saves nothing by itself. Without a first reading, no one knows in March what the winter saved.',
  },
  'thermostat-diary': {
    title: 'Keep a thermostat diary',
    what: 'For a week, write down each change of the thermostat: the time, the temperature and the reason.',
    why: 'It saves nothing by itself. It shows which hours you heat for no one, so you know what to change first.',
  },
  'cold-spots': {
    title: 'Map the cold spots',
    what: 'On a cold evening, feel along skirtings, sills, sockets and the loft hatch. Mark what is cold on a sketch.',
    why: 'It saves nothing by itself. Cold surfaces and draughts are where the next challenges pay off, and where damp starts.',
  },
  'draught-hunt': {
    title: 'Hunt the draughts',
    what: 'On a windy day, hold a strip of tissue to windows and external doors. Seal where it moves, but leave vents, fans and airbricks open.',
    why: 'Air that leaks in has to be heated. A home still needs about half its air replaced every hour, so we count nothing below that.',
  },
  letterbox: {
    title: 'Close the letterbox and keyholes',
    what: 'Fit a brush or flap to the letterbox, and a cover to each keyhole of an external door.',
    why: 'They are small holes, but they are open all winter and face the wind.',
  },
  'floor-gaps': {
    title: 'Fill the gaps at the floor',
    what: 'Fill gaps between skirting and floor, and between boards. Leave the airbricks outside open: they keep the joists dry.',
    why: 'Warm air that leaves upstairs is replaced through the floor. Solid floors gain less than boards.',
  },
  chimney: {
    title: 'Block an open chimney',
    what: 'If you have a fireplace that is never lit and holds no gas fire, put in a chimney balloon or a board with a small vent. Tag it, so that nobody lights a fire.',
    why: 'An open chimney draws air out of the room day and night, whether or not the heating is on.',
  },
  'loft-hatch': {
    title: 'Insulate the loft hatch',
    what: 'Glue 100 mm of insulation board to the hatch, and a strip of foam around its frame.',
    why: 'A bare hatch lets out about as much heat as several square metres of insulated loft.',
  },
  'loft-roll': {
    title: 'Top up the loft to 270 mm',
    what: 'Top up the insulation between and across the joists to 270 mm. Keep the eaves open, and cables and downlights uncovered.',
    why: 'Heat passes through the roof in proportion to its U-value. The saving is what a home of this age still has to gain.',
  },
  'window-film': {
    title: 'Add film to the worst windows',
    what: 'Stretch secondary film over the coldest quarter of the windows, and shrink it with a hairdryer. Keep one window in each room free to open.',
    why: 'The still air behind film insulates, as behind secondary glazing.',
  },
  curtains: {
    title: 'Draw the curtains at dusk',
    what: 'Every evening of the week, draw the curtains when it gets dark. Tuck them behind the radiator, not over it.',
    why: 'Glass loses more heat than the wall beside it. A curtain that closes at the sides keeps some of it in.',
  },
  'one-degree': {
    title: 'One degree less',
    what: 'Turn the thermostat down by 1 °C for a week. If someone is ill, very old or very young, stay at 18 °C or more.',
    why: 'Heat leaves in proportion to the difference between indoors and outdoors. In mild weeks one degree is a larger part of it.',
  },
  'hour-earlier': {
    title: 'Off an hour earlier',
    what: 'For a week, let the heating end an hour before you go to bed.',
    why: 'Walls and furniture give their heat back for a while. The home is cooler through the night, and loses less.',
  },
  'one-room-less': {
    title: 'Heat one room less',
    what: 'For a week, turn one unused room down by 4 °C, but not below 16 °C, and keep its door shut.',
    why: 'A cooler room loses less. Its neighbours make up for about half, through inner walls that are not insulated.',
  },
  'cooler-bedrooms': {
    title: 'Bedrooms two degrees cooler',
    what: 'Turn the valve or heater of each bedroom down by 2 °C, to no less than 16 °C, and leave it there.',
    why: 'Bedrooms are about a third of the floor, and in use mostly under a duvet.',
  },
  radiators: {
    title: 'Bleed and clear the radiators',
    what: 'Bleed each radiator that is cold at the top. Move sofas and curtains away from them. Check the pressure afterwards.',
    why: 'It does not change the heat that the rooms need, so we count no saving. It lets you turn the water or the thermostat down.',
  },
  'flow-temperature': {
    title: 'Turn down the radiator water',
    what: 'Set the boiler’s flow to 60 °C for the radiators. Leave the hot water cylinder at 60 °C or more.',
    why: 'A condensing boiler takes more heat out of its flue gas when the water comes back cooler.',
  },
  'last-sunday': {
    title: 'Read the meter in the last week',
    what: 'Take one more meter reading in the last week of March.',
    why: 'It saves nothing by itself. It closes the winter: the difference is what you used.',
  },
}

/** The kinds of proof that a challenge was done. */
export const PROOF_TEXTS = {
  tick: 'Your word for it',
  photo: 'A photo before and after, kept on your phone',
  reading: 'Meter readings, entered below',
} as const

export const EFFORT_TEXTS = { easy: 'Minutes', medium: 'An afternoon', hard: 'A day' } as const
