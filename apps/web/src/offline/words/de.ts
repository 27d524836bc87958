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
    kept: "Courtly ist auf diesem Gerät gespeichert: Du kannst es auch ohne Netz öffnen und spielen. Nur Online-Tische warten.",
    coming:
      "Courtly wird gerade auf diesem Gerät gespeichert. Danach kannst du auch ohne Netz spielen.",
    missing:
      "Dieser Browser speichert keine Seiten, darum öffnet sich Courtly nur mit Netz. Private Fenster sind oft so: Versuch es in einem gewöhnlichen.",
    insecure: (address) =>
      `Diese Adresse (${address}) ist einfaches http, darum kann der Browser weder die Seite speichern noch eine App installieren. Öffne Courtly über https, oder unter http://localhost auf dem Computer, auf dem es läuft. Deine Partien bleiben trotzdem gespeichert.`,
    install: "Courtly installieren",
    installed: "Es ist als App installiert.",
    apple: "So installierst du es: Wähle „Teilen“, dann „Zum Home-Bildschirm“.",
    byMenu: "Kann dein Browser Apps installieren, findest du das in seinem Menü.",
  },
};
