import type { PageSeed } from '../support/page-seed'

export const installationEngineering: PageSeed = {
  path: '/installation-engineering',
  name: 'Installation',
  title: 'Fitting infrared ceiling panels, from survey to handover',
  description:
    'What a survey looks for, how a 6.6 kg panel is fixed to joists in four steps, fire-rated and old ceilings, and the documents you should be left with.',
  category: 'guide',
  template: 'guide',
  heading: 'How panels are surveyed, fixed and handed over',
  lead: 'Each panel weighs 6.6 kg and hangs on two metal channels, screwed through the plasterboard into timber. The fixing is simple. What makes a good job is the survey before it.',
  inShort: [
    'The survey decides the job: joists, cables, asbestos, the insulation above, and where people sit.',
    'Four screws hold a 6.6 kg panel with more than a twentyfold margin, provided that they are in timber.[^wood-screw-withdrawal]',
    'A textured ceiling from before 2000 is tested for asbestos before anyone drills.[^hse-textured-coatings]',
    'Under a bare loft a panel loses over a third of its heat upwards. Insulate first.[^panel-back-loss]',
  ],
  picture: 'fixing-4-finished',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The survey decides the job',
      text: `Start with the heat. Measure each room, its external walls, windows and what lies above and below, and work out what it loses on a cold day. That gives the number of panels. A count from floor area alone is a guess, and in an old house about half of what is needed; the [thermal guide](/thermal-efficiency-guide) shows why.

Then the ceiling. Which way do the joists run? Is it plasterboard, lath and plaster, concrete, or a suspended grid? Is the coating textured, and from before 2000? What is fixed to it or hidden in it? Is there insulation above, or a bare loft?

Last, the people. A panel is useful over a sofa and wasted over a wardrobe. Beds, desks and dining tables go on the sketch before the panels do.`,
      engineer: `Record for each room: U-values or constructions by age band, air change rate (0.5 an hour as the default for habitable rooms unless tested), design temperatures inside and out, the margin added for reheating, and the resulting watts. Q = (Σ U·A·f + y·ΣA + 0.33·n·V) · (Tᵢ − Tₑ).

Record for each ceiling: joist direction, centres (usually 400, 450 or 600 mm), depth and thickness, board thickness and number of layers, any resilient bars, coating and date, access above. A photograph with a tape in it settles most later arguments.`,
    },
    {
      block: 'table',
      caption: 'What the survey may find, and what it changes',
      columns: ['Found', 'Consequence'],
      rows: [
        ['Joists where the panel should go', 'Screw the channels straight to them'],
        [
          'Joists 600 mm apart, or running the wrong way',
          'Noggins between them, or move the panel by up to half a bay',
        ],
        ['Lath and plaster', 'Fix through it to the joists, with pilot holes and longer screws; expect loose plaster'],
        ['Concrete slab', 'Plugs and screws rated for tension; supply cable on the surface'],
        ['Suspended grid of tiles', 'Hang the panel from the structure above, never from the grid'],
        ['Ceiling that separates two flats', 'Check its fire rating and the lease; seal every hole'],
        ['Ceiling lower than about 2.1 m', 'Panels only where nobody stands or walks. Our own limit, not a rule'],
      ],
    },
    {
      block: 'prose',
      heading: 'Asbestos and other reasons to stop',
      text: `Swirled and stippled ceiling coatings often contain a few per cent of white asbestos. One applied before 2000 is assumed to contain it until a laboratory test shows otherwise.[^hse-textured-coatings] Left alone it is no danger. Drilled dry, it is. So the test comes before the drill: a sample the size of a coin, and the result takes a few days.

If the result is positive, the work can still go ahead. It normally needs no licence, but it needs trained people, wetting or shadow vacuuming at the drill, masks, and the waste taken away as asbestos.[^hse-textured-coatings]

Three other findings stop work: boards that sag or feel soft, wiring without an earth, and water stains.`,
    },
    {
      block: 'steps',
      heading: 'The fixing, in four steps',
      steps: [
        {
          title: 'Find the joists and bring the cable through',
          text: 'The joists are found with a detector, proved with a bradawl and marked in pencil. The cable comes through a small hole that the panel will hide.',
          picture: 'fixing-1-joists',
        },
        {
          title: 'Screw two channels to the joists',
          text: 'Our drawings show two zinc-plated channels screwed across the joists with four wood screws; the manufacturer’s leaflet decides. Each screw has at least 30 mm of thread in sound timber. Never into plasterboard alone: a plug in board creeps with years of warming and cooling.',
          picture: 'fixing-2-bracket',
        },
        {
          title: 'Rest the panel on props and connect it',
          text: 'The panel rests on two props about 30 cm below the ceiling, which leaves both hands free to connect it.',
          picture: 'fixing-3-lift',
        },
        {
          title: 'Lift it on, lock it, look along it',
          text: 'The panel is raised onto the channels and locked so that it cannot slide off. An even gap is left all round, which its back needs.',
          picture: 'fixing-4-finished',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'What the screws carry',
      text: `Very little. One panel pulls on its four screws with 65 N, about 16 N each. A 5 mm wood screw with 30 mm of thread in ordinary softwood holds some 400 N for years.[^wood-screw-withdrawal] Thirteen panels weigh 86 kg, spread over many joists: less than one person on the floor above.

Roof trusses deserve more care. They carry a panel or two easily, but never notch or drill them for a cable without asking.`,
      note: 'Plasterboard fixings don’t count. If there is no timber, there is no panel.',
      engineer: `W = m·g = 6.6 × 9.81 = 64.7 N; per screw 16.2 N; margin 400 / 16.2 ≈ 25.[^wood-screw-withdrawal] For a design check use BS EN 1995-1-1, 8.7.2, with the characteristic density of C16 (310 kg/m³), kmod for permanent load and γM 1.3. Prying on the channel can double the load of the outer screw, which still leaves a factor of ten.

Thirteen panels: 85.8 kg, 842 N. Over 20 m² that is 0.04 kN/m², against the 0.25 kN/m² commonly allowed for ceilings and services.

Holes in solid joists belong on the centre line, between a quarter and two fifths of the span, and no wider than a quarter of the depth. Cable in a joist bay lies on or beside the insulation as the [electrical guide](/electrical-systems-guide) sets out.`,
    },
    {
      block: 'drawing',
      drawing: 'ceiling-fixing',
      caption: 'Panel, channels, board, joist and insulation in section. The screws end in timber.',
    },
    {
      block: 'prose',
      heading: 'Fire-rated ceilings',
      text: `A ceiling can be part of what holds a fire back: between flats commonly for an hour, over an integral garage and below a loft conversion for half an hour. Downlights spoil such a ceiling because they cut a hole in it. A panel hangs below the board and leaves the board whole.

The screws fill their four holes. The cable hole is drilled tight and closed with intumescent sealant on the room side. No back boxes are sunk into the board, and no board is cut away.`,
      engineer: `Requirement B3 of Schedule 1; Approved Document B, volume 1, on compartmentation and fire-stopping of small openings.[^adb] Sealing of service penetrations to a system tested to BS EN 1366-3 for the board and the bundle. In a building over 11 m the responsible person’s consent and the record of the penetration belong in the building file. Keep the panel at least 300 mm from a smoke alarm and out of the path to it: the plume below a warm ceiling plate is weak, but heat alarms and combined heads may be rated close to the temperature of the film of air on it.

Two layers of board on metal bars are there for sound. Screw to the bars only where their manufacturer allows the load. Screwing past them into the joists short-circuits the insulation against noise. Under the bedroom floor of an ordinary two-storey house the ceiling holds for a little less than half an hour.`,
    },
    {
      block: 'prose',
      heading: 'What lies above the panel',
      text: `The back of a panel is warm too. Under a heated bedroom that warmth isn’t lost. Under a loft with 270 mm of mineral wool a running panel loses about 5 W upwards. Under a bare loft it loses up to 79 W of its 225 W.[^panel-back-loss] So insulation comes first. It must lie flat on the ceiling with no gap behind the panel, and cover the cable only where the cable has been sized for it.

For flat roofs and sloping ceilings, ask for evidence of what is in them, such as the building control file.`,
      engineer: `Upward loss = U · A · (Tback − Tloft), taken at 52.5 °C and 5 °C with A = 0.72 m²: U 2.3 gives 78.7 W, 0.40 gives 13.7 W, 0.16 gives 5.5 W.[^panel-back-loss] U-values by thickness at the joists: none 2.3, 100 mm 0.40, 270 mm 0.16 W/m²K.[^insulated-u-values]

Moisture: the warm board behind a panel is the driest part of the ceiling, so condensation is not a risk there. It is at the holes. A cable hole into a cold loft lets room air into it; seal it, as Approved Document C and BS 5250 expect.[^adc] Keep the vapour control layer whole in a warm roof.`,
    },
    {
      block: 'prose',
      heading: 'Thermostats and zones',
      text: `One room, one thermostat, one weekly programme. Open-plan rooms may want two zones: the table and the sofas are rarely used together.

Mount the thermostat 1.2 to 1.5 m from the floor on an inside wall, out of sun and draught, where it can see the part of the room that people use. Not straight under a panel, not behind a door. Set it a little lower than you are used to.

{claim:heat-up}. By calculation the whole 6.6 kg panel takes about 25 minutes, and the room itself takes longer.[^panel-material-sums] Let the timer start early.`,
      engineer: `Operative temperature is the mean of air and mean radiant temperature at low air speed; one panel seen from a chair 1.8 m below raises the radiant one by about 0.7 K, so the operative one by about 0.3 K.[^view-factor-sums] Several panels close together raise the asymmetry between head and floor; 5 K is the usual limit for a warm ceiling (ISO 7730, categories A and B).[^iso-7730-asymmetry]

Adiabatic warm-up: m·c·ΔT / P = 6.6 × 900 × 32.5 / 225 = 858 s, 14 minutes; with what the face gives off meanwhile, 25.[^panel-warm-up][^panel-material-sums] Use a controller with an adaptive start.

Part L expects time and temperature control room by room for fixed electric heating;[^adl1-2021] ecodesign law lists what such a control must do to count.[^ecodesign-1188] A contact rated 16 A resistive carries thirteen panels; above that, or on shared circuits, use a contactor.`,
    },
    {
      block: 'prose',
      heading: 'Commissioning',
      text: `The electrician tests each circuit dead and then live, and writes the readings down. Then each room is switched on in turn. After twenty minutes each face should be warm all over: a thermal camera shows it in seconds. The current of the circuit should match the number of panels. Each thermostat should switch its own room and no other: crossed thermostats are the commonest fault in zoned heating.`,
      engineer: `Cold resistance across line and neutral, with the thermostat bridged: R = 235 / n. Thirteen read 18.1 Ω, eleven 21.4 Ω, ten 23.5 Ω, five 47.0 Ω. A reading over 5% out means a missing panel, a bad joint or 235 Ω stated hot; twelve panels instead of thirteen read 19.6 Ω, 8% high.

Running current by clamp: I = n · U / 235 at the voltage measured at that moment. Earth leakage by clamp round line and neutral together. Face temperature after an hour at full power, with the air temperature and voltage noted beside it. As stated: {claim:surface-temperature}. We keep your reading on file with the date.

An example: a zone is drawn with eleven panels, the tester reads 21.5 Ω, and the live voltage is 241 V. Expected 235 ÷ 11 = 21.4 Ω, so 0.6% off and accepted; current 11 × 241 ÷ 235 = 11.3 A, power 241 × 11.28 = 2,719 W. With only ten connected it would read 23.5 Ω, 10% high, and 10 × 241 ÷ 235 = 10.3 A.`,
    },
    {
      block: 'steps',
      heading: 'What the installer leaves with you',
      steps: [
        {
          title: 'Certificates',
          text: 'The Electrical Installation Certificate, and the building regulations certificate where the work was notified. A buyer’s solicitor asks for both.',
        },
        {
          title: 'The as-built drawing',
          text: 'Which panel is on which circuit and thermostat, where the cables run, and photographs of the marked joists.',
        },
        {
          title: 'The heat-loss sheet',
          text: 'Room by room, with the temperatures assumed. It says why there are seven panels in the lounge and not four.',
        },
        {
          title: 'Earlier results and consents',
          text: 'The asbestos result, the network operator’s answer and the freeholder’s consent, where there were any.',
        },
        {
          title: 'Instructions and warranty',
          text: 'How each thermostat is set, how the panel is wiped (off, cold, with a barely damp cloth), and the warranty document. {claim:warranty.years}. Where the document says something else, the document prevails.',
        },
      ],
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'When we would rather not fit them',
      text: 'In a gas-heated house with an uninsulated loft and solid walls: spend the money on insulation first. On ornate plaster. In a room higher than about 3.5 m, because what reaches a chair falls with distance: there panels belong lower down or on the slope. And a ceiling that sags needs a joiner first.',
    },
    {
      block: 'questions',
      heading: 'Questions about fitting',
      asked: ['Can a panel go in a bathroom?', 'Does it work without the app?'],
      questions: [
        {
          question: 'How long does it take?',
          answer:
            '{claim:installation.time}. A single room is a matter of hours, a whole house of days. What stretches a job is circuits through finished rooms, asbestos tests and deliveries, and your quote should say which of those apply.',
        },
        {
          question: 'Can I fix the panels myself?',
          answer:
            'The channels, yes, if you can find a joist and would trust your own screw above a bed. The electrical connection and its testing belong to an electrician, and a new circuit in England has to be notified.',
        },
        {
          question: 'Can the panel be painted or papered over?',
          answer:
            'No. Paint changes how the surface gives off heat and the temperature it settles at, and invalidates any tests. Paint the ceiling before the panel goes up.',
        },
        {
          question: 'How far from a downlight or smoke alarm?',
          answer:
            'Smoke alarms are kept 300 mm from light fittings and other obstructions, and that is a sound distance for a panel from both. For curtains, shelves and the tops of wardrobes follow the clearances in the leaflet that comes with the panel, which has the last word.',
        },
        {
          question: 'What if we move house?',
          answer:
            'The panel comes off its channels in reverse order, the electrician makes the cable safe, and four small holes are filled. The channels can stay for the next owner.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Start with the rooms',
      text: 'Count the panels first, then ask an installer near you to look at the ceiling.',
      actions: [
        { label: 'Work out your cost', href: '/calculator/quick' },
        { label: 'Find an installer', href: '/installers' },
      ],
    },
  ],
}
