import type { PageSeed } from './page-seed'

export const installers: PageSeed = {
  path: '/installers',
  title: 'Find an installer, or become one',
  description:
    'Search by postcode for firms that fit infrared ceiling panels, what to ask before you let anybody drill, and what the work asks of and pays electricians.',
  category: 'partners',
  heading: 'Find somebody to fit it.',
  lead: 'Enter a postcode and see who fits panels within reach, nearest first. A registration is shown as checked only when somebody here has looked it up at the scheme, with the date. Electricians who want to be on the list: the second half of this page is yours.',
  picture: 'fixing-3-lift',
  lastChecked: '2026-11-21',
  blocks: [
    {
      block: 'tool',
      tool: 'installer-search',
      heading: 'Search by postcode',
      text: 'Distances are in a straight line, from the middle of the first half of your postcode to the firm’s town. If nobody is listed near you, [ask us](/contact): new firms are added only after a check.',
    },
    {
      block: 'prose',
      heading: 'What to ask before anybody drills',
      text: `1. **Which scheme are you registered with, and what is your number?** A new circuit is notifiable under Part P in England.[^part-p-notifiable] Registered electricians certify their own work; anybody else has to go through building control.
2. **Where will the joists be?** Panels hang on steel channels across the joists. If the answer is plasterboard fixings, thank them and stop.
3. **How old is the ceiling?** A textured coating from before 2000 may contain asbestos. It is tested before it is drilled.[^hse-textured-coatings]
4. **What is above it?** An uninsulated loft is insulated first.
5. **What can my supply carry?** Thirteen panels take 12.7 A. With a shower, a cooker and a car charger that is worth a calculation.
6. **What do I get in writing?** A price with VAT, the number of panels by heat loss, an electrical certificate, and who to ring in five years.`,
    },
    {
      block: 'steps',
      heading: 'What happens on the day',
      steps: [
        {
          title: 'Joists and cable',
          text: 'The joists are found and marked and the supply comes through the ceiling where the panel will hide it.',
          picture: 'fixing-1-joists',
        },
        {
          title: 'Channels',
          text: 'Two steel channels are screwed to the joists, across them, so that two or more joists share the load.',
          picture: 'fixing-2-bracket',
        },
        {
          title: 'Lift and connect',
          text: 'The panel rests on props below the ceiling while it is wired. This is why there are two people.',
          picture: 'fixing-3-lift',
        },
        {
          title: 'Test and hand over',
          text: 'The circuit is tested, the thermostat paired, the certificate written. You’re shown how to set a week.',
          picture: 'fixing-4-finished',
        },
      ],
    },
    {
      block: 'callout',
      tone: 'note',
      heading: 'How long it takes',
      text: '{claim:installation.time}. A whole house is a matter of days, a single room one of hours. Asbestos tests and plastering come on top.',
    },
    {
      block: 'prose',
      heading: 'For electricians: what is offered',
      text: `**{claim:partner.fee}.** What you get in a particular case depends on panels, circuits and access, and stands in the order before you accept it.

Ask to see the job before you say yes: rooms, number of panels, ceiling, photographs. Your own customers, your prices for your own work and your other trades stay yours.

What we ask: registration with a competent person scheme, public liability insurance, two people for each ceiling, certificates to the current amendment of BS 7671,[^bs-7671-a4] and a photograph of the fixings before the panel goes up.`,
    },
    {
      block: 'workedExample',
      heading: 'What a fee is worth by the hour',
      question:
        'A room takes two people six hours, with travelling. What is it worth by the hour at £300 for the job, and what at £500, two figures chosen for the sum?',
      lines: [
        { what: 'Work', working: '2 people × 6 h', result: '12 h' },
        { what: 'At £300', working: '£300 ÷ 12 h', result: '£25.00 an hour' },
        { what: 'At £500', working: '£500 ÷ 12 h', result: '£41.67 an hour' },
      ],
      answer:
        'For each person, before van, tools, insurance, certification and tax. A day with a circuit to run through a finished house is worth more than one without: say so when you are asked.',
    },
    {
      block: 'prose',
      heading: 'What makes the job different',
      text: `It is overhead, and the load is real: 6.6 kg on each panel, 86 kg for a circuit of thirteen. The electrical part is a resistive load on a radial that you could wire in your sleep. The carpentry is where jobs go wrong. [Installation engineering](/installation-engineering) has fixings, loads and clearances, [the electrical guide](/electrical-systems-guide) has cables and protection.

The other difference is the conversation. You will meet people who have been told that infrared is cheap. Tell them what the meter will do: {number:cost.panel.per-hour} an hour for one panel at full power, and rooms need several. If the house is on gas and they want it all replaced, send them back to us before you send them a price.`,
    },
    {
      block: 'questions',
      heading: 'Installers ask',
      questions: [
        {
          question: 'How do I get into the directory?',
          answer:
            'Apply below. We look up your registration at the scheme, enter the date, and publish the firm’s name, town, areas and website. Your name, number and e-mail address are for us and never shown.',
        },
        {
          question: 'Who guarantees what?',
          answer:
            'You your work, the warranty the panel, to the extent its document says. Read both before the first job.',
        },
        { question: 'Do you promise a number of jobs?', answer: 'No. Nobody who does can know.' },
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
      text: 'The firm, where you work, your scheme and number. We check the registration before anything is published, and ring you.',
    },
  ],
}
