/**
 * A worked example, labelled as one wherever it is shown. 9.1 kW is not a whole number of 225 W panels: 41 make 9.2 kW.
 * 5.4 kWh lasts 35 minutes at 9,225 W, and 4 hours 48 minutes for a zone of five panels.
 */
export const STONE_BARN = {
  title: 'Stone barn conversion',
  slug: 'stone-barn-conversion',
  challenge:
    'One room of 140 m², open to the rafters, with stone walls two feet thick and no gas in the lane. Pipes would have meant cutting the floor or the walls, and warm air gathers under a roof eight metres up, far above the people.',
  solution:
    'Panels between the trusses, looking down at the table, the sofas and the desk. Eight zones, each with its own thermostat, so that one end can be warm while the other is left alone. A 5.4 kWh battery runs one zone for the evening, when electricity is dearest.',
  technicalSummary: {
    power: '9.1 kW',
    density: '65 W/m²',
    area: '140 m²',
    heatType: 'Infrared, from the ceiling',
    panels: '41 of 225 W',
    controls: '8 zones, with a 5.4 kWh battery',
  },
  results: [
    '41 panels make 9.2 kW, because 9.1 kW is not a whole number of them: four circuits of 11, 10, 10 and 10 panels, 40.1 A in all, after a check of the supply.',
    'One zone of five panels costs 29.6p an hour at the 26.32p per kWh of October to December 2026. All eight zones together cost £2.43 an hour.',
    'The battery runs one zone for 4 hours 48 minutes, or everything for 35 minutes.',
  ],
  benefits: ['No pipe through a stone wall.', 'Walls and floor left as they were.', 'You heat only the end in use.'],
  clientTestimonial:
    'People come in, look round for the heating and can’t find it. We only warm the end of the barn we’re sitting in.',
  clientName: 'Barn owners, near Frome',
  isSample: true,
  _status: 'published',
} as const
