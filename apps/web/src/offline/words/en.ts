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
    kept: "Courtly is kept on this device: it opens and plays without a network too. Only tables online wait.",
    coming:
      "Courtly is being put on this device. When that is done, it plays without a network too.",
    missing:
      "This browser keeps no pages, so Courtly opens only with a network. Private windows are often like that: try an ordinary one.",
    insecure: (address: string) =>
      `This address (${address}) is plain http. Over that no browser keeps a page or installs an app. Open Courtly over https, or at http://localhost on the machine that it runs on. Your games are kept all the same.`,
    install: "Install Courtly",
    installed: "It is installed as an app.",
    apple: "To install it: tap Share, then Add to Home Screen.",
    byMenu: "If your browser can install apps, its menu offers it.",
  },
};

export type OfflineWords = typeof EN;
