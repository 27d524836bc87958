/** The texts about notifications of an online table. */
export const EN = {
  title: "Turn notifications",
  offer: "You need not keep looking: this device can tell you when it is your turn.",
  tellMe: "Tell me when it is my turn",
  tellMeDetail:
    "On this device, for this table and its rematches: also when it is full and when the game is over. Your browser will ask once.",
  obstacles: {
    blocked: {
      title: "The browser blocks notifications",
      detail: "Allow them for this page in the browser’s settings, then come back.",
    },
    insecure: {
      title: "Notifications need https",
      detail:
        "This page came over plain http, so the browser allows none. A webhook works all the same.",
    },
    unsupported: {
      title: "This browser has no notifications",
      detail:
        "On an iPhone or iPad, add Courtly to the home screen and open it there. A webhook works everywhere.",
    },
  },
  noService: "the browser’s push service gave no address: try again later, or use a webhook",
  on: "Notifications are on for this table.",
  off: "Notifications are off for this table.",
  webhook: {
    label: "Webhook for this seat",
    detail: "For Discord, ntfy and the like: this address is told as well.",
    goesTo: (host: string) => `Goes to ${host}`,
    use: "Use it",
    remove: "Remove",
    noAddress: "an address with https is wanted",
  },
};

export type NotifyWords = typeof EN;
