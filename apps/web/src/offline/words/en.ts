/** The notice of a newer version, and the section about playing without a network. */
export const EN = {
  update: {
    label: "Update",
    ready: "A newer Courtly is here. Your games stay as they are.",
    take: "Update",
    later: "Later",
  },
  device: {
    title: "Without a network",
    kept: "Courtly is saved on this device: you can open it and play without a network too. Only online tables wait.",
    coming: "Courtly is being saved on this device. After that you can play without a network too.",
    missing:
      "This browser does not save pages, so Courtly opens only with a network. Private windows are often like that: try an ordinary one.",
    insecure: (address: string) =>
      `This address (${address}) is plain http, so the browser can neither save the page nor install an app. Open Courtly over https, or at http://localhost on the computer that it runs on. Your games are saved all the same.`,
    install: "Install Courtly",
    installed: "It is installed as an app.",
    apple: "To install it: choose Share, then Add to Home Screen.",
    byMenu: "If your browser can install apps, its menu offers it.",
  },
};

export type OfflineWords = typeof EN;
