import type { PageSeed } from '../support/page-seed'

export const installers: PageSeed = {
  path: '/installers',
  name: 'Installers',
  title: 'Find an installer, or become one',
  description:
    'Search by postcode for firms that fit infrared ceiling panels, what to ask before anyone drills, and what the work involves and pays for electricians.',
  category: 'partners',
  template: 'offer',
  heading: 'Find an installer.',
  lead: 'Enter a postcode to see who fits panels near you, nearest first. Are you an electrician? What we offer is further down.',
  picture: 'fixing-3-lift',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'tool',
      tool: 'installer-search',
      heading: 'Search by postcode',
      text: 'Distances are in a straight line from the middle of your postcode district. A registration counts as checked only once we have looked it up with the scheme and recorded the date. No one near you? [Ask us](/contact).',
    },
    {
      block: 'prose',
      heading: 'What to ask before anyone drills',
      text: `1. **Which scheme are you registered with, and what is your number?** A new circuit is notifiable under Part P in England.[^part-p-notifiable] Registered electricians certify their own work.
2. **Where are the joists?** Panels hang on steel channels across them. If the answer is plasterboard fixings, thank them and stop.
3. **How old is the ceiling?** A textured coating from before 2000 may contain asbestos, and is tested before it is drilled.[^hse-textured-coatings]
4. **What is above it?** An uninsulated loft is insulated first.
5. **What can my supply carry?** Thirteen panels take 12.7 A, on top of a shower, a cooker and a car charger.
6. **What do I get in writing?** A price with VAT, the number of panels by heat loss, an electrical certificate, and who to call in five years.`,
    },
    {
      block: 'steps',
      heading: 'What happens on the day',
      steps: [
        {
          title: 'Joists and cable',
          text: 'The joists are marked, and the supply comes through where the panel will hide it.',
          picture: 'fixing-1-joists',
        },
        {
          title: 'Channels',
          text: 'Two steel channels are screwed across the joists, so that two or more joists share the load.',
          picture: 'fixing-2-bracket',
        },
        {
          title: 'Lift and connect',
          text: 'The panel rests on props while it is wired. This is why there are two people.',
          picture: 'fixing-3-lift',
        },
        {
          title: 'Test and hand over',
          text: 'The circuit is tested, the thermostat paired, the certificate issued, and you’re shown how to set the weekly programme.',
          picture: 'fixing-4-finished',
        },
      ],
    },
    {
      block: 'callout',
      tone: 'note',
      heading: 'How long it takes',
      text: '{claim:installation.time}. A whole house takes days, a single room hours. Asbestos tests and plastering are extra.',
    },
    {
      block: 'prose',
      heading: 'For electricians: what we offer',
      text: `**{claim:partner.fee}.** Your fee for a job depends on panels, circuits and access, and is shown in the order before you accept it.

Your customers, your own prices and your other work stay yours.

We require registration with a competent person scheme, public liability insurance, two people for each ceiling, certificates to the current amendment of BS 7671[^bs-7671-a4] and a photograph of the fixings before the panel goes up.`,
    },
    {
      block: 'workedExample',
      heading: 'What a fee is worth by the hour',
      question:
        'A room takes two people six hours, including travel. What does that pay by the hour if the fee is, for example, £300 or £500?',
      lines: [
        { what: 'Work', working: '2 people × 6 h', result: '12 h' },
        { what: 'At £300', working: '£300 ÷ 12 h', result: '£25.00 an hour' },
        { what: 'At £500', working: '£500 ÷ 12 h', result: '£41.67 an hour' },
      ],
      answer:
        'For each person, before van, tools, insurance, certification and tax. A circuit through a finished house is worth more: say so when we offer you the job.',
    },
    {
      block: 'questions',
      heading: 'Questions from installers',
      questions: [
        {
          question: 'How do I get into the directory?',
          answer:
            'Apply below. We look up your registration with the scheme, record the date, and publish the firm’s name, town, areas and website. Your name, number and email address are for our use only and never shown.',
        },
        {
          question: 'Who guarantees what?',
          answer:
            'You guarantee your work, and the warranty covers the panel on the terms in the warranty document. Read both before the first job.',
        },
        {
          question: 'What makes the job different?',
          answer: `It is overhead, and the load is real: 6.6 kg a panel, 86 kg for a circuit of thirteen. The electrical part is a simple resistive radial. The carpentry is where jobs go wrong. [Installation engineering](/installation-engineering) has fixings, loads and clearances, [the electrical guide](/electrical-systems-guide) has cables and protection.

The other difference is the conversation. You will meet people who have been told that infrared is cheap. Tell them what it will cost: {number:cost.panel.per-hour} an hour for one panel at full power, and rooms need several. If the house is on gas and they want it all replaced, send them back to us before you send them a price.`,
        },
        {
          question: 'Can I see a job before I accept it?',
          answer: 'Yes. Ask for the rooms, the number of panels, the ceiling and photographs.',
        },
        { question: 'Do you promise a number of jobs?', answer: 'No. We can’t know.' },
        {
          question: 'I am a heating engineer, not an electrician.',
          answer:
            'Then team up with one: the circuit has to be certified. Surveying rooms for heat loss is half the job, and you can do that already.',
        },
      ],
    },
    {
      block: 'form',
      form: 'installer',
      heading: 'Apply as Installer',
      text: 'The firm, where you work, your scheme and number. We’ll check your registration and call you before we publish anything.',
    },
  ],
}
