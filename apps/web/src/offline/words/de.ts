import type { OfflineWords } from "./en.ts";

export const DE: OfflineWords = {
  update: {
    label: "Aktualisierung",
    ready: "Ein neueres Courtly ist da. Deine Partien bleiben, wie sie sind.",
    take: "Aktualisieren",
    later: "Später",
  },
  device: {
    title: "Ohne Netz",
    kept: "Courtly liegt auf diesem Gerät: Es öffnet sich und spielt auch ohne Netz. Nur Tische online warten.",
    coming:
      "Courtly wird gerade auf dieses Gerät gelegt. Ist das geschehen, spielt es auch ohne Netz.",
    missing:
      "Dieser Browser behält keine Seiten, darum öffnet sich Courtly nur mit Netz. Private Fenster sind oft so: Versuch es in einem gewöhnlichen.",
    insecure: (address) =>
      `Diese Adresse (${address}) ist einfaches http. Darüber behält kein Browser eine Seite und installiert keine App. Öffne Courtly über https, oder unter http://localhost auf dem Rechner, auf dem es läuft. Deine Partien bleiben trotzdem erhalten.`,
    install: "Courtly installieren",
    installed: "Es ist als App installiert.",
    apple: "So installierst du es: Tippe auf Teilen, dann auf Zum Home-Bildschirm.",
    byMenu: "Kann dein Browser Apps installieren, findest du das in seinem Menü.",
  },
};
