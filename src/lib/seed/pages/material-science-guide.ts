import type { PageSeed } from '../support/page-seed'

export const materialScienceGuide: PageSeed = {
  path: '/material-science-guide',
  name: 'Materials',
  title: 'What an infrared panel is made of, and why',
  description:
    'Layers, coating, aluminium frame, insulation, back loss, weight and ageing of a 12.5 mm infrared ceiling panel: what physics requires and what we know.',
  category: 'guide',
  template: 'guide',
  heading: 'Materials: what each layer has to do',
  lead: 'An infrared panel is a heated sheet with a dull face and some insulation behind it. The face determines how much leaves as infrared, the back how much is lost, the weight how fast it warms. The manufacturer hasn’t told us what the layers are made of, so this page explains what each must do and what the stated figures show.',
  inShort: [
    'The face decides how much heat leaves as infrared. White or black makes hardly any difference; bare metal does.[^emissivity-tables]',
    'At 12.5 mm there is little room for insulation, so the ceiling above has to keep the heat in.',
    'A panel that warms evenly passes 52.5 °C after about 25 minutes. You feel it well before then.[^panel-material-sums]',
  ],
  picture: 'panel-edge',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'Five layers, five jobs',
      text: `From below: a white **face** that radiates; a **heating film** that turns current into heat; **insulation** that makes it harder for heat to go up than down; a steel **back sheet** that closes the body and carries the connection box and fixings; and an aluminium **frame** that holds the four together. That is the structure our pictures show.

Weight, size, power and temperature are stated,[^powerboard-data-sheet] and much follows from those. The body encloses 9.0 litres and weighs 6.6 kg, which is 733 kg/m³.[^panel-material-sums] So most of the weight is metal, or something equally dense, and the panel takes a while to warm up.`,
      engineer: `1.200 × 0.600 × 0.0125 = 0.00900 m³, and 6.6 ÷ 0.00900 = 733 kg/m³. As a plausibility check: at 7,850 kg/m³ a steel sheet of 0.5 mm over 0.72 m² weighs 2.8 kg, and one of 1 mm 5.7 kg.[^material-properties] With a frame and a face to carry as well, a back sheet much thicker than 0.5 mm leaves too little for the rest.

Insulation of 100 kg/m³ would weigh 0.9 kg if it filled the body entirely.`,
    },
    {
      block: 'drawing',
      drawing: 'panel-layers',
      caption: 'The layers in order, not to scale: all five fit into 12.5 mm.',
    },
    {
      block: 'table',
      caption: 'The layers, what each is for, and what we don’t know.',
      columns: ['Layer', 'Its job', 'Known', 'Open'],
      rows: [
        ['Face', 'Give off infrared, look like ceiling', 'White, 1,200 × 600 mm', 'Coating and its emissivity'],
        [
          'Heating film',
          'Turn current into heat, evenly',
          '235 Ω, 440 W/m² over 470 × 1,088 mm',
          'Conductor; whether 235 Ω is hot or cold',
        ],
        ['Insulation', 'Send the heat downwards', 'Thinner than 12.5 mm', 'Material, thickness, conductivity'],
        [
          'Back sheet',
          'Close the body, carry the fixings',
          'Steel, by our pictures',
          'Thickness, protection from rust',
        ],
        ['Frame', 'Hold the layers flat while they move', 'Aluminium, by our pictures', 'Alloy, finish, corner joint'],
      ],
    },
    {
      block: 'figure',
      picture: 'panel-exploded',
      caption: 'The same layers pulled apart. A rendering; the tracks cover 470 × 1,088 mm.',
    },
    {
      block: 'prose',
      heading: 'The face: emissivity, not colour',
      text: `Emissivity says how well a surface gives off infrared, from 0 for a perfect mirror to 1 for a perfect black. It has almost nothing to do with colour. At the wavelengths of a warm panel, white lacquer lies between 0.80 and 0.95 and black lacquer is hardly better. Polished aluminium has about 0.05.[^emissivity-tables]

We use 0.90. Between 0.85 and 0.95 the infrared of the whole face moves by 8 W either way.[^panel-heat-sums] Dust doesn’t matter. Metallic paint does: its flakes bring the value down to about 0.4. So do not repaint a panel.`,
      engineer: `Kirchhoff: at a given wavelength and temperature emissivity equals absorptivity, so what radiates well at 9 µm also absorbs well there, whatever it does at 0.5 µm. White paint reflects sunlight and is nearly black to room radiation.

From the tables: lacquer, white, 40 to 100 °C 0.80–0.95; black, matt 0.97; aluminium polished 0.04–0.06, sheet as received 0.09, anodised sheet 0.55; galvanised sheet 0.07–0.28; float glass 0.97.[^emissivity-tables] Anodising varies widely with the thickness of the oxide, up to 0.97 in the long-wave band.

With ε 0.85 a front that gives off 225 W is at 64.2 °C, with 0.95 at 60.7 °C (convection 1.0 W/m²K).[^panel-heat-sums]`,
    },
    {
      block: 'chart',
      heading: 'The same temperature, different faces',
      unit: 'W',
      rows: [
        { label: 'Polished aluminium', value: 8, note: 'Emissivity 0.05' },
        { label: 'Anodised aluminium', value: 87, note: '0.55' },
        { label: 'White lacquer, low end', value: 126, note: '0.80' },
        { label: 'White lacquer, as we assume', value: 142, note: '0.90' },
        { label: 'White lacquer, high end', value: 150, note: '0.95' },
      ],
      caption:
        'Net infrared from a face of 0.72 m² at 52.5 °C into a room at 20 °C. Emissivities as tabulated,[^emissivity-tables] watts computed.[^panel-heat-sums]',
    },
    {
      block: 'prose',
      heading: 'The heating film: the same warmth everywhere',
      text: `The conductor covers a strip of 470 × 1,088 mm, so the face is warmest over the tracks and cooler at the rim. What is stated: {claim:surface-temperature}. The data sheet doesn’t say whether that is a mean or a maximum. A calculation that takes a maximum for the mean overstates the heat.

A film must also be the same everywhere. A thin spot has more resistance, gets hotter and ages faster. Manufacturers check this with a thermal camera; we would like to see the picture.`,
      engineer: `Resistance drifts with temperature by the conductor’s coefficient. Copper or aluminium tracks gain about 0.39% a kelvin: 12.7% from 20 to 52.5 °C, so 225 W when hot would be 254 W at the start. Resistance alloys move by less than 1%, carbon may fall. Whether the stated 235 Ω is hot or cold thus decides between two starting currents. It can be settled with a multimeter in five minutes, cold and then directly after an hour’s run.[^material-properties]

If the heated strip is at 57.5 °C and the rim at 40 °C, an average of 52.5 °C can be true.`,
    },
    {
      block: 'prose',
      heading: 'The frame: aluminium as a heat spreader',
      text: `Aluminium is light, doesn’t rust and holds the layers flat. It also conducts heat three to four times as well as steel,[^material-properties] so the frame carries warmth from the face up to the back unless a gasket or an air gap breaks the path. We don’t know whether this one has either.`,
    },
    {
      block: 'prose',
      heading: 'Insulation and the heat that goes up',
      text: `Ten millimetres of ordinary insulation has about a twentieth of the resistance of a well-insulated loft.[^material-properties] So the panel can’t keep its back cool, and what becomes of the heat depends on what lies above.

- **A heated room.** The heat isn’t lost. It comes up as a faintly warm floor.
- **An insulated loft.** With 270 mm at the joists no more than about 5 W can pass. The rest comes back round the edges.
- **A bare loft.** Up to 79 W may pass behind each panel, over a third of what you pay for.[^panel-back-loss] Don’t fit panels there. Insulate first.`,
      engineer: `U_back = 59.7 ÷ (0.72 × 32.5) = 2.55 W/m²K, R = 0.39 m²K/W, surface resistances included. Upward loss with the plasterboard behind the panel taken at 52.5 °C and a loft at 5 °C: 0.72 × U × 47.5. That is an upper bound, for the board will be cooler than the face. Loft U-values by thickness from RdSAP 10.[^insulated-u-values] Air between panel and board short-circuits part of any insulation: a closed gap resists, an open one ventilates.

Ten millimetres at 0.035 W/mK have 0.29 m²K/W. If 60 W leave through the back, as one reading of the [surface temperature](/powerboard-technical-authority) implies, layers and surfaces have 0.39 m²K/W in all: just what one would expect of a thin panel, so this reading isn’t far-fetched.`,
    },
    {
      block: 'table',
      caption:
        'Most heat that can pass up through the ceiling behind one panel, with the loft at 5 °C.[^panel-back-loss]',
      columns: ['Insulation at the joists', 'U-value', 'With the panel on', 'Same ceiling without it', 'Extra loss'],
      rows: [
        ['None', '2.30 W/m²K', '79 W', '25 W', '54 W'],
        ['100 mm', '0.40 W/m²K', '14 W', '4 W', '9 W'],
        ['270 mm', '0.16 W/m²K', '5 W', '2 W', '4 W'],
      ],
      note: 'Over 0.72 m². With panel: back at 52.5 °C. Without: room at 20 °C.',
    },
    {
      block: 'workedExample',
      heading: 'What a bare loft costs, panel by panel',
      question:
        'One panel runs six hours a day from October to April, 212 days. How much more heat goes up because of it, and at what price?',
      lines: [
        { what: 'Hours in a season', working: '6 × 212', result: '1,272 h' },
        { what: 'Bare loft, extra loss', working: '0.72 × 2.30 × 32.5 × 1,272 ÷ 1,000', result: '68 kWh, £18.02' },
        { what: '270 mm', working: '0.72 × 0.16 × 32.5 × 1,272 ÷ 1,000', result: '5 kWh, £1.25' },
      ],
      answer:
        'With seven panels the bare loft costs up to £126 a season more, at the 26.32p per kWh of October to December 2026.[^price-cap-october-2026]',
    },
    {
      block: 'prose',
      heading: 'Surface temperature and touch',
      text: `A face at 52.5 °C is too warm to lean on and not hot enough to hurt on a brief touch. Metal can burn skin at 51 °C in a minute’s contact and at 43 °C in eight hours; for a second’s touch the threshold is far higher.[^iso-13732-touch] On a wall at the height of a cot that would matter. This is a ceiling panel.

Covering is the real hazard: a panel that can’t shed its heat gets hotter until something limits it. Hang nothing from it, keep curtains and tall cupboards at the distance that its instructions give, and keep boxes in the loft off an uninsulated ceiling.`,
      engineer: `The threshold for ten minutes is 48 °C.[^iso-13732-touch] The safety standard for room heaters tests for abnormal use such as covering;[^en-60335-2-30-heaters] we don’t have the report for this panel.`,
    },
    {
      block: 'prose',
      heading: 'Weight and the time to warm up',
      text: `To warm 6.6 kg by 32.5 degrees takes 13 to 17 minutes at 225 W if nothing is given off meanwhile.[^panel-warm-up] But the panel does give heat off, and more the warmer it gets. With that counted, a panel that warms evenly is at 30 °C after five minutes, 44 after fifteen, and passes 52.5 °C after 25.[^panel-material-sums] You notice it well before then: a face at 30 °C already gives off 46 W.`,
      engineer: `m c dT/dt = P − A [ε σ (T⁴ − T_r⁴) + h_c (T − T_r)], lumped, m 6.6 kg, c 900 J/kgK, h_c 1.0 W/m²K, no loss from the back. Steps of a second: 26.4 °C at 3 min, 30.2 at 5, 38.1 at 10, 44.3 at 15, 48.9 at 20, 52.5 at 25, 61.3 at 60; limit 62.4 °C. Time constant near the end 6.6 × 900 ÷ 5.3 W/K ≈ 19 min.[^panel-material-sums]

For c between 840 and 1,090 J/kgK the adiabatic time is 13.3 to 17.3 min, the rise in five minutes at most 12.2 to 9.4 K.

A face that is well separated from the back can be quicker, because only part of the weight has to follow; a warm-up curve would show it. To reach 52.5 °C in five minutes, the part that warms could weigh at most 2.3 kg.`,
    },
    {
      block: 'prose',
      heading: 'Movement and ageing',
      text: `As it warms by 32.5 degrees, a 1,200 mm aluminium frame grows by 0.9 mm and a steel back sheet by 0.5 mm.[^panel-material-sums] If the two are held rigidly the body bows; if they can slide, it may tick. Keyhole fixings leave the play that is needed.

Relays, crimps and glued edges tend to fail sooner than conductors. For the panel itself: {claim:lifespan}. We have no endurance test. Have the electrician note the resistance of each panel at handover: a drift of more than a few per cent shows that something inside has changed. At the end of its life, take it to a collection point for electrical waste.`,
      engineer: `Differential strain of aluminium and steel over 32.5 K: (23 − 12) × 10⁻⁶ × 32.5 = 3.6 × 10⁻⁴. Fully restrained, that is about 25 MPa in the aluminium at 70 GPa, far below its yield strength. The risk is distortion. Two equally stiff layers bonded over 12.5 mm would curve by 1.5 × 3.6 × 10⁻⁴ ÷ 0.0125 = 0.043 per metre, a bow of L²κ ÷ 8 = 7.7 mm over 1.2 m. That is an upper bound, since sliding joints and a soft core take up most of it.[^material-properties]

Aluminium grows by 23 millionths of its length for each degree, steel by about 12.[^material-properties] Two warm-ups a day for 212 days are 424 a year and 8,480 in twenty years. At six switchings an hour over six hours a day, the thermostat’s relay does 7,632 in a season and over 150,000 in that time.[^panel-material-sums]`,
    },
    {
      block: 'figure',
      picture: 'panel-back',
      caption: 'Connection box, flex and the keyhole fixings that let the body slide. A rendering.',
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'What we do not know about this panel',
      text: 'The coating and its measured emissivity; the conductor; the insulation; the alloy and finish of the frame; how it behaves in a fire; how it looks after ten years. If your project depends on one of these, wait for the document or choose a panel that has it.',
    },
    {
      block: 'questions',
      heading: 'Questions about materials',
      questions: [
        {
          question: 'Would a black panel heat better than a white one?',
          answer:
            'Not so you’d notice. The tables give black lacquer 0.87 to 0.98 and white 0.80 to 0.95, and in a warm room that is a few watts. Choose by looks.',
        },
        {
          question: 'Is a carbon heating element better than a metal one?',
          answer:
            'It makes the same heat from the same electricity. Carbon films can be very even, metal tracks very durable. What counts is how even and how lasting, and both have to be measured on the finished panel.',
        },
        {
          question: 'Does the panel need an air gap above it?',
          answer:
            'It has a thin one from its fixing channels, and that is enough for it to move. The instructions decide the rest. A gap open to the side lets warm air out into the room, which isn’t a loss; a gap open to a cold loft is.',
        },
        {
          question: 'Can I lay loft insulation straight over the ceiling where panels hang?',
          answer:
            'Over the plasterboard, yes: that is where it belongs. Over a heater set into the ceiling, or over cables, only as its instructions and the electrician allow, because what can’t shed its heat gets hotter. These panels hang below the board.',
        },
        {
          question: 'Will the face turn yellow?',
          answer:
            'Many coatings do with heat and age; some don’t. We have no test of this one, so we can’t say. There is no ultraviolet in what the panel gives off, which removes the usual cause.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'See how it is fixed, or see every figure',
      text: 'The installation guide shows joists and channels. The specification lists what is stated for the panel.',
      actions: [
        { label: 'Read the installation guide', href: '/installation-engineering' },
        { label: 'See the technical specifications', href: '/technical-specs' },
      ],
    },
  ],
}
