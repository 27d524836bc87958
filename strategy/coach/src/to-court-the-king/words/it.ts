import type { KingReasonWords, Sure } from "./en.ts";

export const ITALIAN: KingReasonWords = {
  aim: ({ aim, other, sure, chance, isThisWay, gain, win }) => {
    const or = other === undefined ? "" : ` o ${other.name} (${other.asks})`;
    const benefit = other === undefined ? gain : undefined;
    const wins = win === undefined ? undefined : `${win} di vittoria con la carta ${aim.name}`;
    const uses = [benefit, wins].filter((use) => use !== undefined).join(", ");
    const roll = `Il tiro punta alla carta ${aim.name} (${aim.asks})${or}${uses === "" ? "" : `: ${uses}`}.`;
    const get = `Probabilità di ${other === undefined ? "averla" : `avere la carta ${aim.name}`}${isThisWay ? " così" : ""}: ${chance}.`;
    return [roll, get, ...(sure === undefined ? [] : [sureWords(sure)])].join(" ");
  },
  sureOnly: ({ name, isNearly }, asks, gain) =>
    `Il tiro punta alla carta ${name} (${asks}), che ${isNearly ? "quasi non può" : "non può"} sfuggirti${gain === undefined ? "" : `: ${gain}`}.`,
  won: {
    any: "Qui ogni scelta vince quasi di sicuro.",
    several: "Così vinci quasi di sicuro, e anche con altre scelte.",
  },
  gaps: {
    alike: ({ have, face, more, adds }) =>
      `Hai tenuto ${have} dadi con ${face}, ne ${more === 1 ? "manca uno" : `mancano ${more}`}${adds === undefined ? "" : ` (la tua carta ${adds} può portarne uno)`}`,
    pips: (have, asked) => `I dadi tenuti valgono ${have} punti su ${asked}`,
    dice: (more, fits, alike) =>
      `${more === 1 ? "Un dado deve" : `${more} dadi devono`} ancora combaciare con quelli tenuti${fits.length === 0 ? "" : ` (con ${fits.join(" o ")})`}${alike === undefined ? "" : alike.have === 3 ? `, e un quarto ${alike.face} farebbe una seconda coppia` : `, e quattro dadi con ${alike.face} valgono due coppie`}`,
    further: (have, face) => `Hai tenuto ${have} dadi con ${face}, e ogni altro ${face} conta`,
    odd: "Tutti i dadi devono essere dispari, come quelli tenuti",
    even: "Tutti i dadi devono essere pari, come quelli tenuti",
  },
  rolled: (dice, needsCards, helping) =>
    `${dice === 1 ? "si tira 1 dado" : `si tirano ${dice} dadi`}${needsCards ? `, e devono aiutare le tue carte${helping.length === 0 ? "" : ` (${helping.join(", ")})`}` : ""}.`,
  helping: (name, face) =>
    face === "changes"
      ? `${name} cambia i dadi`
      : `${name} porta ${face === "any" ? "un numero a scelta" : `un ${face}`}`,
  keptFor: (name, said) => `Per la carta ${name}: ${said}`,
  pays: (name, isNearly) =>
    `I dadi tenuti rendono ${isNearly ? "quasi sicura" : "sicura"} la carta ${name}.`,
  adds: (name, face) =>
    `Questo ${face} si tiene perché la tua carta ${name} può portarne un altro.`,
  keepOne: (rolls) =>
    `Prima di ogni tiro va tenuto almeno un dado; ${rolls === 1 ? "l’altro si tira" : `gli altri ${rolls} si tirano`} di nuovo.`,
  joins: (name) => `Si tira anche il dado della carta ${name}, quindi uno in più.`,
  brings: (name, face) => `La carta ${name} aggiunge un ${face} ai dadi tenuti.`,
  rerolls: (name) => `Per il tiro della carta ${name} non serve tenere dadi.`,
  gains: {
    dice: (more) => `${more === 1 ? "un dado" : `${more} dadi`} in più a ogni turno`,
    anotherTry: "un tentativo in più a ogni turno",
    matching: "con quella carta i dadi combaciano più facilmente",
    mark: "con quella carta cominci il giro finale",
  },
  lifts: ({ name, chance, less, win }) =>
    `Diventa più probabile anche la carta ${name}: ${chance}. Dopo la seconda scelta è solo ${less}. Con essa ${win} di vittoria.`,
  upTo: (win) => `fino a ${win}`,
  stops: (name, win) =>
    `Potresti prendere subito la carta ${name}, ${win === undefined ? "con circa la stessa probabilità di vittoria" : `ma vinceresti meno spesso: ${win}`}.`,
  tempts: ({ name, isSure, win }) =>
    win === undefined
      ? `È ${isSure ? "sicura" : "probabile"} anche la carta ${name}, con circa la stessa probabilità di vittoria.`
      : `La carta ${name} è ${isSure ? "sicura" : "probabile"}, ma vinceresti meno spesso: ${win}.`,
  apart: {
    worse: (dice, win, isLow) =>
      `Se invece tieni ${dice}, vinci meno spesso: ${win}.${isLow ? " Un Re di dadi bassi è più facile da superare." : ""}`,
    asGood: (dice) => `Se invece tieni ${dice}, la probabilità di vittoria è circa la stessa.`,
  },
  mayStop: (name) =>
    `Se ti fermi ora con la carta ${name}, la probabilità di vittoria è circa la stessa.`,
  mayTurnFool: "Se ti fermi ora e giri il Giullare, la probabilità di vittoria è circa la stessa.",
  elsewhere: (next, name) =>
    `Circa la stessa probabilità di vittoria con ${next}, per la carta ${name}.`,
  waits: (names) => `Dopo il tiro puoi ancora chiamare: ${names}.`,
  atWorst: (name) => `Alla peggio prendi la carta ${name}.`,
  likely: ({ name, chance, win }) =>
    `Se no, spesso la carta ${name}: ${chance} di averla. Con essa ${win} di vittoria.`,
  rollsOn: (better, atRisk) =>
    better === undefined
      ? atRisk === undefined
        ? "Tirare ancora non può dare quasi nulla di meglio."
        : `Tirare ancora metterebbe a rischio la carta ${atRisk.name} per quasi nulla di meglio.`
      : `Tirare ancora può dare la carta ${better.name}: ${better.chance}.${atRisk === undefined ? "" : ` Ma la carta ${atRisk.name} resterebbe solo con ${atRisk.chance}.`}`,
  card: ({ name, asks, isMade, does, helps, win }) =>
    `${asks === undefined ? name : `${isMade ? "Così i tuoi dadi bastano" : "I tuoi dadi bastano"} per la carta ${name} (${asks})`}: ${does}${helps}.${win === undefined ? "" : ` Con questa carta ${win} di vittoria.`}`,
  otherwise: ({ name, does, win }) => `La carta ${name} invece: ${does}; ${win} di vittoria.`,
  edges: {
    asGood: "Valgono lo stesso.",
    keepsFool: "Così tieni il Giullare.",
    lastCopy: (name, left) => `Di questa carta è l’ultima; della carta ${name} ne restano ${left}.`,
    harder: (name) =>
      `Questa carta è più difficile da avere, e la carta ${name} si può ancora vincere più avanti.`,
    pips: "Il dado più alto porta più punti.",
  },
  asksSeven: "Per i sette dadi uguali del Re mancano ancora dadi.",
  helps: {
    moreDice: (dice, before) => `, quindi ${dice} dadi per turno invece di ${before}`,
    atWill: " quando vuoi",
    mark: "; il tuo risultato è quello da superare: gli altri hanno ancora un turno a testa",
    anotherTry: ", un tentativo in più a ogni turno",
    matching: ", così i dadi combaciano più facilmente",
  },
  higherMark: "È sicuro il Re; si tira per più dadi uguali, più difficili da superare.",
  toMark: ({ need, mark, kept, more, rolls }) => {
    const rest =
      kept === undefined
        ? ""
        : ` Tieni ${kept}; ${more === 0 ? "altri uguali danno più sicurezza" : more === 1 ? "ne manca uno" : `ne mancano ${more}`}, e ${rolls === 1 ? "si tira 1 dado" : `si tirano ${rolls} dadi`}.`;
    return `Per vincere devi ${need === "beat" ? "superare" : "eguagliare"} ${mark}.${rest}`;
  },
  reached: (result, mark) => `Per ora i tuoi ${result} bastano contro ${mark}.`,
  later: (players) =>
    players === 1 ? "Dopo di te tira ancora qualcuno." : `Dopo di te tirano ancora in ${players}.`,
  missed: (result, mark) => `I tuoi ${result} non bastano contro ${mark}.`,
  hopeless: (mark) => `Con i tuoi dadi non si può più superare ${mark}.`,
};

const sureWords = ({ name, isNearly, win }: Sure) =>
  `Altrimenti ti resta ${isNearly ? "quasi di sicuro " : ""}la carta ${name}${win === undefined ? "" : `: ${win} di vittoria`}.`;
