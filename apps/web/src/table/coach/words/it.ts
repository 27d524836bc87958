import { estimatesIn, percentsIn } from "../percents.ts";
import type { CoachWords } from "./en.ts";

export const IT: CoachWords = {
  coach: "Consigliere",
  level: "Che cosa mostra il consigliere",
  levels: { off: "Spento", odds: "Probabilità", best: "Mossa" },
  nowOff: "Il consigliere è spento. Riaccendilo con il tasto O o dalle impostazioni.",
  oddsOnly: "Il consigliere mostra solo le probabilità. Scegli prima «Mossa» nel suo riquadro.",
  open: "Apri il consigliere",
  percent: percentsIn("it"),
  estimate: estimatesIn("it"),
  thinking: "Il consigliere riflette.",
  failed: "Al momento il consigliere non funziona su questo dispositivo. Puoi continuare senza.",
  rivalPlays: (name) => `Gioca ${name}. Il consigliere aspetta il tuo turno.`,
  over: "La partita è finita.",
  bestMove: "Mossa migliore",
  toWin: "di vittoria, secondo il Cancelliere",
  play: (steps) => (steps === 1 ? "Giocala" : "Gioca il passo 1"),
  others: "In alternativa",
  why: "Perché?",
  margin: (points) => `± ${points}`,
  marginWords: (points) =>
    `Su campioni: 19 volte su 20 il Cancelliere troverebbe numeri distanti al massimo ${points} da questi.`,
  sampled: "a campione, 19 volte su 20",
};
