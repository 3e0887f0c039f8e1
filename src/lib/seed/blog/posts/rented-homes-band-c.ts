import type { PostSeed } from '../../support/post-seed'

export const rentedHomesBandC: PostSeed = {
  slug: 'landlords-electric-heating-and-epc-band-c',
  title: 'Landlords: electric heating and EPC band C by 2030',
  excerpt:
    'From October 2030 most rented homes must reach the equivalent of band C. Swapping gas for direct electric heating can push the rating the wrong way, so plan before you buy.',
  metaTitle: 'Landlords: electric heating and EPC band C by 2030',
  metaDescription:
    'What the 2030 rule asks of rented homes in England and Wales, how today’s EPC treats infrared and panel heaters, and the order in which to spend the money.',
  focusKeyphrase: 'EPC band C electric heating landlord',
  category: 'installation',
  author: 'sales-desk',
  tags: ['rented-homes', 'regulations', 'insulation'],
  picture: 'rented-flat',
  published: '2026-11-10',
  blocks: [
    {
      block: 'prose',
      heading: '',
      text: `Landlords call us with a plan: take out an ageing boiler, put in panels, lose the yearly gas check and tick off the energy rules in one go. The first three work. The last may do the opposite. Here is what we tell them, so that you can decide before you have spent anything.`,
    },
    {
      block: 'prose',
      heading: 'What the law asks',
      text: `Today a home in England or Wales may not be let below band E without a registered exemption. From 1 October 2030 privately rented homes must reach the equivalent of band C.[^mees-2030] A landlord need spend no more than £10,000 on one home to get there; beyond that an exemption can be registered.[^mees-cap]

The certificate itself is changing too. In place of one rating it will show four: the fabric, the heating system, smart readiness and energy cost. That was planned for October 2026 and has been put back to the second half of 2027.[^epc-reform] The 2030 rule looks at the fabric first, and then at either the heating system or smart readiness.

How direct electric heating will score in the new heating measure has not been settled. Anyone who tells you that infrared panels will, or will not, pass in 2030 knows more than the government does.`,
    },
    {
      block: 'prose',
      heading: 'How today’s certificate sees a panel',
      text: `The method behind the certificate puts infrared panels in the same class as convectors and panel heaters. All of them are taken to turn each unit of electricity into one unit of heat, and all are charged at the price of standard electricity.[^sap-10-2-factors] There is no credit for radiant heat.

The rating is driven by cost per square metre, at fixed prices averaged over several years. Those prices have electricity at 16.49p and gas at 3.64p.[^sap-rating-sums] That is a ratio of 4.5 to 1, when a unit of each costs {number:price.electricity} and {number:price.gas} today. The certificate is therefore harsher on electric heat than your tenant’s bill would be.`,
    },
    {
      block: 'table',
      caption: 'One house of 90 m² on today’s certificate: 9,000 kWh of heat a year',
      columns: ['Heated by', 'Rating', 'Band'],
      rows: [
        ['Gas boiler', '65', 'D'],
        ['Heat pump, 2.5 units for one', '59', 'D'],
        ['Direct electric heaters, infrared included', '26', 'F'],
      ],
      note: 'Illustration from the published formula, with £350 a year for everything else.[^sap-rating-sums] An assessor’s figure for your property will differ.',
    },
    {
      block: 'figure',
      picture: 'rented-flat-before',
      caption:
        'The room at the top of this post, before its panels and a coat of paint: a storage heater under the window, and an oil-filled radiator for the evenings.',
    },
    {
      block: 'prose',
      heading: 'When panels can be right for a let home',
      text: `**It is heated by old electric heaters already.** Then the class does not change, and modern controls may help a little. What moves the rating is insulation.

**It is small and well insulated.** A modern flat needs so little heat that the difference between systems shrinks. Have it modelled.

**There is no gas and no place for an outdoor unit.** Upper-floor flats in conservation areas are the usual case.

**It is a room and not the home.** A bathroom or an extension that the boiler does not reach changes little on the certificate.

If none of these applies, improve the fabric first and ask about a heat pump. Homes that leave electric heating for a heat pump can qualify for a grant as well as those that leave gas.[^bus-eligibility] Panels do not qualify for one.`,
    },
    {
      block: 'steps',
      heading: 'Spend in this order',
      steps: [
        {
          title: 'Find out where you are',
          text: 'Look up the certificate and its date. If it is old, walk round with it: loft depth, cavity, glazing, controls. Errors are common, and evidence of insulation that was missed can lift a band by itself.',
        },
        {
          title: 'Have the change modelled before you ask for a quote',
          text: 'For a modest fee an assessor can run the change through the software before it is made. Insist on it for any change of heating.',
        },
        {
          title: 'Do the fabric',
          text: 'Loft, cavity, draughts. The 2030 rule asks for it first, and it helps the tenant whatever heats the home.',
        },
        {
          title: 'Then the controls',
          text: 'A programmer and a thermostat in each room count on the certificate, and more than that in the tenant’s pocket.',
        },
        {
          title: 'Then, if it still makes sense, the heating',
          text: 'By then the rules for the new measures should be known, and the home will need less heat.',
        },
      ],
    },
    {
      block: 'prose',
      heading: 'What about the tenant?',
      text: `The tenant pays the bill. If you exchange gas for direct electric heating, a unit of heat costs {number:cost.infrared.over-gas-old} times as much as before, and the tenant may respond by not heating. That is how mould starts, and it is you who will be asked to deal with it.

So put the running cost in writing before you decide: the rooms, the hours, the tariff. If you would not be happy to show the sheet to your tenant, think again.

In return, electric heating has real virtues in a let home. No yearly gas check, no flue, no carbon monoxide, no boiler to fail at Christmas. Weigh them fairly, on both sides.`,
    },
    {
      block: 'questions',
      heading: 'Questions from landlords',
      questions: [
        {
          question: 'Will my certificate be worthless in 2027?',
          answer:
            'Certificates last ten years. Today’s rating is to be kept beside the four new measures for a while, so an existing certificate remains useful. Check the transition rules when they are published.',
        },
        {
          question: 'Does Scotland follow the same dates?',
          answer: 'No. Scotland has its own rules and timetable. The dates here are for England and Wales.',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: 'See the running cost before your tenant does',
      text: 'The quick calculator compares panels with gas, oil and a heat pump, and says so when panels are the wrong choice.',
      actions: [
        { label: 'Work out the running cost', href: '/calculator/quick' },
        { label: 'Read the regulations guide', href: '/building-regulations-guide' },
      ],
    },
  ],
}
