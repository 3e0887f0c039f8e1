/** What changed in published figures, newest first; `date` is the ISO date. */
export const CHANGES: readonly { date: string; text: string }[] = [
  {
    date: '2026-11-30',
    text: 'A single room that keeps a boiler or another heating is judged as a room, however much heat the home loses. The professional calculator judges a house as the quick one does. The example homes have their verdicts.',
  },
  {
    date: '2026-11-29',
    text: 'Where nobody says how draughty a home is, drawings, projects and the API take what is usual for its age, as the quick calculator does. Homes built since 1976 need less heat there than before.',
  },
  {
    date: '2026-11-29',
    text: 'A home that goes from the quick calculator to another tool takes its constructions with it, such as filled cavity walls, and not only their U-values. Measures against heat loss are the same there.',
  },
  {
    date: '2026-11-29',
    text: 'Rooms of an estimated home lie under the roof or above the ground, as in the calculators that know the rooms, so that all tools count the same panels. A rest of heat below a twentieth of what a room needs, and below half a panel, counts as none.',
  },
  {
    date: '2026-11-29',
    text: 'One comfort limit in every tool. Most homes from before about 2000 get fewer panels, and the result names the heat that another heater must supply.',
  },
  {
    date: '2026-11-29',
    text: 'One climate for every tool and page, from Met Office stations. Around Bath, Bristol and Cardiff a year costs about a fifth more than before; around Oxford and Milton Keynes about a tenth less.',
  },
  {
    date: '2026-11-29',
    text: 'Design temperatures that we estimate are colder, so that no area is sized for a day more than 0.5 K warmer than in the published table.',
  },
  {
    date: '2026-11-29',
    text: 'Energy ratings month by month, in the weather of the whole UK. They no longer change with the postcode, and leaky homes get more points than before.',
  },
  {
    date: '2026-11-29',
    text: 'Every heating system with room controls now gets the same credit for rooms that are not heated. Electricity has the carbon factor of 2026.',
  },
  {
    date: '2026-11-27',
    text: 'Bills of homes with storage heaters or solar panels are read by what they leave out.',
  },
  {
    date: '2026-11-22',
    text: 'Panels are counted whole in each room, and errors that concern the whole home are drawn together. Counts rose by 10 to 20 %, and ranges became about three times as wide.',
  },
  {
    date: '2026-11-22',
    text: 'The saving that infrared was given over other room heaters is gone: no independent test supports it.',
  },
  { date: '2026-11-21', text: 'First version of the engine.' },
]
