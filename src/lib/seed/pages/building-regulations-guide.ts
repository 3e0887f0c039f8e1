import type { PageSeed } from '../support/page-seed'

export const buildingRegulationsGuide: PageSeed = {
  path: '/building-regulations-guide',
  name: 'Building regulations',
  title: 'Building regulations, the “boiler ban” and electric heating',
  description:
    'Which building regulations apply to infrared panels in each of the four nations, when the Future Homes Standard starts, and the truth on VAT and grants.',
  category: 'guide',
  template: 'guide',
  heading: 'What the building regulations require of panels',
  lead: 'No law stops you heating an existing home with panels, and no law takes away the gas boiler you have. Five parts of the building regulations set conditions: L, F, P, B and C. The rules for new homes are stricter.',
  inShort: [
    'No law requires you to change the heating of an existing home.[^fhs-no-retrofit]',
    'New homes in England follow the Future Homes Standard from 24 March 2027. Panels alone will rarely meet it.[^fhs-housebuilders]',
    'A new circuit for panels is notifiable in England. A registered electrician notifies it for you.[^part-p-notifiable]',
    'Replacing gas with panels usually lowers the EPC rating, which matters most to landlords.',
  ],
  picture: 'tenement',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The 2025 claim, and what the law says',
      text: `What this site says about it: {claim:gas-boiler-ban}. There was never a law banning gas boilers from new homes in 2025.

In March 2019 the Chancellor announced that new homes in England should have no fossil-fuel heating by 2025,[^spring-statement-2019] and for years the trade wrote as if it were law. The resulting regulations, the Future Homes Standard, were published on 24 March 2026 and apply from 24 March 2027.[^fhs-housebuilders] They do not name the gas boiler, but set targets that a boiler is not expected to meet.

The Warm Homes Plan of January 2026 sets no date on which gas boilers must go,[^warm-homes-plan-boilers] and the 2035 date of an earlier government was never put into law.[^no-2035-ban] You may repair your boiler, replace it, or do neither.`,
    },
    {
      block: 'drawing',
      drawing: 'regulations-timeline',
      caption:
        'From announcement to law: 2019, 1 April 2024 in Scotland, 24 March 2026, 24 March 2027 and 24 March 2028 in England.',
    },
    {
      block: 'prose',
      heading: 'The Future Homes Standard',
      text: `The standard applies to new homes in England whose plans reach building control on or after 24 March 2027. Earlier plans keep the old rules if work on the plot itself starts before 24 March 2028.[^fhs-housebuilders] Each home is compared with an imaginary one of the same shape, which now has a heat pump. New homes must also generate electricity on site, in most cases with solar panels.[^fhs-on-site-power]

As the only heating of a new house, infrared will rarely pass: it uses two and a half to three times the electricity of that heat pump. As a second source, in a bathroom, a study or a garden room, it can. The energy assessor calculates that before you order.`,
      engineer: `SAP 10.3 is the approved method at present; the Home Energy Model is to follow, and both are then to run side by side for at least 24 months.[^fhs-methodology] In either, panels are direct-acting electric heaters with an efficiency of 1. HEM takes a convective fraction for such heaters, so the radiant share is an input and not a bonus.

Primary energy per unit of heat with the SAP 10.2 factor of 1.501: panel 1.501; heat pump with a seasonal factor of 2.93, 0.512.[^sap-10-2-factors] The gap has to be closed by fabric or by generation on the roof, and the notional dwelling already has a roof full of it.

Higher-risk buildings, the tall residential ones, have until 24 September 2027 and 24 September 2028.[^fhs-housebuilders]`,
    },
    {
      block: 'prose',
      heading: 'Part L: energy in existing homes',
      text: `Part L requires fixed heating to be reasonably efficient and well controlled. Any electric heater is efficient enough. For control, expect a thermostat and a timer for every room or zone, and instructions that anyone could follow.[^adl1-2021]

Call building control before you replace heating on another fuel with panels. The guidance compares carbon and primary energy, and panels emit less carbon than a gas boiler but use somewhat more primary energy. Adding panels alongside a boiler, or replacing storage or panel heaters, raises no such question.

An extension heated by panels must meet the fabric standards like any other.`,
      engineer: `Requirement L1, Schedule 1; Approved Document L volume 1 (2021), sections on controls and on replacement of fixed building services.[^adl1-2021] As we read it, a replacement on a different fuel should produce no more CO₂ and use no more primary energy for each kWh of heat than what it replaces. With SAP 10.2 factors:[^sap-10-2-factors]

- CO₂: panels 0.136; gas at 84% 0.210 / 0.84 = 0.250 kg/kWh.
- Primary energy: panels 1.501; gas at 84% 1.130 / 0.84 = 1.345.

So panels pass the first test and miss the second by 12%. SAP 10.3 lowers the electricity factors further; use the set that is current on the day of the notice, and write the comparison down.

A conservatory that is cut off from the house loses its exemption if the house’s heating is extended into it. Whether taking out a working gas boiler for panels is “reasonable provision” is a question for the inspector.`,
    },
    {
      block: 'prose',
      heading: 'Parts F, C, B and P in brief',
      text: `**F, ventilation.** Panels take no moisture out of the air and bring no fresh air in. Ventilation must stay as good as it was; do not block an old flue or airbrick without replacing what it did.[^adf-2021] No heater prevents mould by itself.

**C, moisture.** Holes in a ceiling under a cold roof must be sealed, or the room’s damp air meets cold timber.[^adc]

**B, fire.** A fire-rated ceiling must remain one: cable holes sealed, nothing recessed, no board removed.[^adb] The [guide to fitting](/installation-engineering) says how.

**P, electrical safety.** A new circuit in a home in England is notifiable, and so is work in the zones of a bathroom.[^part-p-notifiable] See the [electrical guide](/electrical-systems-guide).

Listed buildings need consent for anything that alters their character, and a panel on a moulded ceiling may. Flats need the freeholder’s consent if the lease says that the ceiling or the wiring is theirs.`,
      engineer: `Part F: intermittent extract of 15 l/s from a bathroom and 30 l/s beside a hob, 60 l/s elsewhere in a kitchen; background ventilators in habitable rooms; work on a dwelling must leave its ventilation no worse than it was.[^adf-2021]

Part C and mould: air at 20 °C and 60% has its dew point at 12.0 °C. The same vapour at 18 °C reads 68%.[^air-humidity-sums] The surface factor fRsi = 1 − U × 0.25 should not fall below 0.75 in a dwelling (BS EN ISO 13788). A wall with a U-value of 1.5 gives 0.625 and fails; with 0.7 it gives 0.825. So a solid wall that was dry at 20 °C may not be at 18 °C. Direct warmth on the wall helps where the panels see it and not behind the wardrobe.

Part B: requirements B2 (linings) and B3 (internal fire spread, structure). A steel-backed panel with an aluminium frame is no lining, but ask for the reaction to fire of its face before several are hung in a corridor or stair.`,
    },
    {
      block: 'table',
      caption: 'The four nations, for electric panels',
      columns: ['', 'New homes', 'Existing homes', 'Electrical work'],
      rows: [
        [
          'England',
          'Future Homes Standard from 24 March 2027; notional heat pump; electricity generated on site',
          'Part L controls; no duty to change',
          'Part P: new circuits and bathroom zones notifiable',
        ],
        [
          'Scotland',
          'New Build Heat Standard since 1 April 2024: no gas or oil main heating; direct electric allowed, energy targets apply',
          'No duty in force',
          'BS 7671 under building standards; warrant in some cases',
        ],
        [
          'Wales',
          'New Part L in force 4 March 2027; away from fossil fuels; electricity generated on site',
          'Part L controls',
          'Part P in its older, longer form',
        ],
        [
          'Northern Ireland',
          'Technical Booklet F1 of June 2022; further steps planned',
          'Booklet F1 controls',
          'No scheme of notification',
        ],
      ],
      note: 'As at 21 November 2026.',
    },
    {
      block: 'prose',
      heading: 'Scotland, Wales and Northern Ireland',
      text: `In Scotland bioenergy has been allowed again since 1 January 2025.[^scotland-new-build-heat] The Scottish Government counts direct electric heating among the clean systems,[^scotland-direct-electric] but the energy standard favours the heat pump. So do the Welsh regulations,[^wales-regulations-2026] which rate new homes by the energy they use per square metre.[^wales-part-l-review] Northern Ireland has made no standard like England’s yet.[^northern-ireland-booklet-f1] Its electricity prices are outside Ofgem’s cap, so the running costs on this site do not apply there.`,
    },
    {
      block: 'prose',
      heading: 'Grants and VAT, plainly stated',
      text: `There is no national grant for infrared panels. The Boiler Upgrade Scheme in England and Wales pays {number:grant.heat-pump} towards an air-to-water or ground-source heat pump, £2,500 towards an air-to-air one, and £9,000 for one that replaces oil or LPG off the gas grid.[^bus-grants-july-2026] It is open to homes with electric heating as well,[^bus-eligibility] so ask for a heat pump quote before you decide.

Panels carry 20% VAT. The zero rate for energy-saving materials covers insulation, heat pumps, solar panels, batteries, heating controls and a few more, installed, until 31 March 2027.[^vat-708-6] Infrared panels are not on the list.`,
    },
    {
      block: 'prose',
      heading: 'Certificates and letting',
      text: `An Energy Performance Certificate is based on the price of fuel. It treats all direct electric heaters alike and gives no credit for heating one room at a time.[^sap-10-2-factors] If panels replace electric heaters, the rating hardly moves. If they replace a gas boiler it usually falls, sometimes by two bands.

In England and Wales a home below band E may not be let without a registered exemption, and from 1 October 2030 the minimum rises to the equivalent of C.[^mees-2030] A landlord has to spend no more than £10,000 on a home to reach it.[^mees-cap]

In the second half of 2027 the certificate itself changes: four ratings in place of one, for fabric, heating system, smart readiness and energy cost.[^epc-reform] How direct electric heating will score is not settled.`,
      engineer: `Energy cost factor ECF = 0.36 × cost / (floor area + 45). Rating = 100 − 16.21 × ECF below 3.5, otherwise 108.8 − 120.5 × log₁₀ ECF. Prices of SAP 10.2 Table 12: standard electricity 16.49p, mains gas 3.64p and £92 a year standing.[^sap-rating-sums] They are averages over several years, far below what anyone pays, and in a ratio of 4.5 to 1 against the 3.3 to 1 of today’s tariff. That alone makes the certificate harsher on electric heat than your bill would be.

The change of the certificate was planned for October 2026; today’s rating stays beside the new ones for a while. The 2030 standard requires the fabric rating and either the heating system or the smart readiness rating.[^epc-reform]`,
    },
    {
      block: 'workedExample',
      heading: 'Worked example: what happens to the certificate without gas',
      question:
        'A home of 90 m² needs 9,000 kWh of heat a year. Hot water, lights and pumps cost £350 at the prices of the method. What is its rating with a gas boiler, with panels and with a heat pump?',
      lines: [
        { what: 'Gas boiler at 90%: cost', working: '9,000 ÷ 0.90 × 3.64p + £92 + £350', result: '£806' },
        { what: 'Gas boiler: rating', working: '100 − 16.21 × 0.36 × 806 ÷ 135', result: '65, band D' },
        { what: 'Panels: cost', working: '9,000 × 16.49p + £350', result: '£1,834' },
        { what: 'Panels: rating', working: '108.8 − 120.5 × log₁₀ (0.36 × 1,834.10 ÷ 135)', result: '26, band F' },
        { what: 'Heat pump at 2.5: cost', working: '9,000 ÷ 2.5 × 16.49p + £350', result: '£944' },
        { what: 'Heat pump: rating', working: '100 − 16.21 × 2.516', result: '59, band D' },
      ],
      answer:
        'From D to F. An owner may accept that; a landlord may not let the home. A well-insulated flat that needs 2,500 kWh loses far less.',
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'If you let the property',
      text: 'Do not replace gas heating with panels before an assessor has modelled the certificate. In band F or G the home cannot lawfully be let in England or Wales without an exemption.',
    },
    {
      block: 'prose',
      heading: 'Product law: what the seller owes you',
      text: `Infrared heaters fall under the ecodesign rules for local space heaters.[^ecodesign-1188] The seller must state the heat output, the type of control and an index of seasonal efficiency, which for heaters of up to 250 W must reach 34%.[^ecodesign-points] The index ranks controls. It does not mean that the panel wastes two thirds of its electricity.

A thermostat that connects to the internet must come with a statement of compliance, no universal password, a contact for security reports and a date until which it gets updates.[^psti-2022] Ask for that date.`,
      engineer: `Regulation 2015/1188, Annexes II and III: for fixed electric heaters ηs = 40% − 10% + F2 + F3 − F4 − F5 with the primary energy coefficient of 2.5; F2 for the type of temperature control, F3 for extras such as presence or open-window detection and adaptive start.[^ecodesign-points] Whether thirteen panels on one thermostat are one heater of 2,925 W or thirteen of 225 W is open in the text. The stricter reading asks for 38%; specify controls that reach it.`,
    },
    {
      block: 'questions',
      heading: 'Questions about the rules',
      asked: ['Is there a grant, or relief from VAT?', 'What does it do to my EPC?', 'Are new gas boilers banned?'],
      questions: [
        {
          question: 'Do I need planning permission?',
          answer:
            'Not for panels inside a home. Listed buildings need listed building consent where the character of the room changes.',
        },
        {
          question: 'Do I need building control?',
          answer:
            'For the electrical work in England if there is a new circuit, and a registered electrician deals with it. If panels replace a heating system on another fuel, ask before you order.',
        },
        {
          question: 'Will my gas boiler be banned later?',
          answer: 'No date is in law or in the government’s plan of January 2026. Anything beyond that is a forecast.',
        },
        {
          question: 'Can I put panels in my new extension?',
          answer:
            'Yes, with room controls and with fabric that meets Part L. The Future Homes Standard is for new dwellings.',
        },
        {
          question: 'Is there really no 0% VAT?',
          answer:
            'Not for panels in an existing home. They are not among the energy-saving materials of VAT Notice 708/6, so 20% applies to the panels and their fitting.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'Check before you order',
      text: 'Tell us where the home is, how old it is and what heats it now, and we will say which rules affect you. Building control has the last word.',
      actions: [
        { label: 'Ask a question', href: '/contact' },
        { label: 'Compare with gas', href: '/powerboard-vs-gas-boilers' },
      ],
    },
  ],
}
