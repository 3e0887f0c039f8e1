import type { RequiredDataFromCollectionSlug } from 'payload'

type SeedQuestion = Pick<RequiredDataFromCollectionSlug<'faqs'>, 'question' | 'answer' | 'topic' | 'isOnHome'>

/** `{number:key}` is replaced by the current figure when shown. */
const ASKED: SeedQuestion[] = [
  {
    question: 'Does it make a noise?',
    answer: 'Nothing in it turns. The thermostat may click, and the frame may tick as it warms.',
    topic: 'product',
    isOnHome: true,
  },
  {
    question: 'Will it cost less to run than my gas boiler?',
    answer:
      'For a whole house, no. A unit of heat costs {number:cost.infrared.per-kwh-of-heat} from a panel and {number:cost.gas-old.per-kwh-of-heat} from a gas boiler ({number:price.cap}). Panels come close only where the boiler would warm a whole house for the sake of a room or two.',
    topic: 'running-costs',
  },
  {
    question: 'Is a warm ceiling safe around children and pets?',
    answer:
      'Yes, mostly because they can’t reach it. The face runs at about 52.5 °C: too warm to lean on, but no one leans on a ceiling. Nothing glows, burns or moves. Each panel weighs 6.6 kg and is screwed to the joists, never to plasterboard alone.',
    topic: 'product',
    isOnHome: true,
  },
  {
    question: 'How many panels does a room need?',
    answer:
      'As many as replace what the room loses on a cold day. A 20 m² lounge with two external walls and unfilled cavities near Swindon loses about 1,480 W, more than its ceiling may give in comfort, so another heater supplies the rest. The same room in a house built to today’s rules loses about 550 W: three panels. We work it out room by room before we quote.',
    topic: 'product',
    isOnHome: true,
  },
  {
    question: 'How long does fitting take?',
    answer:
      'Your quote states how many days your rooms will take: a room is one visit, a whole house several. We find the joists, test before we drill, run the circuit and leave you the certificate. Ceilings with a textured coating from before 2000 are tested for asbestos first, which takes a few days more.',
    topic: 'installation',
    isOnHome: true,
  },
  {
    question: 'Can solar panels run it?',
    answer:
      'They can help. Solar gives least when heating is needed most: on a short, dark day a roof makes a fraction of what it makes in June. A battery moves some of it to the evening. One of 5.4 kWh runs a single panel for 24 hours, or nine panels for two hours and forty minutes.',
    topic: 'running-costs',
  },
  {
    question: 'Are new gas boilers banned?',
    answer:
      'No. The ban in new homes from 2025 that you may have read about never became law. From 24 March 2027, with a year’s transition, new homes in England must meet the Future Homes Standard, which gas boilers are not expected to meet. No date is set for the boiler you already have.',
    topic: 'product',
  },
  {
    question: 'Is there a grant, or relief from VAT?',
    answer:
      'There is currently no national grant for infrared panels, and they carry 20% VAT. The Boiler Upgrade Scheme pays {number:grant.heat-pump} towards a heat pump, also to homes that have electric heating now, so compare the two before you decide.',
    topic: 'running-costs',
  },
  {
    question: 'What does it do to my EPC?',
    answer:
      'Put in place of a gas boiler it usually lowers the rating, because the certificate counts the price of electricity and gives infrared no credit for heating one room at a time. Put in place of other electric heaters it changes little. Landlords should check before they order.',
    topic: 'running-costs',
  },
  {
    question: 'How many panels can share a circuit?',
    answer:
      'Thirteen on 16 A. That is 2,925 W and 12.7 A. The manufacturer sets this limit, and our planner keeps to it. A new circuit is notifiable under Part P in England; the installer notifies it and leaves you the certificate.',
    topic: 'installation',
  },
  {
    question: 'Can a panel go in a bathroom?',
    answer:
      'Usually, on the ceiling away from the bath and shower. It sits behind a 30 mA RCD and, until we hold the IP test report, stays outside the zones around them. Your electrician decides on site.',
    topic: 'installation',
  },
  {
    question: 'Does it work without the app?',
    answer:
      'Yes. Each room has its own wall thermostat with a weekly programme. The app does the same from anywhere, and shows what each room used.',
    topic: 'control',
  },
]

export const QUESTIONS: RequiredDataFromCollectionSlug<'faqs'>[] = ASKED.map((asked, index) => ({
  ...asked,
  sortOrder: index + 1,
  _status: 'published',
}))
