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
  lead: 'No law stops you heating an existing home with panels, and no law takes away the gas boiler you have. Five parts of the building regulations set conditions: L, F, P, B and C. New homes are different: in England the Future Homes Standard applies from 24 March 2027, and panels alone will rarely meet it.',
  inShort: [
    'No law bans gas boilers from existing homes, and none requires you to change your heating.[^fhs-no-retrofit]',
    'New homes in England follow the Future Homes Standard from 24 March 2027. Panels alone will rarely meet it.[^fhs-housebuilders]',
    'A new circuit for panels is notifiable in England. A registered electrician does that for you.[^part-p-notifiable]',
    'Replacing gas with panels usually lowers the energy certificate, which matters most to landlords.',
  ],
  picture: 'new-build-flat',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'prose',
      heading: 'The 2025 claim, and what the law says',
      text: `What this site says about it: {claim:gas-boiler-ban}. There has never been a law that bans gas boilers from new homes in 2025.

In March 2019 the Chancellor announced that new homes in England should have no fossil-fuel heating by 2025.[^spring-statement-2019] Consultations followed in 2019 and 2023, and for years the trade wrote about the ban as if it were in force. The resulting regulations, the Future Homes Standard, were published on 24 March 2026 and apply from 24 March 2027.[^fhs-housebuilders] They do not name the gas boiler. They set targets for primary energy and carbon that a boiler is not expected to meet.

The standard is for new homes. It requires nothing of existing homes.[^fhs-no-retrofit] The Warm Homes Plan of January 2026 sets no date on which gas boilers must go,[^warm-homes-plan-boilers] and the 2035 date of an earlier government was never put into law.[^no-2035-ban] You may repair your boiler, replace it, or do neither. Don’t believe anyone who tells you to buy heating now because of a ban.`,
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
      text: `If plans for a new home in England reach building control on or after 24 March 2027, the new standard applies to it. Plans submitted before that day keep the old rules, provided that work on the plot itself starts before 24 March 2028. A start means more than foundations. Higher-risk buildings, the tall residential ones, have until 24 September 2027 and 24 September 2028.[^fhs-housebuilders]

Each home is compared with an imaginary one of the same shape, and that one now has a heat pump. New homes must also generate electricity on site, which in most cases means solar panels on the roof.[^fhs-on-site-power]

As the only heating of a new house infrared will rarely pass, because it uses about two and a half to three times the electricity of the imaginary heat pump for the same heat. As a second source it can fit: a bathroom, a study, a garden room, or a flat whose heat loss has been brought so low that pipework costs more than it can ever save. The energy assessor decides by calculation, before you order.`,
      note: 'Notional home: the imaginary house of the same shape that yours is compared with. It now has a heat pump.',
      engineer: `SAP 10.3 is the approved method at present; the Home Energy Model is to follow, and both are then to run side by side for at least 24 months.[^fhs-methodology] In either, panels are direct-acting electric heaters with an efficiency of 1. HEM takes a convective fraction for such heaters, so the radiant share is an input and not a bonus.

Primary energy per unit of heat with the SAP 10.2 factor of 1.501: panel 1.501; heat pump with a seasonal factor of 2.93, 0.512.[^sap-10-2-factors] The gap has to be closed by fabric or by generation on the roof, and the notional dwelling already has a roof full of it.`,
    },
    {
      block: 'prose',
      heading: 'Part L: energy in existing homes',
      text: `Part L requires fixed heating to be reasonably efficient and well controlled. For electric heaters the first is settled by physics: what the meter counts becomes heat. The second is where care is needed. Expect to have a thermostat and a timer for every room or zone, and instructions that anyone could follow.[^adl1-2021]

One point deserves a call to building control before you order. Where a heating system is replaced by one on another fuel, the guidance compares the two by carbon and by primary energy. Panels have less carbon for each unit of heat than a gas boiler but somewhat more primary energy. Whether taking out a working gas boiler for panels is “reasonable provision” is then a question for the inspector. Adding panels beside a boiler, or putting them in place of storage or panel heaters, raises no such question.

Extensions count too. An extension heated by panels must meet the fabric standards like any other, and a conservatory that is cut off from the house loses its exemption if the house’s heating is extended into it.`,
      engineer: `Requirement L1, Schedule 1; Approved Document L volume 1 (2021), sections on controls and on replacement of fixed building services.[^adl1-2021] As we read it, a replacement on a different fuel should produce no more CO₂ and use no more primary energy for each kWh of heat than what it replaces. With SAP 10.2 factors:[^sap-10-2-factors]

- CO₂: panels 0.136; gas at 84% 0.210 / 0.84 = 0.250 kg/kWh.
- Primary energy: panels 1.501; gas at 84% 1.130 / 0.84 = 1.345.

So panels pass the first test and miss the second by 12%. SAP 10.3 lowers the electricity factors further; use the set that is current on the day of the notice, and write the comparison down.`,
    },
    {
      block: 'prose',
      heading: 'Parts F, C, B and P in brief',
      text: `**F, ventilation.** Panels take no moisture out of the air and bring no fresh air in. If you keep the air cooler because you are warmed directly, the same moisture makes it more humid. Trickle vents and extractor fans stay as they were or get better; do not block an old flue or airbrick without replacing what it did.[^adf-2021] No heater prevents mould by itself.

**C, moisture.** Holes in a ceiling under a cold roof must be sealed, or the room’s damp air meets cold timber. Keep the vapour control layer whole.[^adc]

**B, fire.** A ceiling that is part of the fire separation must remain so: cable holes sealed, nothing recessed, no board removed.[^adb] The [guide to fitting](/installation-engineering) says how.

**P, electrical safety.** A new circuit in a home in England is notifiable, and so is work in the zones of a bathroom.[^part-p-notifiable] A registered electrician does the notifying. Details and calculations are in the [electrical guide](/electrical-systems-guide).

Listed buildings need consent for anything that alters their character, and a panel on a moulded ceiling may. Ask the conservation officer with a photograph. Flats need the freeholder’s consent if the lease says that the ceiling or the wiring is theirs.`,
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
          'New Build Heat Standard since 1 April 2024: no gas or oil main heating; direct electric allowed as zero direct emissions, energy targets apply',
          'No duty in force',
          'BS 7671 under building standards; warrant in some cases',
        ],
        [
          'Wales',
          'New Part L in force 4 March 2027; away from fossil fuels',
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
      note: 'As at 21 November 2026. Sources are in the text below.',
    },
    {
      block: 'prose',
      heading: 'Scotland, Wales and Northern Ireland',
      text: `Scotland went first. Since 1 April 2024 a new home there may not have a main heating system that burns fuel on the spot; bioenergy and secondary stoves were let back in from 1 January 2025.[^scotland-new-build-heat] Direct electric heating has no emissions at the point of use, and the Scottish Government counts it among the clean systems.[^scotland-direct-electric] The energy standard must still be met, and there the heat pump again has the better figures.

Wales made its regulations in 2026. Those on energy efficiency take effect on 4 March 2027.[^wales-regulations-2026] The option chosen after consultation moves away from fossil fuels, requires generation on site and rates new homes by the energy they use per square metre.[^wales-part-l-review] That measure does not favour direct electric heating either.

Northern Ireland tightened its booklets in June 2022 as an interim step.[^northern-ireland-booklet-f1] No standard like England’s has been made there yet. Its electricity prices are outside Ofgem’s cap, so the running costs on this site do not apply there.`,
    },
    {
      block: 'prose',
      heading: 'Grants and VAT, plainly stated',
      text: `There is no national grant for infrared panels. There is one for the main alternative. The Boiler Upgrade Scheme in England and Wales pays {number:grant.heat-pump} towards an air-to-water or ground-source heat pump, £2,500 towards an air-to-air one, and since 21 July 2026 £9,000 for an air-to-water heat pump that replaces oil or LPG off the gas grid.[^bus-grants-july-2026] It is open to homes with electric heating as well.[^bus-eligibility] If that is what you have now, ask for a heat pump quote before you decide. We would rather lose the sale than have you find out afterwards.

Panels carry 20% VAT. The zero rate for energy-saving materials covers a list: insulation, heat pumps, solar panels, batteries, heating controls and a few more, installed, until 31 March 2027; after that the rate is 5%.[^vat-708-6] Infrared panels are not on the list, whatever a leaflet may say. Insulation is, which is one more reason to do it first. Different rules apply to building a new home and for some conversions. They depend on who supplies what to whom, so ask an accountant with the notice in hand.

Help for low incomes is given by councils under the Warm Homes: Local Grant. Each council decides what it pays for; panels are not a listed measure.`,
    },
    {
      block: 'prose',
      heading: 'Certificates and letting',
      text: `An Energy Performance Certificate is built on the price of fuel. It treats panel heaters, convectors and radiant heaters alike and gives nothing for heating one room at a time.[^sap-10-2-factors] Put panels in place of electric heaters, and the rating hardly moves. Put them in place of a gas boiler and it usually falls, sometimes by two bands. The example shows how.

For an owner-occupier that is only a number. For a landlord in England and Wales it can be the end of a tenancy: below band E a home may not be let without a registered exemption, and from 1 October 2030 the minimum rises to the equivalent of C.[^mees-2030] A landlord has to spend no more than £10,000 on a home to reach it.[^mees-cap]

The certificate itself changes before that. In place of one rating it is to show four: fabric, heating system, smart readiness and energy cost. That was planned for October 2026 and now comes in the second half of 2027, with today’s rating kept beside it for a while.[^epc-reform] The 2030 standard requires the fabric rating and either the heating system or smart readiness rating. How direct electric heating will score in the heating measure is not settled. Have an assessor model the change before you make it.`,
      note: 'Letting your home? The calculator gives the rating before and after for your own rooms.',
      engineer: `Energy cost factor ECF = 0.36 × cost / (floor area + 45). Rating = 100 − 16.21 × ECF below 3.5, otherwise 108.8 − 120.5 × log₁₀ ECF. Prices of SAP 10.2 Table 12: standard electricity 16.49p, mains gas 3.64p and £92 a year standing.[^sap-rating-sums] They are averages over several years, far below what anyone pays, and in a ratio of 4.5 to 1 against the 3.3 to 1 of today’s tariff. That alone makes the certificate harsher on electric heat than your bill would be.`,
    },
    {
      block: 'workedExample',
      heading: 'Worked example: what happens to the certificate without gas',
      question:
        'A home of 90 m² needs 9,000 kWh of heat a year. Hot water, lights and pumps cost £350 at the prices of the method. What is its rating with a gas boiler, with panels and with a heat pump?',
      lines: [
        { what: 'Gas boiler at 90%: cost', working: '9,000 ÷ 0.90 × 3.64p + £92 + £350', result: '£806' },
        { what: 'Gas boiler: cost factor', working: '0.36 × 806 ÷ 135', result: '2.149' },
        { what: 'Gas boiler: rating', working: '100 − 16.21 × 2.149', result: '65, band D' },
        { what: 'Panels: cost', working: '9,000 × 16.49p + £350', result: '£1,834' },
        { what: 'Panels: cost factor', working: '0.36 × 1,834.10 ÷ 135', result: '4.891' },
        { what: 'Panels: rating', working: '108.8 − 120.5 × log₁₀ 4.891', result: '26, band F' },
        { what: 'Heat pump at 2.5: cost', working: '9,000 ÷ 2.5 × 16.49p + £350', result: '£944' },
        { what: 'Heat pump: rating', working: '100 − 16.21 × 2.516', result: '59, band D' },
      ],
      answer:
        'From D to F. An owner may live with that. A landlord may not let the home. A well-insulated flat that needs 2,500 kWh loses far less, because there is less heat to price.',
    },
    {
      block: 'callout',
      tone: 'warning',
      heading: 'If you let the property',
      text: 'Do not replace gas heating with panels before an assessor has modelled the certificate. A home in band F or G cannot lawfully be let in England or Wales without an exemption, and a warm tenant is no defence.',
    },
    {
      block: 'prose',
      heading: 'Product law: what the seller owes you',
      text: `Fixed electric heaters fall under ecodesign rules for local space heaters, infrared ones included.[^ecodesign-1188] The seller must state the heat output, the type of control and an index of seasonal efficiency. For heaters of up to 250 W the index must reach 34%.[^ecodesign-points]

That looks odd beside the statement that every electric heater turns its electricity into heat. Both are right. The index multiplies by the losses of power stations as they once were and adds points for thermostats and timers. It ranks controls. It does not say that two thirds of your electricity vanish in the panel.

A thermostat that connects to the internet must come with a statement of compliance, no universal password, a contact for security reports and a date until which it gets updates.[^psti-2022] Ask for that date. A wall thermostat outlives most phones.`,
      engineer: `Regulation 2015/1188, Annexes II and III: for fixed electric heaters ηs = 40% − 10% + F2 + F3 − F4 − F5 with the primary energy coefficient of 2.5; F2 for the type of temperature control, F3 for extras such as presence or open-window detection and adaptive start.[^ecodesign-points] Whether thirteen panels on one thermostat are one heater of 2,925 W or thirteen of 225 W is open in the text. The stricter reading asks for 38%; specify controls that reach it.`,
    },
    {
      block: 'questions',
      heading: 'Questions about the rules',
      asked: ['Is there a grant, or relief from VAT?', 'What does it do to my EPC?'],
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
      text: 'Tell us the nation, the age of the home and what heats it now, and we will say which of these rules affect you. Our answer is no substitute for building control’s.',
      actions: [
        { label: 'Ask a question', href: '/contact' },
        { label: 'Compare with gas', href: '/powerboard-vs-gas-boilers' },
      ],
    },
  ],
}
