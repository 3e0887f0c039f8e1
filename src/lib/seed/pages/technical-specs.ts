import { EXAMPLE_HOME_NAME } from '@/lib/domain/estimate/example-home'
import { routes } from '@/lib/routing/routes'

import type { PageSeed } from '../support/page-seed'

export const technicalSpecs: PageSeed = {
  path: '/technical-specs',
  name: 'Technical specs',
  title: 'The 225 W panel in figures',
  description:
    'Size, weight, power and running cost of the Powerboard panel in plain English, and how many a room needs.',
  category: 'product',
  template: 'reference',
  heading: 'The panel in figures.',
  lead: 'A white panel, 1,200 × 600 mm and 12.5 mm thin, that takes 225 W from an ordinary 230 V supply and fixes flat to the ceiling. Open a subject for what the figures mean in a room, how many panels it needs and which reading to rely on where two are published.',
  picture: 'panel-under',
  lastChecked: '2026-11-21',
  blocks: [
    { block: 'specTable', product: 'powerboard-s-225w', layout: 'summary' },
    {
      block: 'prose',
      heading: 'What the figures mean at home',
      text: `**225 W** is what one panel uses at full power: 0.225 kWh in an hour, which costs {number:cost.panel.per-hour} at {number:price.electricity} per kWh. All of it becomes heat, as it does in any electric heater. A fan heater of 225 W would put exactly as much heat into the house; a panel warms what it faces first.

**52.5 °C** is the temperature of the face: too warm to rest a hand on, and out of reach. Nothing glows, burns or moves.

**6.6 kg** is easily carried by one person and fitted by two. It hangs on two steel channels that are screwed to the joists, never on plasterboard alone.

**440 W/m²** is the power of one panel divided by the part of it that is heated, 470 × 1,088 mm. It says how densely the film is loaded. It does not say how much heat reaches you.

**13 panels** may share one 16 A circuit. The manufacturer sets that limit.[^powerboard-electrical-data]

**How soon?** {claim:heat-up}. By calculation the whole 6.6 kg panel reaches its temperature after about 25 minutes; your hand notices some warmth sooner.[^panel-material-sums]`,
    },
    { block: 'figure', picture: 'panel-edge', caption: 'The edge against a steel rule: 12.5 mm, frame included.' },
    {
      block: 'workedExample',
      heading: 'What an evening costs',
      question: 'Three panels warm a study from 6pm to 10pm. What is the most that can cost at 230 V?',
      lines: [
        { what: 'Power', working: '3 × 225 W', result: '675 W' },
        { what: 'Energy in four hours at full power', working: '0.675 kW × 4 h', result: '2.7 kWh' },
        { what: 'Cost, October to December 2026', working: '2.7 kWh × 26.32p', result: '71p' },
      ],
      answer:
        '71p is the most it can cost at 230 V. Once the room is warm the thermostat switches the panels on and off, and the bill falls with the time they are off.',
    },
    {
      block: 'prose',
      heading: 'How many a room needs',
      text: `Enough to replace what the room loses on the coldest day it is designed for, and no more than its ceiling may have in comfort: below a ceiling that is too warm nobody sits well.[^house-sums]

In an old house the second limit is reached first, and another heater has to supply the rest. We work it out room by room before we quote. Our example home, ${EXAMPLE_HOME_NAME.spoken}, needs {number:example.panels} in all; the table takes a house, of which there are older ones. The [quick calculator](/calculator/quick) gives you both answers in a few questions, and says what would make panels enough.`,
    },
    {
      block: 'table',
      caption: 'Panels for a 20 m² room on the ground floor, within the limit of comfort',
      columns: ['The house', 'The room needs', 'It may have', 'They give'],
      rows: [
        ['1930 to 1966, cavity walls unfilled', '1,549 W', '3 panels', '675 W'],
        ['1976 to 1982', '1,278 W', '3 panels', '675 W'],
        ['1996 to 2002', '928 W', '4 panels', 'All of it'],
        ['2003 to 2006', '725 W', '4 panels', 'All of it'],
        ['2023 or later', '550 W', '3 panels', 'All of it'],
      ],
      note: 'A room of a 90 m² semi in the middle of Great Britain at −2.2 °C outside and 20 °C inside, as in the quick calculator. A corner room loses more than this, a middle room less.',
    },
    {
      block: 'prose',
      heading: 'Where two figures are published',
      text: 'Some figures of the panel have been published in two readings. The table says which one to rely on.',
    },
    {
      block: 'table',
      caption: 'Figures to read with care, and what to rely on',
      columns: ['Figure', 'What you may read', 'What to rely on'],
      rows: [
        [
          'Size',
          '1,200 × 600 × 12.5 mm and 6.6 kg; on another sheet 595 × 595 × 25 mm and 4.2 kg',
          'The first. The second describes a different panel.',
        ],
        ['Price', '{readings:price.panel}', 'Your written quote, including delivery and VAT.'],
        [
          'Warranty',
          '{readings:warranty.years}',
          'Your written quote. Until we have the warranty document, rely on the shortest.',
        ],
        ['Efficiency', '{readings:efficiency}', 'Not an advantage: it is the same for every electric heater.'],
        [
          'Floor area per panel',
          '8 to 12 m² on one sheet; 6.4, 7.5 or 9 m² by the manufacturer’s watts per square metre',
          'Neither. A heat-loss calculation.',
        ],
        [
          'Splash protection',
          '{readings:ip.rating}',
          'A test report, which we don’t have yet. Ask for it before a panel goes into a bathroom.',
        ],
      ],
      note: 'The working behind each of these is in [the full technical specification](/technical-specifications).',
    },
    {
      block: 'callout',
      tone: 'limit',
      heading: 'When this is the wrong heating',
      text: `**A whole house on mains gas.** Heat from a panel costs {number:cost.infrared.per-kwh-of-heat} per kWh, and from an ordinary gas boiler {number:cost.gas-old.per-kwh-of-heat}.[^electrification-of-heat] Panels cost more to run. [The comparison](/powerboard-vs-gas-boilers) has the full working.

**Under an uninsulated loft.** The back of the panel is warm too. Lay the insulation first.

**A room that must never drop a degree.** A panel stores almost nothing. When it is off, the room cools as fast as its walls allow.`,
    },
    {
      block: 'callToAction',
      heading: 'Plan your own rooms',
      text: 'Work out your cost your home would need, or ask us to work out each room.',
      actions: [
        { label: 'Count the panels', href: '/calculator/quick' },
        { label: 'Get a quote', href: '/quote-request' },
        { label: 'See the panel', href: routes.panel },
      ],
    },
    {
      block: 'questions',
      heading: 'Questions about the figures',
      questions: [
        {
          question: 'Does a bigger number of watts per square metre mean a better panel?',
          answer:
            'No. It means the same power on less area, so a hotter face. What warms the room is watts, and all electric heaters of 225 W give it 225 W.',
        },
        {
          question: 'How long will a panel last?',
          answer:
            '{claim:lifespan}. We have no test that shows how many years it lasts. The manufacturer’s expectation is not a promise; the warranty is.',
        },
        {
          question: 'Does the panel give off any noise or light?',
          answer:
            'Neither. Nothing in it turns and nothing glows. The switching happens in the thermostat on the wall, which may click.',
        },
        {
          question: 'How do I clean it?',
          answer:
            'Switch it off, let it cool, and wipe the face with a barely damp cloth. Don’t use cleaning products or scouring pads.',
        },
        {
          question: 'Can I paint it?',
          answer:
            'Don’t. Paint changes how the face gives off heat and how hot it runs, and we know of no test of a painted panel.',
        },
        {
          question: 'Where is the rest of the physics?',
          answer:
            'On the page for engineers: [the full technical specification](/technical-specifications), with the heat balance, the circuits and every reading that contradicts another.',
        },
      ],
    },
    {
      block: 'form',
      form: 'datasheet',
      heading: 'The datasheet',
      text: 'The same figures as this page, on one sheet of A4. [Download it](/downloads/datasheet) without a form, or leave your details: we’ll email you the link and call you about your project. With plans to hand, ask for [a project quote](/project-quote).',
    },
  ],
}
