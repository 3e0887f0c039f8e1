export type Limit = { points: number; perSeconds: number }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Rate limits: generous for people, tight for scripts. Counted by all processes together. */
export const LIMITS = {
  flood: [
    { points: 300, perSeconds: 10 * MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  enquiry: [
    { points: 60, perSeconds: 10 * MINUTE },
    { points: 300, perSeconds: DAY },
  ],
  // Reports of several pages at once from everybody behind one address; each kind has its own limit besides.
  reportFlood: [{ points: 2_000, perSeconds: 10 * MINUTE }],
  // Ten files of 20 MB are 410 requests.
  filePiece: [
    { points: 1_000, perSeconds: 10 * MINUTE },
    { points: 5_000, perSeconds: DAY },
  ],
  // Files and designs that one sender stores, in KB: two projects with ten files of 20 MB each.
  storedKilobytes: [{ points: 420_000, perSeconds: DAY }],
  // Corrections of contact details; each stays with its enquiry.
  enquiryChange: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 60, perSeconds: DAY },
  ],
  enquirySameEmail: [{ points: 5, perSeconds: DAY }],
  enquiryNewEmail: [{ points: 5, perSeconds: DAY }],
  callBack: [
    { points: 10, perSeconds: 15 * MINUTE },
    { points: 30, perSeconds: DAY },
  ],
  callBackSameNumber: [{ points: 3, perSeconds: DAY }],
  callBackEverybody: [
    { points: 20, perSeconds: 60 * MINUTE },
    { points: 60, perSeconds: DAY },
  ],
  login: [{ points: 10, perSeconds: 15 * MINUTE }],
  loginSameAccount: [{ points: 5, perSeconds: 15 * MINUTE }],
  // Failed attempts at an account by unknown devices, and how often one is let through after that.
  loginAccount: [{ points: 10, perSeconds: 60 * MINUTE }],
  loginAccountPace: [{ points: 1, perSeconds: 20 }],
  // Wrong second factors, each with the right password: six digits must not be guessed within years.
  secondFactor: [
    { points: 5, perSeconds: 15 * MINUTE },
    { points: 20, perSeconds: DAY },
  ],
  download: [{ points: 20, perSeconds: 10 * MINUTE }],
  calculation: [
    { points: 60, perSeconds: MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  calculatorUsage: [
    { points: 30, perSeconds: 10 * MINUTE },
    { points: 200, perSeconds: DAY },
  ],
  calculatorUsageEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  cart: [
    { points: 120, perSeconds: MINUTE },
    { points: 3_000, perSeconds: DAY },
  ],
  review: [{ points: 20, perSeconds: DAY }],
  waitingList: [{ points: 20, perSeconds: DAY }],
  waitingListSameEmail: [{ points: 5, perSeconds: DAY }],
  sharedDesign: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 100, perSeconds: DAY },
  ],
  designMails: [{ points: 5, perSeconds: DAY }],
  designMailsSameEmail: [{ points: 3, perSeconds: DAY }],
  designMailsEverybody: [{ points: 200, perSeconds: 60 * MINUTE }],
  sharedDesignEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  designChange: [
    { points: 120, perSeconds: 10 * MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  designComment: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 200, perSeconds: DAY },
  ],
  pageCheck: [{ points: 10, perSeconds: 10 * MINUTE }],
  serviceTest: [{ points: 10, perSeconds: 10 * MINUTE }],
  search: [{ points: 60, perSeconds: MINUTE }],
  completion: [{ points: 240, perSeconds: MINUTE }],
  report: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 100, perSeconds: DAY },
  ],
  view: [
    { points: 120, perSeconds: 10 * MINUTE },
    { points: 1_000, perSeconds: DAY },
  ],
  viewEverybody: [{ points: 20_000, perSeconds: 60 * MINUTE }],
  speed: [
    { points: 20, perSeconds: MINUTE },
    { points: 500, perSeconds: DAY },
  ],
  speedEverybody: [{ points: 20_000, perSeconds: 60 * MINUTE }],
  heatmap: [
    { points: 30, perSeconds: MINUTE },
    { points: 300, perSeconds: DAY },
  ],
  heatmapEverybody: [{ points: 5_000, perSeconds: 60 * MINUTE }],
  seasonLinks: [{ points: 5, perSeconds: DAY }],
  seasonLinksSameEmail: [{ points: 3, perSeconds: DAY }],
  seasonLinksEverybody: [{ points: 200, perSeconds: 60 * MINUTE }],
  dataLinks: [
    { points: 5, perSeconds: 10 * MINUTE },
    { points: 10, perSeconds: DAY },
  ],
  dataLinksSameEmail: [{ points: 5, perSeconds: DAY }],
  dataLinksEverybody: [{ points: 200, perSeconds: 60 * MINUTE }],
  // What the holder of an opened link does: every change and every file.
  dataChanges: [{ points: 60, perSeconds: 10 * MINUTE }],
  sharedSavings: [{ points: 3, perSeconds: DAY }],
  sharedSavingsEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  rewardClaims: [
    { points: 10, perSeconds: MINUTE },
    { points: 50, perSeconds: DAY },
  ],
  reportEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
} satisfies Record<string, Limit[]>

export type LimitName = keyof typeof LIMITS
